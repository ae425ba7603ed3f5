import { deleteApp, initializeApp } from "firebase/app";
import type { Firestore } from "firebase/firestore";
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setLogLevel,
  terminate,
  updateDoc,
} from "firebase/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enclosureSchema } from "@domain/enclosure/enclosure";
import { removeRecord } from "../../functions/src/callables/remove-record";
import { ask } from "./ask";
import { change, save } from "./desk-stage";
import { aHerd } from "./herd";
import { world } from "./people";
import { put, read, useStage } from "./stage";

setLogLevel("silent");

const project = "demo-remove-while-moving";
const stage = useStage(project, "file", { rules: "firestore.rules" });
const rounds = 100;
const app = initializeApp({ projectId: project });
let database: Firestore;

const indexes = Array.from({ length: rounds }, (_, index) => index);

beforeAll(async () => {
  database = getFirestore(app);
  const [host = "", port = ""] = stage.host().split(":");
  connectFirestoreEmulator(database, host, Number(port), {
    mockUserToken: { sub: "manager" },
  });
  const enclosures = indexes.map((index) => [
    `enclosures/n${index}`,
    enclosureSchema.parse({
      zooId: "home",
      enclosureId: `n${index}`,
      enclosureName: `N${index}`,
      linkedSectorId: "s1",
    }),
  ]);
  await put({
    ...world(),
    ...aHerd(rounds),
    ...(Object.fromEntries(enclosures) as ReturnType<typeof world>),
  });
});

afterAll(async () => {
  await terminate(database);
  await deleteApp(app);
});

/** Straight to the store, as a manager on the move. */
async function moves(index: number): Promise<boolean> {
  try {
    await updateDoc(doc(database, `animals/h${index}`), {
      animalEnclosureData: { enclosureId: `n${index}` },
      sectorId: "s1",
      schemaVersion: 1,
      updatedAt: serverTimestamp(),
      updatedBy: "manager",
      operationId: `move-${index}`,
    });
    return true;
  } catch (error) {
    expect((error as { code: string }).code).toBe("permission-denied");
    return false;
  }
}

/** In a form, through the desk. */
async function movesByDesk(index: number): Promise<boolean> {
  const values = { animalEnclosureData: { enclosureId: `n${index}` } };
  const answer = await save("manager", [
    change("animals", `h${index}`, values),
  ]);
  return "success" in answer && answer.success;
}

/** As a person does who is told that somebody changed the same at once: once more. */
async function removes(index: number): Promise<boolean> {
  const data = { kind: "enclosures", id: `n${index}` };
  const answer = await ask(removeRecord, "manager", data);
  if ((answer as { error?: string }).error === "conflict")
    return removes(index);
  expect(answer).toMatchObject({ success: true });
  return (answer as { data: { removed: boolean } }).data.removed;
}

it("an enclosure is removed, or an animal comes into it, never both", async () => {
  const outcomes = await Promise.all(
    indexes.map(async (index) => {
      const move = index % 2 === 0 ? moves : movesByDesk;
      const [moved, removed] = await Promise.all([move(index), removes(index)]);
      return { index, moved, removed };
    }),
  );
  expect(outcomes.filter(({ moved, removed }) => moved === removed)).toEqual(
    [],
  );
  for (const { index, removed } of outcomes) {
    expect(await read(`enclosures/n${index}`)).toMatchObject({
      isArchived: removed,
    });
    expect(await read(`animals/h${index}`)).toMatchObject({
      animalEnclosureData: { enclosureId: removed ? "e1" : `n${index}` },
    });
  }
});
