import type { Query, Filter } from "@domain/query/query";
import { collections } from "@domain/collections";
import type { StructuredQuery } from "../../emulator/src/contract/query";
import { definitionOf } from "../../emulator/src/engine/indexes/definition";
import type {
  CompositeIndex,
  QueryScope,
} from "../../emulator/src/engine/indexes/index-file";
import { parseIndexFile } from "../../emulator/src/engine/indexes/index-file";
import type { Requirement } from "../../emulator/src/engine/indexes/requirement";
import { requirementsOf } from "../../emulator/src/engine/indexes/requirement";
import { isServed } from "../../emulator/src/engine/indexes/serve";
import { fullOrder } from "../../emulator/src/engine/query/order";
import { catalogueSessions } from "../builders/catalogue-sessions";
import { allQueries } from "../builders/query-catalogue";

/**
 * Filters that combine with many others: each has an index of its own for every order, which production
 * merges with those of the others, instead of one for each combination.
 */
const merged: Readonly<Record<string, readonly string[]>> = {
  animals: ["specieId"],
  obsSessions: ["enclosureId", "obsId"],
};

/** What is asked of a nested collection as a whole. */
const bothScopes = [
  { order: "ASCENDING", queryScope: "COLLECTION" },
  { order: "ASCENDING", queryScope: "COLLECTION_GROUP" },
];
const groupOverrides = [
  ...["authorId", "toId"].map((fieldPath) => ({
    collectionGroup: "log",
    fieldPath,
    indexes: bothScopes,
  })),
  ...["measures", "measureHours", "measureDays", "measureMonths"].map(
    (collectionGroup) => ({
      collectionGroup,
      fieldPath: "parameterId",
      indexes: bothScopes,
    }),
  ),
  { collectionGroup: "measures", fieldPath: "by", indexes: bothScopes },
  {
    collectionGroup: "confirmations",
    fieldPath: "userId",
    indexes: bothScopes,
  },
  {
    collectionGroup: "notifications",
    fieldPath: "expireAt",
    ttl: true,
    indexes: bothScopes,
  },
  {
    collectionGroup: "notifications",
    fieldPath: "mailAt",
    indexes: bothScopes,
  },
  {
    collectionGroup: "notifications",
    fieldPath: "pushAt",
    indexes: bothScopes,
  },
];

/** What expires: production removes it within a day, and `purgeExpired` where it does not. */
const expiring = [
  "alertMarks",
  "exportJobs",
  "lessons",
  "limits",
  "mail",
  "noticeMarks",
  "oneTimeCodes",
  "operations",
].map((collectionGroup) => ({
  collectionGroup,
  fieldPath: "expireAt",
  ttl: true,
  indexes: [{ order: "ASCENDING", queryScope: "COLLECTION" }],
}));

/** Texts of many thousand letters, and maps of many entries, that nobody asks for. */
const unindexed = [
  { collectionGroup: "measureHours", fieldPath: "readings", indexes: [] },
  { collectionGroup: "measureHours", fieldPath: "others", indexes: [] },
  { collectionGroup: "measureDays", fieldPath: "hours", indexes: [] },
  { collectionGroup: "measureMonths", fieldPath: "days", indexes: [] },
  { collectionGroup: "speciesLines", fieldPath: "text", indexes: [] },
  { collectionGroup: "speciesWords", fieldPath: "text", indexes: [] },
  ...Object.entries({
    questions: ["trad", "options"],
    states: ["state"],
    lessons: ["given", "tally"],
    shortQuestions: ["rows", "order"],
    surveys: ["versions"],
    observations: ["versions"],
    contexts: ["versions"],
    versions: ["sections", "questions", "categories", "behaviours"],
    texts: [
      ...["sections", "questions", "criteria"],
      ...["categories", "behaviours", "modifiers"],
    ],
    profiles: ["expected", "criteria"],
    evaluations: ["responses", "score", "flaws", "late"],
    drafts: ["answers", "seen"],
    obsSessions: ["contextAnswers", "effort", "counts"],
    records: ["rows"],
    scanPacks: ["rows"],
    corrections: ["answer", "before", "change"],
    progress: ["subjects", "focal", "scan"],
  }).flatMap(([collectionGroup, fields]) =>
    fields.map((fieldPath) => ({ collectionGroup, fieldPath, indexes: [] })),
  ),
];

export const fieldOverrides = [...groupOverrides, ...expiring, ...unindexed];

