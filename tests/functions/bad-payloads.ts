import fc from "fast-check";
import { entryOf } from "@domain/collections";
import { deskCollections } from "@domain/record/save";
import {
  create,
  change,
  newAnimal,
  newEnclosure,
  newSector,
  newTemplate,
} from "./desk-stage";

/** A request that must be refused, and what is wrong with it. */
export interface BadPayload {
  what: string;
  operationId: unknown;
  changes: unknown;
}

const good = [
  create("sectors", "bad-sector", newSector()),
  create("enclosures", "bad-enclosure", newEnclosure()),
  create("animals", "bad-animal", newAnimal()),
  create("taskTemplates", "bad-template", newTemplate()),
  change("zoo", "home", { zooName: "Other" }),
  change("sectors", "s1", { sectorName: "Other" }),
  change("enclosures", "e1", { enclosureName: "Other" }),
  change("animals", "a1", { animalName: "Other" }),
  change("taskTemplates", "t1", { title: "Other" }),
  change("species", "lion", { specieName: "Other" }),
];

/** What no field of any collection takes. */
const nothingTakes = fc.constantFrom<unknown>(
  "x".repeat(20_000),
  [[["deep"]]],
  { nonsense: { deeper: [1, 2] } },
  { __time: "not a time" },
  [{ __time: 7 }],
  -1e308,
);

const notRecords = fc.constantFrom<unknown>(null, 7, "text", [], true, [[]]);
const badIds = fc.constantFrom("", "a/b", ".", "..", "__x__", "x".repeat(300));
const anyGood = fc.constantFrom(...good);
const operationId = fc.stringMatching(/^[A-Za-z0-9_-]{8,20}$/);

type Good = (typeof good)[number];

/** What a new record may lack: an enclosure lies in no sector, an animal's birth is not known. */
const dispensable = ["animalBirthdate", "linkedSectorId"];

const givenOf = ({ collection, kind }: Good): string[] => {
  const { writes } = entryOf(collection);
  const actions = kind === "create" ? ["create"] : Object.keys(writes);
  return actions.flatMap((action) =>
    writes[action]?.kind === "desk" ? [...writes[action].fields] : [],
  );
};

const spoiled = (what: string, to: fc.Arbitrary<object>) =>
  to.map((one): [string, unknown] => [what, one]);

const badChange = fc.oneof(
  spoiled(
    "a value",
    anyGood.chain((one) =>
      fc
        .tuple(fc.constantFrom(...givenOf(one)), nothingTakes)
        .map(([field, value]) => ({
          ...one,
          values: { ...one.values, [field]: value },
        })),
    ),
  ),
  spoiled(
    "a field",
    fc
      .tuple(
        anyGood,
        fc.constantFrom(
          "createdAt",
          "createdBy",
          "updatedBy",
          "operationId",
          "schemaVersion",
          "authorId",
          "isArchived",
          "constructor",
          "label",
          "surprise",
        ),
        nothingTakes,
      )
      .map(([one, field, value]) => ({
        ...one,
        values: { ...one.values, [field]: value },
      })),
  ),
  spoiled(
    "a lost field",
    fc
      .constantFrom(...good.filter(({ kind }) => kind === "create"))
      .chain((one) =>
        fc
          .constantFrom(
            ...Object.keys(one.values).filter(
              (field) => !dispensable.includes(field),
            ),
          )
          .map((field) => ({
            ...one,
            values: Object.fromEntries(
              Object.entries(one.values).filter(([name]) => name !== field),
            ),
          })),
      ),
  ),
  spoiled(
    "values",
    fc.tuple(anyGood, notRecords).map(([one, values]) => ({ ...one, values })),
  ),
  spoiled(
    "a base",
    fc.tuple(anyGood, notRecords).map(([one, base]) => ({ ...one, base })),
  ),
  spoiled(
    "an id",
    fc.tuple(anyGood, badIds).map(([one, id]) => ({ ...one, id })),
  ),
  spoiled(
    "a kind",
    fc
      .tuple(
        anyGood,
        fc.constantFrom("publish", "discard", "delete", "", null, 7),
      )
      .map(([one, kind]) => ({ ...one, kind })),
  ),
  spoiled(
    "a collection",
    fc
      .tuple(
        anyGood,
        fc.constantFrom("tasks", "users", "access", "operations", "", null, 7),
      )
      .map(([one, collection]) => ({ ...one, collection })),
  ),
  spoiled(
    "nothing to change",
    fc.constantFrom(...deskCollections).map((collection) => ({
      collection,
      id: "s1",
      kind: "change",
      values: {},
    })),
  ),
);

/** Bad among good ones, at any place. */
const badChanges = fc
  .tuple(badChange, fc.array(anyGood, { maxLength: 2 }), fc.nat(2))
  .map(([[what, bad], others, at]): [string, unknown] => {
    const changes: unknown[] = [...others];
    changes.splice(at, 0, bad);
    return [what, changes];
  });

const payload: fc.Arbitrary<BadPayload> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(badChanges, operationId)
      .map(([[what, changes], id]) => ({ what, changes, operationId: id })),
  },
  {
    weight: 1,
    arbitrary: notRecords.map((changes) => ({
      what: "no changes",
      operationId: "good",
      changes,
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyGood, fc.constantFrom("", "a/b", "é", "x".repeat(65), null, 7))
      .map(([one, id]) => ({
        what: "an operation id",
        operationId: id,
        changes: [one],
      })),
  },
);

/** So many bad requests; the same ones for the same seed. */
export const badPayloads = (count: number, seed: number): BadPayload[] =>
  fc.sample(payload, { numRuns: count, seed });
