import type { Evaluation } from "../../../../src/domain/evaluation/evaluation";
import { answersText } from "../../../../src/domain/evaluation/answers-text";
import { outcomeOf, readIn } from "../../../../src/domain/evaluation/outcome";
import type { Form } from "../../../../src/domain/survey/engine/form";
import type { CalendarDay } from "../../../../src/domain/time/calendar-day";
import { addDays, daysBetween } from "../../../../src/domain/time/calendar-day";
import { wallToInstant } from "../../../../src/domain/time/paris";
import { wallTimeOf } from "../../../../src/domain/time/wall-time";
import type { DemoCampaign } from "../../../data/campaigns";
import { observedCampaign } from "../../../data/campaigns";
import { primates } from "../../../data/surveys/surveys";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import {
  randomFor,
  wholeBelow,
} from "../../../../src/domain/analysis/interval/random";
import { answerPhoto, withPhoto } from "./answer-photos";
import { demoAnswers } from "./answers";
import type { Evaluated } from "./evaluated";

interface EvaluationPlan {
  campaign: DemoCampaign;
  form: Form;
  subject: Evaluated;
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
const photographedAfter = 600;

/** How badly an animal does on a day: the elder declines, the others stay as they are. */
const strainOf = ({ subject, day, start }: EvaluationPlan): number =>
  subject.isElder
    ? usualStrain +
      agedStrain * Math.min(1, daysBetween(start, day) / daysOfDecline)
    : usualStrain;

/** The elder is photographed where it is found most, month by month since it was seen to decline. */
const takesPhoto = ({ campaign, subject, day, start }: EvaluationPlan) =>
  campaign.id === observedCampaign &&
  subject.isElder &&
  daysBetween(start, day) > photographedAfter;

/** An evaluation as it was handed in, with the score that its answers have. */
export function evaluationDocuments(plan: EvaluationPlan): DemoDocument[] {
  const { campaign, form, subject, authorId, day } = plan;
  const id = `${campaign.id}-${subject.id}-${authorId}-${day}`;
  const random = randomFor(id);
  const minute = String(wholeBelow(random, 60)).padStart(2, "0");
  const submittedAt = wallToInstant(wallTimeOf(day, `09:${minute}`));
  const startedAt = new Date(submittedAt.getTime() - 12 * minutesMs);
  const chosen = demoAnswers(form, random, strainOf(plan), submittedAt);
  const photo = takesPhoto(plan) ? answerPhoto(id) : null;
  const answers =
    photo === null ? chosen : withPhoto(chosen, photo, submittedAt);
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
      subjectKind: subject.kind,
      subjectId: subject.id,
      specieId: subject.specieId,
      sectorIds: readIn(campaign, subject.sectorIds),
      status: "submitted",
      startedAt,
      sealed: campaign.mode === "expert",
      ...handedIn,
      ...outcome,
      media: photo === null ? [] : [photo],
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