const places = {
  sectorId: "sector-0",
  enclosureId: "enclosure-0",
  specieId: "specie-0",
  automationId: "template-0",
  now: new Date("2026-12-01T07:00:00Z"),
};

/** Every question of the product, once for each kind of person. */
export const everyQuery = (): Query[] =>
  Object.values(catalogueSessions).flatMap((session) =>
    allQueries(session, places),
  );

const operators = {
  "==": "EQUAL",
  "<": "LESS_THAN",
  "<=": "LESS_THAN_OR_EQUAL",
  ">": "GREATER_THAN",
  ">=": "GREATER_THAN_OR_EQUAL",
  in: "IN",
  "array-contains": "ARRAY_CONTAINS",
  "array-contains-any": "ARRAY_CONTAINS_ANY",
} as const satisfies Record<Filter["op"], string>;

/** Indexes ask how many values there are, never which. */
const anyValue = { nullValue: null } as const;

const fieldFilter = ({ field, op, value }: Filter) => ({
  fieldFilter: {
    field: { fieldPath: field },
    op: operators[op],
    value:
      op === "in" && Array.isArray(value)
        ? { arrayValue: { values: value.map(() => anyValue) } }
        : anyValue,
  },
});

/** A query as the local Firestore is asked it. */
function structured({ collection, where, orderBy }: Query): StructuredQuery {
  return {
    from: [{ collectionId: groupOf({ collection }) }],
    ...(where.length === 0
      ? {}
      : {
          where: {
            compositeFilter: { op: "AND", filters: where.map(fieldFilter) },
          },
        }),
    orderBy: orderBy.map(({ field, direction }) => ({
      field: { fieldPath: field },
      direction: direction === "asc" ? "ASCENDING" : "DESCENDING",
    })),
  };
}

const groupOf = ({ collection }: Pick<Query, "collection">): string =>
  collections[collection].path.split("/").at(-1) ?? "";

/** A nested collection that is asked without a parent is asked wherever it is. */
const scopeOf = ({ collection, parentId }: Query): QueryScope =>
  collections[collection].path.includes("{id}") && parentId === undefined
    ? "COLLECTION_GROUP"
    : "COLLECTION";

const needsOf = (query: Query): Requirement[] => {
  const asked = structured(query);
  return requirementsOf(asked, fullOrder(asked));
};

/** What single fields have of indexes, as the engine reads it. */
const overridden = parseIndexFile(
  JSON.stringify({ indexes: [], fieldOverrides }),
).fieldOverrides;

const isServedBy = (
  indexes: readonly CompositeIndex[],
  { group, scope, need }: Need,
) => isServed({ indexes, fieldOverrides: overridden }, group, scope, need);

/** The parts of a requirement that have an index each. */
function parts(group: string, need: Requirement): Requirement[] {
  const alone = need.equalities.filter((field) =>
    merged[group]?.includes(field),
  );
  const rest = need.equalities.filter((field) => !alone.includes(field));
  if (need.contains.length > 0 || alone.length === 0 || rest.length === 0)
    return [need];
  return [rest, ...alone.map((field) => [field])].map((equalities) => ({
    ...need,
    equalities,
  }));
}

/** What one collection's indexes must give for a query. */
export interface Need {
  group: string;
  scope: QueryScope;
  need: Requirement;
}

/** Everything these queries need of indexes, once each. */
export function needsIn(queries: readonly Query[]): Need[] {
  const all = queries.flatMap((query) =>
    needsOf(query).map((need) => ({
      group: groupOf(query),
      scope: scopeOf(query),
      need,
    })),
  );
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** The needs that these indexes leave open. */
export const unserved = (
  needs: readonly Need[],
  indexes: readonly CompositeIndex[],
): Need[] => needs.filter((need) => !isServedBy(indexes, need));

/** The composite indexes that these queries need, none that is needed by no query. */
export function indexesFor(queries: readonly Query[]): CompositeIndex[] {
  const needs = needsIn(queries)
    .flatMap(({ group, scope, need }) =>
      parts(group, need).map((part) => ({ group, scope, need: part })),
    )
    .sort((a, b) => a.need.equalities.length - b.need.equalities.length);
  const indexes: CompositeIndex[] = [];
  for (const need of needs)
    if (!isServedBy(indexes, need))
      indexes.push(definitionOf(need.group, need.scope, need.need));
  const key = (index: CompositeIndex) => JSON.stringify(index);
  return indexes.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
