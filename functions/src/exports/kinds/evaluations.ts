import type { Evaluation } from "@domain/evaluation/evaluation";
import { historyQueries } from "@domain/evaluation/evaluation-queries";
import type { AskedOf } from "@domain/export/asked";
import { atOnce, countOf, readableBy } from "../read";
import { evaluatedNames } from "../told/evaluated";
import { scoreCell } from "../told/score";
import type { Cell } from "../write/cells";
import type { Asking, Table } from "./exporter";

const isAny = (wanted: string | null, id: string | null): boolean =>
  wanted === null || wanted === id;

/** What was handed in within a period, as far as it is not narrowed, the latest day first: about whom, by whom, and its score in per cent. */
export function evaluationsTable(
  asking: Asking,
  asked: AskedOf<"evaluations">,
): Table {
  const { session, say } = asking;
  const { since, until } = asked.period;
  const queries = historyQueries(session, since, until, atOnce);
  const names = evaluatedNames(asking);
  const rowOf = (one: Evaluation): Cell[] => {
    // Of a training nobody is told a score but by its results.
    const overall = one.mode === "training" ? null : one.score?.overall;
    return [
      one.day ?? "",
      names.kind(one),
      names.subject(one),
      names.survey(one),
      one.version,
      names.campaign(one),
      names.person(one),
      scoreCell(overall?.mean),
      scoreCell(overall?.low),
      scoreCell(overall?.high),
    ];
  };
  const isWanted = (one: Evaluation) =>
    one.status === "submitted" &&
    isAny(asked.campaignId, one.campaignId) &&
    isAny(asked.surveyId, one.surveyId) &&
    isAny(asked.subjectId, one.subjectId) &&
    isAny(asked.userId, one.authorId);
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
        const wanted = records.filter(isWanted);
        await names.learn(wanted);
        yield { rows: wanted.map(rowOf), looked };
      }
    },
  };
}
