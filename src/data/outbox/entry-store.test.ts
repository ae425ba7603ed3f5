import { openDB } from "idb";
import { describe, expect, it } from "vitest";
import type { OutboxEntry } from "./entry";
import { databaseEntries } from "./entry-store";

const entry: OutboxEntry = {
  id: "e1",
  uid: "me",
  zooId: "zoo-baie",
  createdAt: 1,
  state: "pending",
  via: "store",
  operations: [
    {
      kind: "patch",
      collection: "tasks",
      id: "t1",
      parentId: null,
      values: { notes: "Nourrir" },
      baseUpdatedAt: null,
    },
  ],
  about: { kind: "task.take", name: "Nourrir" },
  reason: null,
  winner: null,
  conflicts: [],
  tab: "a",
  after: [],
  behind: null,
};
const [operation] = entry.operations;

/** Into the browser's database as it is, past all that knows what an entry is. */
async function keepRaw(name: string, value: object): Promise<void> {
  const db = await openDB(name);
  await db.put("entries", value);
  db.close();
}

describe("what the browser kept", () => {
  it.each<[string, object]>([
    ["undefined operations", { operations: undefined }],
    ["null operations", { operations: null }],
    ["a text for operations", { operations: "tasks" }],
    ["an object for operations", { operations: {} }],
    ["operations that are nothing", { operations: [null] }],
    [
      "operations that are partly nothing",
      { operations: [operation, undefined] },
    ],
    [
      "an operation without values",
      { operations: [{ ...operation, values: null }] },
    ],
    [
      "an operation on no collection there is",
      { operations: [{ ...operation, collection: "moons" }] },
    ],
    ["nothing it is about", { about: null }],
    ["no name it is called by", { about: { kind: "task.take" } }],
  ])("is left out with %s, and the rest is read", async (what, change) => {
    const name = `kept ${what}`;
    const entries = databaseEntries(name);
    await entries.put(entry);
    await keepRaw(name, { ...entry, id: "bad", ...change });
    expect(await entries.all()).toEqual([entry]);
  });
});
