import type { AskedOf } from "@domain/export/asked";
import type { Finding } from "@domain/finding/finding";
import { findingState, talliedIn } from "@domain/finding/finding";
import { findingsQueries } from "@domain/finding/finding-queries";
import { surveyName } from "@domain/survey/survey";
import { parisDay } from "@domain/time/paris";
import { namesOf } from "../../names";
import { atOnce } from "../../read";
import { parametersOf } from "../../told/parameters";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  day: "exports.columns.day",
  subjectKind: "exports.columns.subjectKind",
  where: "measures.findings.fields.where",
  parameter: "exports.columns.parameter",
  unit: "exports.columns.unit",
  value: "exports.columns.value",
  expected: "exports.columns.expected",
  expectedLow: "exports.columns.expectedLow",
  expectedHigh: "exports.columns.expectedHigh",
  count: "exports.columns.count",
  status: "measures.findings.fields.status",
  actionDay: "measures.findings.fields.actionDay",
  retest: "exports.columns.retest",
  before: "exports.columns.before",
  after: "exports.columns.after",
  difference: "exports.columns.difference",
  differenceLow: "exports.columns.differenceLow",
  differenceHigh: "exports.columns.differenceHigh",
  nBefore: "exports.columns.nBefore",
  nAfter: "exports.columns.nAfter",
  reason: "measures.findings.fields.reason",
} as const;

/** What became of a finding, in figures. */
const judged = ({ verdict }: Finding) => ({
  before: verdict?.before ?? "",
  after: verdict?.after ?? "",
  difference: verdict?.difference ?? "",
  differenceLow: verdict?.low ?? "",
  differenceHigh: verdict?.high ?? "",
  nBefore: verdict?.nBefore ?? "",
  nAfter: verdict?.nAfter ?? "",
});

/** Of what a finding is: a parameter, or how a questionnaire scored. */
function sourcesOf({ say, language }: Asking) {
  const parameters = parametersOf(say);
  const surveys = namesOf("surveys", (one) => surveyName(one, language));
  return {
    ...{ parameters, surveys },
    of: ({ source: { kind, id } }: Finding) =>
      kind === "score"
        ? {
            unit: "",
            parameter: say("exports.states.times", {
              what: say("measures.findings.score"),
              times: surveys.of(id),
            }),
          }
        : { unit: parameters.of(id).unit, parameter: parameters.of(id).name },
  };
}

/** The findings that somebody reads, those that were put away or the others, as what they are counted. */
export function findingsTable(
  asking: Asking,
  { dismissed, status }: AskedOf<"findings">,
): Table {
  const { session, say, now } = asking;
  const today = parisDay(now);
  const places = {
    animal: namesOf("animals", (one) => one.animalName),
    enclosure: namesOf("enclosures", (one) => one.enclosureName),
    group: namesOf("groups", (one) => one.groupName),
  };
  const sources = sourcesOf(asking);
  const sourceIds = (isScore: boolean) => (one: Finding) =>
    (one.source.kind === "score") === isScore ? [one.source.id] : [];
  const idsAt = (kind: keyof typeof places) => (one: Finding) =>
    one.subject.kind === kind ? [one.subject.id] : [];
  const stateOf = (one: Finding) =>
    one.verdict !== null && !one.isArchived
      ? say(`measures.findings.verdicts.${one.verdict.kind}`)
      : say(`measures.findings.states.${findingState(one)}`);
  return plainTable(asking, {
    queries: findingsQueries(session, atOnce, dismissed),
    wanted: (records) =>
      status === null || dismissed
        ? records
        : records.filter((one) => talliedIn(one, today) === status),
    learns: [
      [places.animal, idsAt("animal")],
      [places.enclosure, idsAt("enclosure")],
      [places.group, idsAt("group")],
      [sources.parameters, sourceIds(false)],
      [sources.surveys, sourceIds(true)],
    ],
    headings,
    row: (one) => ({
      ...sources.of(one),
      ...judged(one),
      day: one.seen.to,
      subjectKind: say(`exports.subjects.${one.subject.kind}`),
      where: places[one.subject.kind].of(one.subject.id),
      value: one.seen.value,
      expected: one.seen.centre,
      expectedLow: one.seen.low,
      expectedHigh: one.seen.high,
      count: one.seen.n,
      status: stateOf(one),
      actionDay: one.actionDay ?? "",
      retest: one.retestOn ?? "",
      reason: one.reason ?? "",
    }),
    isOfHealth: (one) => one.class === "health",
  });
}
