import { afterEach, beforeEach, expect, it } from "vitest";
import { anEnclosure } from "../../../tests/builders/facility";
import { aTemplate } from "../../../tests/builders/work";
import { provideBackend } from "../backend";
import { provideCalls } from "../calls";
import { outcomeOf } from "../hooks/use-submit";
import { setIdentity } from "../identity";
import { memoryStore, type MemoryStore } from "../memory-store";
import { batch, create, patch } from "../write";
import { outbox } from "./outbox";

const about = { kind: "test", name: "Plaine" };
let store: MemoryStore;
let asked: { name: string; input: unknown }[];
let answer: unknown;

beforeEach(() => {
  store = memoryStore();
  asked = [];
  answer = { success: true, data: { results: [] } };
  provideBackend(store);
  provideCalls((name, input) => {
    asked.push({ name, input });
    return Promise.resolve(answer);
  });
  setIdentity({ uid: "me", zooId: "zoo-baie" });
  store.seed("enclosures", "e1", anEnclosure({ enclosureName: "Savane" }));
});

afterEach(async () => {
  for (const { id } of outbox.list()) await outbox.drop(id);
  setIdentity(null);
});

const enclosure = async () => (await store.getDoc("enclosures", "e1"))!;
const refuses = (error: string, details: object) => {
  answer = { success: false, error, details };
};

it("asks once for all changes, with what people gave and what they saw", async () => {
  const startAt = new Date("2026-12-01T07:00:00Z");
  const template = aTemplate();
  store.seed("taskTemplates", "t1", template);
  const row = (await store.getDoc("taskTemplates", "t1"))!;
  const schedule = { ...template.schedule, startAt };
  await batch(
    [
      {
        kind: "create",
        collection: "sectors",
        id: "s1",
        values: { zooId: "zoo-baie", sectorName: "Lande" },
      },
      {
        kind: "patch",
        collection: "taskTemplates",
        id: "t1",
        values: { schedule },
        base: row,
      },
    ],
    about,
  ).acknowledged;
  const wire = ({ startAt: at, ...rest }: typeof schedule) =>
    expect.objectContaining({
      startAt: { __time: at.toISOString() },
      recurrence: rest.recurrence,
    }) as unknown;
  expect(asked).toEqual([
    {
      name: "saveRecords",
      input: {
        operationId: expect.stringMatching(/^[\w-]{1,64}$/) as unknown,
        changes: [
          {
            collection: "sectors",
            id: "s1",
            kind: "create",
            values: { zooId: "zoo-baie", sectorName: "Lande" },
            base: {},
          },
          {
            collection: "taskTemplates",
            id: "t1",
            kind: "change",
            values: { schedule: wire(schedule) },
            base: { schedule: wire(template.schedule) },
          },
        ],
      },
    },
  ]);
});

it("writes notes straight, and a form that touches one desk field wholly through the desk", async () => {
  const base = await enclosure();
  await patch("enclosures", "e1", { memo: "Clé 4" }, about, base).acknowledged;
  expect(asked).toEqual([]);
  expect((await enclosure()).data).toMatchObject({
    memo: "Clé 4",
    operationId: expect.any(String) as unknown,
  });
  const both = { memo: "Clé 5", enclosureName: "Lande" };
  await patch("enclosures", "e1", both, about, base).acknowledged;
  expect(asked).toMatchObject([
    {
      input: {
        changes: [
          { values: both, base: { memo: null, enclosureName: "Savane" } },
        ],
      },
    },
  ]);
});

it("names the fields that are wrong, and the form takes its values back", async () => {
  refuses("invalid-input", {
    index: 0,
    collection: "enclosures",
    id: "e1",
    fields: ["areas.1.areaName:too_small", "linkedSectorId:reference"],
  });
  const receipt = create(
    "enclosures",
    "e2",
    { zooId: "zoo-baie", enclosureName: "Lande" },
    about,
  );
  await expect(outcomeOf(receipt)).rejects.toMatchObject({
    code: "invalid-input",
    details: { fields: ["areas.1.areaName", "linkedSectorId"] },
  });
  await expect.poll(() => outbox.list()).toEqual([]);
});

it("keeps what somebody else was first with, instants as dates", async () => {
  const stored = { __time: "2026-12-01T07:00:00.000Z" };
  const conflicts = [{ field: "enclosureName", stored, by: "her" }];
  refuses("conflict", {
    index: 0,
    collection: "enclosures",
    id: "e1",
    conflicts,
  });
  const base = await enclosure();
  const change = { enclosureName: "Lande" };
  await expect(
    outcomeOf(patch("enclosures", "e1", change, about, base)),
  ).rejects.toMatchObject({ code: "conflict", details: { winner: "her" } });
  expect(outbox.list()).toMatchObject([
    {
      state: "refused",
      winner: "her",
      conflicts: [
        {
          operation: 0,
          field: "enclosureName",
          stored: new Date("2026-12-01T07:00:00Z"),
        },
      ],
    },
  ]);
});
