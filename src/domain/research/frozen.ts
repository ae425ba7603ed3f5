import type { Evaluation } from "../evaluation/evaluation";
import type { ObsSession } from "../observation/obs-session";
import type { DatasetColumn } from "./dataset";

/** The codes that columns of frozen data hold. */
type FrozenCode = (typeof codes)[keyof typeof codes][number];

/** What frozen data are called in the language of whoever freezes them. */
export interface FreezeWords {
  /** What a column of these means. */
  meaning: (column: FixedColumn) => string;
  code: (code: FrozenCode) => string;
  answer: (questionRef: string) => string;
  criterion: (categoryId: string) => string;
  campaign: (campaignId: string) => string;
  subject: (subjectId: string) => string;
}

/** The columns that all frozen data have, as programs name them. */
export const fixedColumns = [
  "record",
  "record_id",
  "campaign_id",
  "campaign",
  "person",
  "day",
  "subject_kind",
  "subject_id",
  "subject",
  "species_id",
  "form_id",
  "form_version",
  "score_mean",
  "score_low",
  "score_high",
  "score_minimum",
  "watched_min",
  "focal_rows",
  "scans",
  "missed_scans",
] as const;
type FixedColumn = (typeof fixedColumns)[number];

const units: Partial<Record<FixedColumn, string>> = {
  day: "YYYY-MM-DD",
  score_mean: "0–1",
  score_low: "0–1",
  score_high: "0–1",
  score_minimum: "0–1",
  watched_min: "min",
};

type Cells = Readonly<Record<string, string>>;

const number = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value);

const minutes = (ms: number): string => String(Math.round(ms / 600) / 100);

/** People by numbers in the order of their ids: who they are is nobody's to read in data. */
function pseudonyms(ids: readonly string[]): (id: string) => string {
  const sorted = [...new Set(ids)].sort();
  return (id) => `P${sorted.indexOf(id) + 1}`;
}

const answerColumn = (questionRef: string): string => `answer.${questionRef}`;
const criterionColumn = (categoryId: string): string =>
  `criterion.${categoryId}`;

function ofEvaluation(one: Evaluation): Cells {
  const { score, responses } = one;
  const answers = Object.entries(responses).map(([ref, answer]) => [
    answerColumn(ref),
    answer.notApplicable ? "NA" : answer.chosen.join(" | "),
  ]);
  const criteria = (score?.criteria ?? []).map(({ categoryId, value }) => [
    criterionColumn(categoryId),
    number(value),
  ]);
  return {
    record: "evaluation",
    record_id: one.evaluationId,
    day: one.day ?? "",
    subject_kind: one.subjectKind,
    subject_id: one.subjectId,
    species_id: one.specieId ?? "",
    form_id: one.surveyId,
    form_version: String(one.version),
    score_mean: number(score?.overall.mean),
    score_low: number(score?.overall.low),
    score_high: number(score?.overall.high),
    score_minimum: number(score?.overall.minimum),
    ...(Object.fromEntries([...criteria, ...answers]) as Cells),
  };
}

const ofSession = (one: ObsSession): Cells => ({
  record: "session",
  record_id: one.obsSessionId,
  day: one.day ?? "",
  subject_kind: "enclosure",
  subject_id: one.enclosureId,
  form_id: one.obsId,
  form_version: String(one.obsVersion),
  watched_min: minutes(one.watchedMs),
  focal_rows: String(one.counts.focal),
  scans: String(one.counts.scans),
  missed_scans: String(one.counts.missed),
});

const sortedKeys = (rows: readonly Cells[], prefix: string): string[] =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))]
    .filter((name) => name.startsWith(prefix))
    .sort();

const byPlace = (a: Cells, b: Cells): number => {
  const key = (row: Cells) => `${row["day"]} ${row["record_id"]}`;
  return key(a) < key(b) ? -1 : 1;
};

/**
 * Evaluations that were handed in and closed sessions of observation as a table with a dictionary: a row each by day, what
 * counts alone (nothing deleted, void or sealed), people by numbers. The same records give the same table in whatever order
 * they come; no rows, and the columns that there always are, for none.
 */
export function frozenTable(
  evaluations: readonly Evaluation[],
  sessions: readonly ObsSession[],
  words: FreezeWords,
): { columns: DatasetColumn[]; rows: string[][] } {
  const counting = evaluations.filter(
    (one) => one.status === "submitted" && !one.isDeleted && !one.sealed,
  );
  const held = sessions.filter(
    (one) =>
      one.status === "closed" &&
      !one.isDeleted &&
      !one.sealed &&
      one.voidedAt === null,
  );
  const person = pseudonyms([
    ...counting.map(({ authorId }) => authorId),
    ...held.map(({ observerId }) => observerId),
  ]);
  const named = (
    row: Cells,
    campaignId: string | null,
    uid: string,
  ): Cells => ({
    ...row,
    campaign_id: campaignId ?? "",
    campaign: campaignId === null ? "" : words.campaign(campaignId),
    person: person(uid),
    subject: words.subject(row["subject_id"] ?? ""),
  });
  const cells = [
    ...counting.map((one) =>
      named(ofEvaluation(one), one.campaignId, one.authorId),
    ),
    ...held.map((one) => named(ofSession(one), one.campaignId, one.observerId)),
  ].sort(byPlace);
  const columns: DatasetColumn[] = [
    ...fixedColumns.map((name) => ({
      name,
      meaning: words.meaning(name),
      unit: units[name] ?? "",
      codes: codesOf(name, words),
    })),
    ...sortedKeys(cells, "criterion.").map((name) => ({
      name,
      meaning: words.criterion(name.slice("criterion.".length)),
      unit: "0–1",
      codes: [],
    })),
    ...sortedKeys(cells, "answer.").map((name) => ({
      name,
      meaning: words.answer(name.slice("answer.".length)),
      unit: "",
      codes: [],
    })),
  ];
  return {
    columns,
    rows: cells.map((row) => columns.map(({ name }) => row[name] ?? "")),
  };
}

const codes = {
  record: ["evaluation", "session"],
  subject_kind: ["animal", "group", "enclosure"],
} as const;

const codesOf = (name: FixedColumn, words: FreezeWords): [string, string][] =>
  name === "record" || name === "subject_kind"
    ? codes[name].map((code) => [code, words.code(code)])
    : [];
