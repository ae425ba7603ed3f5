import { can } from "@domain/access/can";
import { evaluationFacts } from "@domain/evaluation/collection";
import { expect, it } from "vitest";
import { aSubmission } from "../../builders/campaigns";
import { sector1, sector2, zooA, zooB } from "../../builders/ids";
import { stored } from "../../rules/harness";
import type { Name } from "../../rules/people";
import { names, sessionOf } from "../../rules/people";
import { all, is } from "../attack/asked";
import { useAttack } from "../attack/attack-stage";
import { attacked, secretWord } from "./attack/world";

const seed = 20_261_126;

/** A row of numbers from 0 to 1 that is the same each time. */
function numbers(from: number): () => number {
  let state = from;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const next = numbers(seed);
const one = <T>(among: readonly [T, ...T[]]): T =>
  among[Math.floor(next() * among.length)] ?? among[0];
const often = (share: number) => next() < share;

const authors = ["author", "responsible", "keeper", "self"] as const;
const campaigns = [
  "campaign-1",
  "campaign-expert",
  "campaign-training",
] as const;
const days = ["2026-10-31", "2026-11-20", "2026-12-24"] as const;

/** Evaluations of every kind beside those that are attacked: theirs is the establishment, the sector, the seal by chance. */
const many = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => {
    const evaluationId = `evaluation-random-${at}`;
    const sealed = often(0.4);
    const record = aSubmission({
      evaluationId,
      zooId: one([zooA, zooA, zooB]),
      authorId: one(authors),
      campaignId: one(campaigns),
      sectorIds: [one([sector1, sector2])],
      status: one(["draft", "submitted", "submitted"] as const),
      sealed,
      openToKeepers: !sealed && often(0.5),
      readers: often(0.3) ? [one(authors)] : [],
      isDeleted: often(0.1),
    });
    return [`evaluations/${evaluationId}`, stored(record)];
  }),
);

const { answer } = useAttack(
  "demo-campaign-fuzz",
  { ...attacked, ...many },
  // Whatever rules let through, an index does not stop.
  { indexes: null },
);

/** Conditions by what they are about; `me` is who asks. */
const conditions = (me: Name): readonly (() => object)[] => [
  () => is("zooId", "EQUAL", one([zooA, zooA, zooB])),
  () => is("isDeleted", "EQUAL", often(0.9)),
  () => is("authorId", "EQUAL", often(0.5) ? me : one(authors)),
  () => is("authorId", "IN", [me, one(authors)]),
  () => is("readers", "ARRAY_CONTAINS", often(0.5) ? me : one(authors)),
  () => is("readers", "ARRAY_CONTAINS_ANY", [me, one(authors)]),
  () => is("sealed", "EQUAL", often(0.3)),
  () => is("sealed", "IN", [true, false]),
  () => is("sealed", "NOT_EQUAL", often(0.5)),
  () => is("openToKeepers", "EQUAL", often(0.7)),
  () => is("sectorIds", "ARRAY_CONTAINS", one([sector1, sector2])),
  () => is("sectorIds", "ARRAY_CONTAINS_ANY", [sector1, sector2]),
  () => is("sectorIds", "EQUAL", [one([sector1, sector2])]),
  () => is("campaignId", "EQUAL", one(campaigns)),
  () => is("campaignId", "IN", [...campaigns]),
  () => is("subjectId", "EQUAL", one(["animal-1", "animal-foreign"])),
  () => is("mode", "EQUAL", one(["normal", "expert"])),
  () => is("status", "EQUAL", one(["submitted", "draft"])),
  () => is("status", "IN", ["submitted", "draft"]),
  () => is("day", "GREATER_THAN_OR_EQUAL", one(days)),
  () => is("day", "LESS_THAN", one(days)),
  () => is("submittedAt", "LESS_THAN", new Date("2026-12-01T00:00:00Z")),
  () => is("score.overall.mean", "GREATER_THAN", 0.5),
  () => is("evaluationId", "GREATER_THAN", "evaluation-s"),
];

