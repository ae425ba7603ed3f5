import type { DocumentData } from "firebase/firestore";
import { doc, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { collections } from "@domain/collections";
import { zooB } from "../builders/ids";
import type { Attempt } from "./attempts/attempt";
import { allowedNames, everyAttempt, isDirect } from "./attempts/every-attempt";
import { isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";

const world = useWorld();

beforeAll(() => world.store(records));

/** Every write that a browser may make, with one person of the establishment who may make it. */
const writes = everyAttempt.flatMap((attempt) => {
  const { data } = attempt;
  if (!isDirect(attempt) || !data) return [];
  const allowed = [...allowedNames(attempt)];
  const name = allowed.find((one) => one !== "superAdmin") ?? allowed[0]!;
  const title = `${attempt.resource}.${attempt.action}: ${attempt.what}`;
  return [{ title, attempt, name, data: data(name) }];
});

/** The write with some fields more, or other ones. */
async function writesWith(
  { path }: Attempt,
  name: Name,
  data: DocumentData,
): Promise<boolean> {
  const at = doc(world.as(name), path);
  const allowed = await isAllowed(
    records[path] === undefined ? setDoc(at, data) : updateDoc(at, data),
  );
  await world.putBack(path, records[path], allowed);
  return allowed;
}

/** The field that repeats the id of a document of this collection. */
const idFieldOf = (path: string) =>
  Object.values(collections).find(
    (entry) => entry.path === path.slice(0, path.indexOf("/")),
  )?.idField;
const another = (key: string) => ({ [key]: "another" });
const additions: Record<string, DocumentData> = {
  "an unknown key": { surprise: true },
  "another establishment": { zooId: zooB },
  "another author": another("authorId"),
  "an automation": another("automationId"),
  "an enrichment session": another("enrichmentSessionId"),
  "a note on health": another("healthNoteId"),
  "a recommendation of a visit": another("recommendationId"),
  "another writer": another("updatedBy"),
  "another creator": another("createdBy"),
  "the device's time of the change": { updatedAt: new Date() },
  "the device's time of creation": { createdAt: new Date() },
  "a version to come": { schemaVersion: 2 },
  "an endless operation": { operationId: "x".repeat(65) },
  "an operation that is no text": { operationId: 7 },
};

describe.each(writes)("$title", ({ attempt, name, data }) => {
  it("is allowed as it is", async () => {
    expect(await writesWith(attempt, name, data)).toBe(true);
  });

  it.each(Object.keys(additions))("is refused with %s", async (what) => {
    expect(
      await writesWith(attempt, name, { ...data, ...additions[what] }),
    ).toBe(false);
  });

  it("is refused with another id", async () => {
    const key = idFieldOf(attempt.path) ?? "zooId";
    expect(await writesWith(attempt, name, { ...data, ...another(key) })).toBe(
      false,
    );
  });

  it("is refused without its stamp", async () => {
    for (const key of [
      "schemaVersion",
      "updatedAt",
      "updatedBy",
      "operationId",
    ]) {
      const { [key]: missing, ...rest } = data;
      expect(missing).toBeDefined();
      expect(await writesWith(attempt, name, rest)).toBe(false);
    }
  });
});

it("moves nothing to another establishment for a superAdmin either", async () => {
  const changes = writes.filter(
    ({ attempt }) =>
      attempt.action !== "create" &&
      allowedNames(attempt).has("superAdmin") &&
      attempt.resource !== "taxonomy",
  );
  expect(changes.length).toBeGreaterThanOrEqual(9);
  for (const { attempt } of changes) {
    const data = attempt.data!("superAdmin");
    expect(await writesWith(attempt, "superAdmin", data)).toBe(true);
    expect(
      await writesWith(attempt, "superAdmin", { ...data, zooId: zooB }),
    ).toBe(false);
  }
});
