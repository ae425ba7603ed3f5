import {
  familySchema,
  orderSchema,
  specieSchema,
} from "@domain/taxonomy/taxonomy";
import { userSchema } from "@domain/person/user";
import { toWire } from "@domain/record/wire";
import type { Answer, CallableInput } from "@domain/callables";
import { saveRecords } from "../../functions/src/callables/save-records";
import { world } from "./people";
import { aDailyTemplate } from "./templates";

type Input = CallableInput<"saveRecords">;
export type Change = Input["changes"][number];

let operations = 0;

/** An operation id that no other test has used. */
export const newOperation = () => {
  operations += 1;
  return `operation-${operations}`;
};

/** Calls saveRecords as this person; the answer, or the code and details of the refusal. */
export async function save(
  uid: string | null,
  changes: unknown,
  operationId: unknown = newOperation(),
): Promise<Answer<unknown> | { code: string; details: unknown }> {
  const auth = uid === null ? undefined : { uid, token: {} };
  const data = JSON.parse(JSON.stringify({ operationId, changes })) as unknown;
  try {
    return await saveRecords.run({ auth, data, rawRequest: {} } as never);
  } catch (error) {
    const { code, details } = error as { code: string; details: unknown };
    if (typeof code !== "string") throw error;
    return { code, details };
  }
}

const wired = (values: object) => toWire(values) as Record<string, unknown>;

export const create = (
  collection: Change["collection"],
  id: string,
  values: object,
): Change => ({ collection, id, kind: "create", values: wired(values) });

export const change = (
  collection: Change["collection"],
  id: string,
  values: object,
  base: object = {},
): Change => ({
  collection,
  id,
  kind: "change",
  values: wired(values),
  base: wired(base),
});

const schedule = {
  startAt: new Date("2026-12-01T07:00:00Z"),
  recurrence: "DAILY",
  recurrenceTime: "08:00",
  recurrenceInterval: 1,
};

export const newSector = (more: object = {}) => ({
  zooId: "home",
  sectorName: "Aviary",
  ...more,
});
export const newEnclosure = (more: object = {}) => ({
  zooId: "home",
  enclosureName: "Pond",
  linkedSectorId: "s1",
  ...more,
});
export const newAnimal = (more: object = {}) => ({
  zooId: "home",
  animalName: "Kito",
  specieId: "lion",
  animalEnclosureData: { enclosureId: "e1" },
  animalBirthdate: "03/2020",
  animalSexe: "Male",
  ...more,
});
export const newTemplate = (more: object = {}) => ({
  zooId: "home",
  title: "Feed",
  type: "feeding",
  target: { level: "SECTOR", ids: ["s1"] },
  schedule,
  ...more,
});

/** The world of the callables with species, cards and an automation. */
export const deskWorld = (): ReturnType<typeof world> => ({
  ...world(),
  "species/lion": specieSchema.parse({
    specieId: "lion",
    specieName: "Lion",
    specieLatinName: "Panthera leo",
  }),
  "family/cats": familySchema.parse({
    familyId: "cats",
    familyName: "Cats",
    familyLatinName: "Felidae",
  }),
  "order/carnivores": orderSchema.parse({
    orderId: "carnivores",
    orderName: "Carnivores",
    orderLatinName: "Carnivora",
  }),
  "users/keeper": userSchema.parse({
    userId: "keeper",
    userFirstname: "K",
    userLastname: "K",
    zooId: "home",
  }),
  "users/stranger": userSchema.parse({
    userId: "stranger",
    userFirstname: "S",
    userLastname: "S",
    zooId: "away",
  }),
  "sectors/s-away": {
    ...world()["sectors/s1"],
    zooId: "away",
    sectorId: "s-away",
    managementUserIds: [],
  },
  "taskTemplates/t1": {
    ...aDailyTemplate("t1", new Date("2026-12-01T00:00:00Z")),
    zooId: "home",
  },
});
