import type { Evaluation } from "@domain/evaluation/evaluation";
import { historyQueries } from "@domain/evaluation/evaluation-queries";
import type { AskedOf } from "@domain/export/asked";
import { fullName } from "@domain/person/user";
import { surveyName } from "@domain/survey/survey";
import { namesOf } from "../names";
import { atOnce, countOf, readableBy } from "../read";
import type { Cell } from "../write/cells";
import type { Asking, Table } from "./exporter";

/** A share as a number of per cent, to a tenth; "" where it cannot be said. */
const percent = (share: number | null | undefined): Cell =>
  share == null ? "" : Math.round(share * 1000) / 10;

/** What was handed in within a period, or of a campaign in it, the latest day first: about whom, by whom, and its score in per cent. */
export function evaluationsTable(
  { session, language, say }: Asking,
  { period, campaignId }: AskedOf<"evaluations">,
): Table {
  const { since, until } = period;
  const queries = historyQueries(session, since, until, atOnce);
  const people = namesOf("users", fullName);
  const campaigns = namesOf("campaigns", (one) => one.name);
  const surveys = namesOf("surveys", (one) => surveyName(one, language));
  const subjects = {
    animal: namesOf("animals", (one) => one.animalName),
    group: namesOf("groups", (one) => one.groupName),
    enclosure: namesOf("enclosures", (one) => one.enclosureName),
  };
  const rowOf = (one: Evaluation): Cell[] => {
    // Of a training nobody is told a score but by its results.
    const overall = one.mode === "training" ? null : one.score?.overall;
    return [
      one.day ?? "",
      say(`exports.subjects.${one.subjectKind}`),
      subjects[one.subjectKind].of(one.subjectId),
      surveys.of(one.surveyId),
      one.version,
      campaigns.of(one.campaignId),
      people.of(one.authorId) || say("tasks.states.unknownPerson"),
      percent(overall?.mean),
      percent(overall?.low),
      percent(overall?.high),
    ];
  };
  const learn = async (records: readonly Evaluation[]) => {
    await people.learn(records.map(({ authorId }) => authorId));
    await campaigns.learn(records.map((one) => one.campaignId));
    await surveys.learn(records.map(({ surveyId }) => surveyId));
    for (const kind of ["animal", "group", "enclosure"] as const)
      await subjects[kind].learn(
        records.flatMap(({ subjectKind, subjectId }) =>
          subjectKind === kind ? [subjectId] : [],
        ),
      );
  };
  return {
    header: [
      say("exports.columns.day"),
      say("exports.columns.subjectKind"),
      say("results.history.fields.subject"),
      say("results.history.fields.survey"),
      say("exports.columns.version"),
      say("results.history.fields.campaign"),
      say("results.history.fields.person"),
      say("exports.columns.score"),
      say("exports.columns.low"),
      say("exports.columns.high"),
    ],
    total: () => countOf(queries),
    async *pages() {
      for await (const { records, looked } of readableBy(session, queries)) {
        const wanted = records.filter(
          (one) =>
            one.status === "submitted" &&
            (campaignId === null || one.campaignId === campaignId),
        );
        await learn(wanted);
        yield { rows: wanted.map(rowOf), looked };
      }
    },
  };
}
