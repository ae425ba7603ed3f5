import type { Campaign } from "../campaign/campaign";
import type { Answer, Answers } from "../survey/answer";
import type { Form } from "../survey/engine/form";
import { answerTo } from "../survey/engine/given";
import { acceptAnswer, formIssues } from "../survey/engine/issues";
import { parisDay } from "../time/paris";
import type { Corrected, Corrections } from "./corrections";
import { applyCorrections } from "./corrections";
import type { Evaluation } from "./evaluation";
import { devicesMost } from "./evaluation";
import type { DeviceAnswers } from "./merge";
import { isSameAnswer } from "./merge";
import { takesRecorded } from "./recorded";
import { scoreOf } from "./score/score";

/** What follows once an evaluation is handed in, and what each correction found there. */
export interface Outcome extends Pick<
  Evaluation,
  | "responses"
  | "score"
  | "flaws"
  | "late"
  | "day"
  | "openToKeepers"
  | "correctedAt"
> {
  before: Corrections["before"];
}

const flawsMost = 500;

/** The answers that a form takes in a campaign of this mode, and why it takes no others. */
function taken(
  form: Form,
  answers: Answers,
  mode: Evaluation["mode"],
): { responses: Record<string, Answer>; flaws: Evaluation["flaws"] } {
  const responses: Record<string, Answer> = {};
  const flaws: Evaluation["flaws"] = [];
  for (const [questionRef, answer] of Object.entries(answers)) {
    const question = form.byRef.get(questionRef);
    if (question === undefined) {
      flaws.push({ questionRef, code: "unknownQuestion" });
      continue;
    }
    const [issue] = acceptAnswer(question, answer);
    if (issue !== undefined) flaws.push({ questionRef, code: issue.code });
    else if (answer.media.length > 0 && !takesRecorded(mode))
      flaws.push({ questionRef, code: "notRecorded" });
    else responses[questionRef] = answer;
  }
  return { responses, flaws };
}

/** Which devices say what the one it was handed in from has not looked at and does not say itself, and since when. */
const lateOf = (
  own: DeviceAnswers,
  drafts: readonly DeviceAnswers[],
): Evaluation["late"] =>
  drafts
    .filter(({ deviceId }) => deviceId !== own.deviceId)
    .flatMap(({ deviceId, answers }) => {
      const until = own.seen[deviceId]?.getTime() ?? -Infinity;
      const instants = Object.entries(answers).flatMap(([ref, answer]) => {
        const at = answer.at?.getTime() ?? 0;
        const mine = answerTo(own.answers, ref);
        const isSaid = mine !== undefined && isSameAnswer(mine, answer);
        return at > until && !isSaid ? [at] : [];
      });
      return instants.length === 0
        ? []
        : [{ deviceId, at: new Date(Math.max(...instants)) }];
    })
    .slice(0, devicesMost);

/** Whether keepers of the subject's sector read it once it is handed in: not what experts, trainees or visitors answer. */
export const opensToKeepers = ({ mode }: Pick<Campaign, "mode">): boolean =>
  mode === "normal";

/** Nobody's sector. */
export const noSector = "-";

/**
 * In which sectors an evaluation about a subject that lies in these is read by who leads or heals there. Of a training in
 * nobody's: they may be learning themselves, and would read the answers before they gave theirs.
 */
export const readIn = (
  { mode }: Pick<Evaluation, "mode">,
  sectorIds: readonly string[],
): string[] => (mode === "training" ? [noSector] : [...sectorIds]);

/**
 * What follows from the drafts of an evaluation that is handed in: the answers of the device it was handed in from, which
 * took those of the others over before, corrections applied, what the version does not take, the score, and which devices differ. `partial`: whether
 * unanswered questions are allowed; where they are not, those that are missing are flaws. Without drafts everything is
 * unanswered.
 */
export function outcomeOf(
  form: Form,
  evaluation: Pick<Evaluation, "mode" | "submittedAt" | "submittedFrom">,
  drafts: readonly DeviceAnswers[],
  partial: boolean,
  corrections: readonly Corrected[] = [],
): Outcome {
  const submittedFrom = evaluation.submittedFrom ?? "";
  const own = drafts.find(({ deviceId }) => deviceId === submittedFrom) ?? {
    deviceId: submittedFrom,
    answers: {},
    seen: {},
  };
  const given = taken(form, own.answers, evaluation.mode);
  const put = applyCorrections(form, given.responses, corrections);
  const { responses, before, correctedAt } = put;
  const missing = formIssues(form, responses, { partial }).filter(
    ({ code }) => code === "missing",
  );
  return {
    responses,
    score: scoreOf(form, responses),
    // What is missing first: it says whether somebody looked for themselves, whatever else is wrong.
    flaws: [...missing, ...given.flaws, ...put.flaws].slice(0, flawsMost),
    late: lateOf(own, drafts),
    day:
      evaluation.submittedAt === null ? null : parisDay(evaluation.submittedAt),
    openToKeepers: opensToKeepers(evaluation),
    correctedAt,
    before,
  };
}
