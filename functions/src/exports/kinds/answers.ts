import type { Evaluation } from "@domain/evaluation/evaluation";
import {
  campaignEvaluationsQueries,
  historyQueries,
  subjectEvaluationsQueries,
} from "@domain/evaluation/evaluation-queries";
import { answerScore } from "@domain/evaluation/score/answer-score";
import type { AskedOf } from "@domain/export/asked";
import { countedAnswers } from "@domain/survey/engine/flow";
import { answerTo, recordsMedia } from "@domain/survey/engine/given";
import { minuteOfInstant } from "@domain/time/date-field";
import { countOf, readableBy } from "../read";
import { evaluatedNames } from "../told/evaluated";
import { scoreCell } from "../told/score";
import type { VersionRead } from "../told/versions";
import { versionsOf } from "../told/versions";
import type { Cell } from "../write/cells";
import type { Asking, Table } from "./exporter";

/** An evaluation has as many answers as its questionnaire has questions: so few are held at once. */
const atOnce = 50;

const columns = [
  ...["submitted", "evaluation", "campaign", "survey", "version"],
  ...["subjectKind", "subject", "person", "record", "key", "label"],
  ...["value", "answer", "unit", "score", "notApplicable", "notes"],
] as const;

/** Of a training nobody is told a score but by its results. */
const isScored = ({ mode }: Evaluation) => mode !== "training";

/** The answers that count, in the order of the questionnaire: what was chosen as it is stored and in words, what it scores. */
function answerRows(
  evaluation: Evaluation,
  { form, words }: VersionRead,
  say: Asking["say"],
): Cell[][] {
  const counted = countedAnswers(form, evaluation.responses);
  return form.questions.flatMap((question): Cell[][] => {
    const { questionRef } = question;
    const answer = answerTo(counted, questionRef);
    if (answer === undefined) return [];
    const said = words?.questions[questionRef];
    const inWords = answer.chosen.map((one) => said?.options[one] ?? one);
    const score = isScored(evaluation) ? answerScore(question, answer) : null;
    return [
      [
        say("exports.records.answer"),
        questionRef,
        said?.text ?? questionRef,
        ...(recordsMedia(question)
          ? [answer.media.length, "", say("exports.states.files")]
          : [answer.chosen.join(" "), inWords.join(", "), ""]),
        scoreCell(score),
        say(`measures.values.${answer.notApplicable ? "yes" : "no"}`),
        answer.comment ?? "",
      ],
    ];
  });
}

/** What the criteria and all of them together score, in per cent. */
function scoreRows(
  evaluation: Evaluation,
  { words }: VersionRead,
  say: Asking["say"],
): Cell[][] {
  const { score } = evaluation;
  if (score === null || !isScored(evaluation)) return [];
  const row = (record: string, key: string, label: string, share: Cell) => [
    say(`exports.records.${record}`),
    ...[key, label, share, "", share === "" ? "" : "%", share, "", ""],
  ];
  return [
    ...score.criteria.map(({ categoryId, value }) =>
      row(
        "criterion",
        categoryId,
        words?.criteria[categoryId] ?? categoryId,
        scoreCell(value),
      ),
    ),
    row(
      "overall",
      "overall",
      say("results.table.overall.mean"),
      scoreCell(score.overall.mean),
    ),
  ];
}

const queriesOf = (
  { session }: Asking,
  { campaignId, subjectId, period: { since, until } }: AskedOf<"answers">,
) => {
  if (campaignId !== null)
    return campaignEvaluationsQueries(session, campaignId, atOnce);
  return subjectId === null
    ? historyQueries(session, since, until, atOnce)
    : subjectEvaluationsQueries(session, subjectId, atOnce);
};

/**
 * What was answered in evaluations that were handed in within a period, of a campaign, about a subject or all that whoever asks
 * reads: a row for each answer, then for each criterion and the whole what it scores. An answer of a version that is gone is
 * left out: nobody knows what it says.
 */
export function answersTable(asking: Asking, asked: AskedOf<"answers">): Table {
  const { session, language, say } = asking;
  const { since, until } = asked.period;
  const queries = queriesOf(asking, asked);
  const names = evaluatedNames(asking);
  const versions = versionsOf(language);
  const isWanted = ({ status, day, campaignId, subjectId }: Evaluation) =>
    status === "submitted" &&
    day !== null &&
    since <= day &&
    day <= until &&
    (asked.campaignId === null || campaignId === asked.campaignId) &&
    (asked.subjectId === null || subjectId === asked.subjectId);
  const rowsOf = (one: Evaluation): Cell[][] => {
    const version = versions.of(one);
    if (version === null) return [];
    const head: Cell[] = [
      minuteOfInstant(one.submittedAt),
      one.evaluationId,
      names.campaign(one),
      names.survey(one),
      one.version,
      names.kind(one),
      names.subject(one),
      names.person(one),
    ];
    return [
      ...answerRows(one, version, say),
      ...scoreRows(one, version, say),
    ].map((cells) => [...head, ...cells]);
  };
  return {
    header: columns.map((column) => say(`exports.columns.${column}`)),
    total: () => countOf(queries),
    async *pages() {
      for await (const { records, looked } of readableBy(session, queries)) {
        const wanted = records.filter(isWanted);
        await names.learn(wanted);
        await versions.learn(wanted);
        for (const one of wanted) yield { rows: rowsOf(one), looked: 0 };
        yield { rows: [], looked };
      }
    },
  };
}
