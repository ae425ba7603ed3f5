import * as z from "zod";
import type {
  PeriodCoverage,
  Submission,
} from "../../evaluation/score/coverage";
import { idSchema } from "../../schema/fields";
import type { CalendarDay } from "../../time/calendar-day";
import type { Collected } from "../campaign";
import type { Wanting } from "../progress";
import { campaignCoverage } from "../progress";

/** So many people are reminded at once. */
export const remindedMost = 200;

export const remindParticipantsInput = z.object({ campaignId: idSchema });
/** How many were reminded now: who was today already is not counted again. */
export const remindParticipantsOutput = z.object({
  reminded: z.number().int(),
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
 * Who of some people is behind in a period in which something is missing: those who handed in nothing, or everybody where each
 * did something; nobody where nothing is missing.
 */
export function behindOf(
  { subjects }: Pick<PeriodCoverage, "subjects">,
  people: readonly string[],
): string[] {
  if (subjects.every(({ status }) => status === "done")) return [];
  const busy = new Set(subjects.flatMap(({ by }) => by));
  const idle = people.filter((uid) => !busy.has(uid));
  return idle.length > 0 ? idle : [...people];
}
