import type { Evaluation } from "../../../../src/domain/evaluation/evaluation";
import { answersText } from "../../../../src/domain/evaluation/answers-text";
import { outcomeOf, readIn } from "../../../../src/domain/evaluation/outcome";
import type { Form } from "../../../../src/domain/survey/engine/form";
import type { CalendarDay } from "../../../../src/domain/time/calendar-day";
import { addDays, daysBetween } from "../../../../src/domain/time/calendar-day";
import { wallToInstant } from "../../../../src/domain/time/paris";
import { wallTimeOf } from "../../../../src/domain/time/wall-time";
import type { DemoCampaign } from "../../../data/campaigns";
import { primates } from "../../../data/surveys/surveys";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import {
  randomFor,
  wholeBelow,
} from "../../../../src/domain/analysis/interval/random";
import { demoAnswers } from "./answers";

/** An animal that is evaluated. */
export interface Evaluated {
  id: string;
  specieId: string;
  sectorIds: string[];
  /** The oldest of them does worse from month to month. */
  isElder: boolean;
}

interface EvaluationPlan {
  campaign: DemoCampaign;
  form: Form;
  animal: Evaluated;
  authorId: string;
  day: CalendarDay;
  /** The first day of the campaign. */
  start: CalendarDay;
}

const device = "demo-device";
const minutesMs = 60_000;
/** What everybody has, and what two years of age add to it. */
const usualStrain = 0.12;
const agedStrain = 0.65;
const daysOfDecline = 700;

/** How badly an animal does on a day: the elder declines, the others stay as they are. */
const strainOf = ({ animal, day, start }: EvaluationPlan): number =>
  animal.isElder
    ? usualStrain +
      agedStrain * Math.min(1, daysBetween(start, day) / daysOfDecline)
    : usualStrain;

/** An evaluation as it was handed in, with the score that its answers have. */
export function evaluationDocuments(plan: EvaluationPlan): DemoDocument[] {
  const { campaign, form, animal, authorId, day } = plan;
  const id = `${campaign.id}-${animal.id}-${authorId}-${day}`;
  const random = randomFor(id);
  const minute = String(wholeBelow(random, 60)).padStart(2, "0");
  const submittedAt = wallToInstant(wallTimeOf(day, `09:${minute}`));
  const startedAt = new Date(submittedAt.getTime() - 12 * minutesMs);
  const answers = demoAnswers(form, random, strainOf(plan), submittedAt);
  const handedIn: Pick<Evaluation, "mode" | "submittedAt" | "submittedFrom"> = {
    mode: campaign.mode,
    submittedAt,
    submittedFrom: device,
  };
  const { before: _, ...outcome } = outcomeOf(
    form,
    handedIn,
    [{ deviceId: device, answers, seen: {} }],
    true,
  );
  const stamp = { createdAt: submittedAt, createdBy: authorId };
  const whole = demoDocument(
    "evaluations",
    id,
    {
      zooId: "sentinelle",
      authorId,
      campaignId: campaign.id,
      surveyId: primates.id,
      version: campaign.surveyVersion,
      subjectKind: "animal",
      subjectId: animal.id,
      specieId: animal.specieId,
      sectorIds: readIn(campaign, animal.sectorIds),
      status: "submitted",
      startedAt,
      sealed: campaign.mode === "expert",
      ...handedIn,
      ...outcome,
    },
    stamp,
  );
  const draft = demoDocument(
    "evaluationDrafts",
    device,
    {
      zooId: "sentinelle",
      evaluationId: id,
      authorId,
      answers: answersText(answers),
      seen: "{}",
      at: submittedAt,
    },
    stamp,
    id,
  );
  return [whole, draft];
}

/** A day of a month, or of a campaign, on which somebody evaluates; null: it is still to come, or nobody did. */
export function dayWithin(
  seed: string,
  from: CalendarDay,
  to: CalendarDay,
  today: CalendarDay,
  answered: number,
): CalendarDay | null {
  const random = randomFor(seed);
  if (random() >= answered) return null;
  const length = daysBetween(from, to) + 1;
  const day = addDays(from, wholeBelow(random, length));
  return day < today ? day : null;
}
