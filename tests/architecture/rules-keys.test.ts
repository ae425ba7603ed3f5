import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scheduleSchema } from "@domain/recurrence/schedule";
import type { CollectionName } from "@domain/collections";
import { collections } from "@domain/collections";
import { fieldKinds, metaKeys } from "@domain/schema/fields";
import { languages } from "@domain/taxonomy/taxonomy";
import { contentFields, placeFields } from "@domain/task/task";

const rules = readFileSync("firestore.rules", "utf8");

/** The list that a function of the rules file returns. */
function keysOf(name: string): string[] {
  const body = new RegExp(
    `function ${name}\\(\\) \\{\\s*return \\[([^\\]]*)\\]`,
  ).exec(rules)?.[1];
  if (body === undefined) throw new Error(`no list ${name} in firestore.rules`);
  return [...body.matchAll(/'([^']+)'/g)].map(([, key]) => key!);
}

const sorted = (keys: readonly string[]) => [...keys].sort();
const shape = (collection: CollectionName) =>
  Object.keys(collections[collection].schema.shape);

/** Fields of existing data that a new document never carries. */
const neverWritten = {
  sectors: [],
  enclosures: [],
  animals: [],
  tasks: ["schedule"],
  taskTemplates: ["isRecurringTemplate", "nextExecution", "lastExecution"],
  species: [],
  family: [],
  order: [],
} as const satisfies Partial<Record<CollectionName, readonly string[]>>;

const creation = {
  sectors: "sectorKeys",
  enclosures: "enclosureKeys",
  animals: "animalKeys",
  tasks: "taskKeys",
  taskTemplates: "templateKeys",
  species: "specieKeys",
  family: "familyKeys",
  order: "orderKeys",
} as const satisfies Record<keyof typeof neverWritten, string>;

const names = Object.keys(creation) as (keyof typeof creation)[];

describe("the keys of a new document", () => {
  it.each(names)("%s are those of its schema", (collection) => {
    const skipped: readonly string[] = neverWritten[collection];
    const written = shape(collection).filter((key) => !skipped.includes(key));
    expect(sorted(keysOf(creation[collection]))).toEqual(sorted(written));
    const kinds = fieldKinds(collections[collection].schema);
    expect(skipped.filter((key) => kinds[key] !== "legacy")).toEqual([]);
  });

  it("of a schedule are those of its schema", () => {
    expect(sorted(keysOf("scheduleKeys"))).toEqual(
      sorted(Object.keys(scheduleSchema.shape)),
    );
  });

  it("of content and place are the shared fields", () => {
    expect(sorted(keysOf("taskContentKeys"))).toEqual(
      sorted(Object.keys(contentFields)),
    );
    expect(sorted(keysOf("taskPlaceKeys"))).toEqual(
      sorted(Object.keys(placeFields)),
    );
  });

  it("the languages are those of the taxonomy", () => {
    expect(keysOf("languages")).toEqual([...languages]);
  });
});

/** Derived fields that a browser writes beside what they follow from, checked by the rules. */
const verified = [
  "label",
  "value",
  "indoorArea",
  "outdoorArea",
  "sectorId",
  "birthMonth",
  "specieName",
  "specieLatinName",
  "sectorIds",
  "enclosureIds",
  "animalIds",
  "audience",
  "scheduledForUnix",
  "dueAtUnix",
  "visibleFrom",
  "isActive",
  "nextRun",
];

const changes: [string, CollectionName][] = [
  ["zooChangeKeys", "zoo"],
  ["userChangeKeys", "users"],
  ["accountChangeKeys", "accounts"],
  ["sectorChangeKeys", "sectors"],
  ["enclosureNoteKeys", "enclosures"],
  ["enclosureChangeKeys", "enclosures"],
  ["animalNoteKeys", "animals"],
  ["animalMoveKeys", "animals"],
  ["animalChangeKeys", "animals"],
  ["animalEndKeys", "animals"],
  ["taskContentKeys", "tasks"],
  ["taskTargetKeys", "tasks"],
  ["taskPlaceKeys", "tasks"],
  ["taskDateKeys", "tasks"],
  ["taskContentKeys", "taskTemplates"],
  ["taskPlaceKeys", "taskTemplates"],
  ["templateRunKeys", "taskTemplates"],
  ["templateEndKeys", "taskTemplates"],
  ["specieChangeKeys", "species"],
  ["familyChangeKeys", "family"],
  ["orderChangeKeys", "order"],
];

const immutable = [
  ...metaKeys,
  "zooId",
  "authorId",
  "automationId",
  "createdAt",
  "createdBy",
];

describe("the keys a change may touch", () => {
  it.each(changes)("%s of %s", (list, collection) => {
    const kinds = fieldKinds(collections[collection].schema);
    const keys = keysOf(list);
    const { idField } = collections[collection];
    expect(keys.filter((key) => !(key in kinds))).toEqual([]);
    expect(keys.filter((key) => immutable.includes(key))).toEqual([]);
    expect(keys.filter((key) => key === idField)).toEqual([]);
    expect(
      keys.filter(
        (key) => kinds[key] !== "canonical" && !verified.includes(key),
      ),
    ).toEqual([]);
  });

  it("covers every list of the rules", () => {
    const lists = [...rules.matchAll(/function (\w+Keys)\(\)/g)].map(
      ([, name]) => name!,
    );
    const known = [
      ...Object.values(creation),
      ...changes.map(([list]) => list),
    ];
    expect(lists.filter((list) => !known.includes(list))).toEqual([
      "scheduleKeys",
    ]);
  });
});

describe("firestore.rules", () => {
  it("speaks of every collection", () => {
    for (const { path } of Object.values(collections)) {
      const [root, , nested] = path.split("/");
      expect(rules).toContain(`match /${root!}/`);
      if (nested !== undefined) expect(rules).toContain(`match /${nested}/`);
    }
  });

  it("never lets a browser delete", () => {
    expect(rules).not.toMatch(/allow [^:;]*\bdelete\b/);
    expect(rules.match(/allow [^:;]*\bwrite\b[^;]*;/g)).toEqual([
      "allow read, write: if false;",
    ]);
  });

  it("reads the access document in one place only", () => {
    expect(rules.match(/documents\/access\//g)).toHaveLength(1);
  });
});
