import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { kept } from "@domain/privacy/kept";
import * as z from "zod";
import type { Session } from "@domain/access/session";
import type { Query } from "@domain/query/query";
import type { CompositeIndex } from "../../emulator/src/engine/indexes/index-file";
import { catalogueSessions } from "../builders/catalogue-sessions";
import { catalogue } from "../builders/query-catalogue";
import { newReceipt } from "../../functions/src/desk/receipt";
import {
  everyQuery,
  fieldOverrides,
  indexesFor,
  needsIn,
  unserved,
} from "./index-file";
import { filesOf } from "./sources";

const { indexes, fieldOverrides: overrides } = JSON.parse(
  readFileSync("firestore.indexes.json", "utf8"),
) as { indexes: CompositeIndex[]; fieldOverrides: unknown[] };

const hasTtl = z.object({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  ttl: z.literal(true),
});

describe("firestore.indexes.json", () => {
  it("is what npm run indexes writes", () => {
    expect(indexes).toEqual(indexesFor(everyQuery()));
    expect(overrides).toEqual(fieldOverrides);
  });

  it("has production remove what is kept until an instant of its own", () => {
    const receipt = newReceipt({ uid: "u" } as Session, "o", "h", new Date(0));
    const expiring = overrides.flatMap((one) => {
      const { success, data } = hasTtl.safeParse(one);
      return success ? [data] : [];
    });
    const own = Object.entries(kept).filter(
      ([, { retention }]) =>
        retention.days === 0 && retention.field === "expireAt",
    );
    expect(expiring.map((one) => one.collectionGroup).sort()).toEqual(
      own.map(([name]) => name).sort(),
    );
    for (const { fieldPath } of expiring)
      expect(receipt).toHaveProperty([fieldPath]);
  });

  it("serves every query, and each index is needed", () => {
    const needs = needsIn(everyQuery());
    expect(unserved(needs, indexes)).toEqual([]);
    // No index serves another collection.
    const useless = indexes.filter((index) => {
      const isBeside = (other: string) => other === index.collectionGroup;
      const others = indexes.filter(
        (other) => other !== index && isBeside(other.collectionGroup),
      );
      const own = needs.filter(({ group }) => isBeside(group));
      return unserved(own, others).length === 0;
    });
    expect(useless).toEqual([]);
  });

  it("merges what combines with everything, and splits nothing else", () => {
    const ask = (fields: string[]): Query => ({
      collection: "animals",
      where: fields.map((field) => ({ field, op: "==", value: "x" })),
      orderBy: [{ field: "animalName", direction: "asc" }],
      limit: 1,
    });
    const fieldsOf = (queries: Query[]) =>
      indexesFor(queries).map(({ fields }) =>
        fields.map(({ fieldPath }) => fieldPath).join(" "),
      );
    expect(fieldsOf([ask(["zooId", "specieId"])])).toEqual([
      "specieId animalName",
      "zooId animalName",
    ]);
    expect(fieldsOf([ask(["zooId", "sectorId"])])).toEqual([
      "zooId sectorId animalName",
    ]);
    expect(fieldsOf([ask([])])).toEqual([]);
  });
});

describe("the catalogue of queries", () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    "/src/domain/**/*-queries.ts",
    { eager: true },
  );
  const registered = new Set<unknown>(catalogue.map(({ builder }) => builder));
  /** What lies beside the builders and builds nothing. */
  const others = [
    "matchesTaskFilter",
    "readsAllTasks",
    "managesTheDay",
    "withinReach",
    "recordFilter",
    "isToDo",
    // The query of a list again, with another instant: the same index.
    "countedAs",
  ];

  it("has every function of the modules that build queries", () => {
    const absent = Object.values(modules)
      .flatMap((module) => Object.entries(module))
      .filter(
        ([name, one]) => typeof one === "function" && !others.includes(name),
      )
      .filter(([, one]) => !registered.has(one))
      .map(([name]) => name);
    expect(absent).toEqual([]);
    expect(registered.size).toBeGreaterThan(12);
  });

  it("has no builder that the product never asks", () => {
    const sources = filesOf(["src", "functions/src"]).filter(
      ({ path }) => !path.includes(".test."),
    );
    const isAsked = (name: string) =>
      sources.some(({ text }) =>
        new RegExp(`(?<!function )\\b${name}\\(`).test(text),
      );
    const names = catalogue.map(({ builder }) => builder.name);
    expect(names.filter((name) => !isAsked(name))).toEqual([]);
  });

  it("asks something of every builder", () => {
    const places = {
      sectorId: "sector-0",
      enclosureId: "enclosure-0",
      specieId: "specie-0",
      automationId: "template-0",
      now: new Date(0),
    };
    const silent = catalogue.filter(({ queries }) =>
      Object.values(catalogueSessions).every(
        (session) => queries(session, places).length === 0,
      ),
    );
    expect(silent).toEqual([]);
  });
});

describe("queries are made", () => {
  const sources = filesOf(["src", "functions/src", "demo"]).filter(
    ({ path }) => !path.includes(".test."),
  );
  const found = (pattern: RegExp) =>
    sources
      .filter(({ text }) => pattern.test(text))
      .map(({ path }) => path)
      .filter((path) => !/-queries\.ts$/.test(path))
      .sort();

  it("as values by the catalogued modules alone", () => {
    expect(found(/[{,\s](?:where|orderBy):\s*\[|\bas Query\b/)).toEqual([
      "src/domain/query/any-of.ts",
      "src/domain/query/collected.ts",
    ]);
  });

  it("and become the SDK's in one place each", () => {
    expect(
      found(
        /\.(?:where|orderBy|collectionGroup)\(|\b(?:where|orderBy|collectionGroup)\b[^;]*\bfrom "firebase\/firestore"/,
      ),
    ).toEqual([
      // Whatever a query finds in the order of ids, by which every index ends.
      "functions/src/edge/pages.ts",
      "functions/src/edge/query.ts",
      // One equality over marks, which Firestore indexes by itself.
      "functions/src/measures/end-watches.ts",
      // Every private document in the order of ids, as in the repair.
      "functions/src/migrate/listings.ts",
      // One comparison with an instant of marks, which Firestore indexes by itself.
      "functions/src/notices/marks.ts",
      // Codes are kept beside the table of collections; what is asked are equalities, which need no index of ours.
      "functions/src/people/codes.ts",
      // One comparison with the instant that the table of retention names.
      "functions/src/privacy/purge.ts",
      // What it looks at is asked as few documents, by what orders them or by nothing.
      "functions/src/service/check-system.ts",
      // A whole collection page by page, for the sync to compare with.
      "functions/src/sync/stored-base.ts",
      // Those that name one record, in the order of ids, page after page: an equality, which needs no index of ours.
      "functions/src/taxonomy/references.ts",
      // One equality over a field of an earlier version, which no query of the product knows.
      "functions/src/tools/first-admin.ts",
      // Every species in the order of ids: no index of ours is asked.
      "functions/src/words/catalogue.ts",
      // One field of a collection beside the table, which Firestore indexes by itself.
      "functions/src/words/tell-directories.ts",
      "src/data/sdk/firestore-store.ts",
    ]);
  });
});
