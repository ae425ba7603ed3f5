import * as z from "zod";
import type {
  PeriodCoverage,
  Submission,
} from "../../evaluation/score/coverage";
import { idSchema } from "../../schema/fields";
import type { CalendarDay } from "../../time/calendar-day";
import { parisDay } from "../../time/paris";
import type { Campaign, Collected } from "../campaign";
import { remindedMost } from "../campaign";
import type { Wanting } from "../progress";
import { campaignCoverage } from "../progress";

export const remindParticipantsInput = z.object({
  campaignId: idSchema,
  /** Nobody is told: it is only asked whom it would be. */
  isTrial: z.boolean().default(false),
});
/** How many were reminded now, or would be: who was today already is not counted again. */
export const remindParticipantsOutput = z.object({
  reminded: z.number().int(),
  /** Of a trial: how many of them would get a mail, at most. */
  mails: z.number().int().optional(),
});

/** The period in which `today` lies, with what there is of each subject of one thing that is collected, the questionnaire unless told; null: none does, or nothing of it is aimed at. */
export function periodOf(
  campaign: Wanting,
  subjectIds: readonly string[],
  submissions: readonly Submission[],
  today: CalendarDay,
  collected: Collected = "quiz",
): PeriodCoverage | null {
  if (campaign.targets[collected] === undefined) return null;
  return (
    campaignCoverage(campaign, subjectIds, submissions, today, collected).find(
      ({ from, to }) => from <= today && today <= to,
    ) ?? null
  );
}

/**
 * Of whom too little of one thing was handed in so far in the period of `today`, by their ids; [] where nothing is missing, and
 * where no period runs. For one expert: `seenBy`.
 *
 * @example missingNow(weekly, ["nala", "kwame"], submissions, today) // ["kwame"]
 */
export const missingNow = (
  ...asked: Parameters<typeof periodOf>
): readonly string[] =>
  (periodOf(...asked)?.subjects ?? [])
    .filter(({ status }) => status !== "done")
    .map(({ subjectId }) => subjectId);

/** What a campaign says of whom it reminded once it reminded these at `now`: all of the same day together. */
export function remindedWith(
  before: Pick<Campaign, "reminded" | "remindedAt">,
  uids: readonly string[],
  now: Date,
): Pick<Campaign, "reminded" | "remindedAt"> {
  const isSameDay =
    before.remindedAt !== null && parisDay(before.remindedAt) === parisDay(now);
  const all = new Set([...(isSameDay ? before.reminded : []), ...uids]);
  return { reminded: [...all].slice(0, remindedMost), remindedAt: now };
}