/** What lists of the product begin with, so that rules are passed more often. */
function usual(me: Name): object[] {
  const begun = [is("zooId", "EQUAL", zooA), is("isDeleted", "EQUAL", false)];
  return often(0.7)
    ? [
        ...begun,
        one([
          is("authorId", "EQUAL", me),
          is("readers", "ARRAY_CONTAINS", me),
          is("sealed", "EQUAL", false),
        ]),
      ]
    : [];
}

function aQuery(me: Name): object {
  const some = conditions(me);
  const picked = Array.from({ length: Math.floor(next() * 4) }, () =>
    (some[Math.floor(next() * some.length)] ?? one([() => ({})]))(),
  );
  const filters = [...usual(me), ...picked];
  const either =
    often(0.15) && filters.length > 1
      ? [{ compositeFilter: { op: "OR", filters: filters.slice(-2) } }]
      : [];
  const kept =
    either.length > 0 ? [...filters.slice(0, -2), ...either] : filters;
  const ordered = often(0.3)
    ? [
        {
          field: {
            fieldPath: one(["submittedAt", "day", "startedAt", "__name__"]),
          },
          direction: one(["ASCENDING", "DESCENDING"]),
        },
      ]
    : [];
  return {
    from: [
      {
        collectionId: "evaluations",
        ...(often(0.1) && { allDescendants: true }),
      },
    ],
    ...(kept.length > 0 && { where: all(...kept) }),
    ...(ordered.length > 0 && { orderBy: ordered }),
    ...(often(0.6) && { limit: one([1, 5, 5000]) }),
  };
}

interface Row {
  document?: { fields: Record<string, Record<string, unknown>> };
}
const textsOf = (field: Record<string, unknown> | undefined): string[] =>
  (
    (
      field?.["arrayValue"] as
        | { values?: { stringValue: string }[] }
        | undefined
    )?.values ?? []
  ).map(({ stringValue }) => stringValue);

/** Whether this person may read what was answered. */
function mayRead(name: Name, { document }: Row): boolean {
  if (document === undefined) return true;
  const { fields } = document;
  const text = (field: string) => String(fields[field]?.["stringValue"]);
  const says = (field: string) => fields[field]?.["booleanValue"] === true;
  const zooId = text("zooId");
  return can(
    sessionOf(name, zooId),
    "read",
    "evaluations",
    evaluationFacts({
      zooId,
      authorId: text("authorId"),
      status: text("status") as "draft",
      sectorIds: textsOf(fields["sectorIds"]),
      readers: textsOf(fields["readers"]),
      sealed: says("sealed"),
      openToKeepers: says("openToKeepers"),
    }),
  );
}

const queriesEach = 45;

it("of 1,200 random questions none is answered with what its asker may not read, and how many there are is told no sooner", async () => {
  const found = { asked: 0, answered: 0, rows: 0 };
  for (const name of names)
    for (let at = 0; at < queriesEach; at += 1) {
      const structuredQuery = aQuery(name);
      const [rows, number] = await Promise.all([
        answer(name, {
          method: "POST",
          at: ":runQuery",
          body: { structuredQuery },
        }),
        answer(name, {
          method: "POST",
          at: ":runAggregationQuery",
          body: {
            structuredAggregationQuery: {
              structuredQuery,
              aggregations: [{ alias: "n", count: {} }],
            },
          },
        }),
      ]);
      found.asked += 1;
      const what = [name, JSON.stringify(structuredQuery)];
      expect([...what, number.outcome]).toEqual([...what, rows.outcome]);
      if (rows.outcome === "refused") continue;
      const documents = JSON.parse(rows.text) as Row[];
      found.answered += 1;
      found.rows += documents.filter(({ document }) => document).length;
      expect([...what, documents.filter((row) => !mayRead(name, row))]).toEqual(
        [...what, []],
      );
      if (!["author", "responsible"].includes(name))
        expect([...what, rows.text.includes(secretWord)]).toEqual([
          ...what,
          false,
        ]);
    }
  expect(found.asked).toBeGreaterThan(1200);
  // It would prove nothing if everything were refused, or nothing found.
  expect(found.answered).toBeGreaterThan(100);
  expect(found.rows).toBeGreaterThan(200);
});
