import * as z from "zod";
import type { CoverageAsk, PeriodCoverage } from "../evaluation/score/coverage";
import { coverageOf } from "../evaluation/score/coverage";
import { idSchema } from "../schema/fields";
import type { CalendarDay } from "../time/calendar-day";
import type { Campaign, CampaignProgress } from "./campaign";

/** So many people are reminded at once. */
export const remindedMost = 200;

export const remindParticipantsInput = z.object({ campaignId: idSchema });
/** How many were reminded now: who was today already is not counted again. */
export const remindParticipantsOutput = z.object({
  reminded: z.number().int(),
});

/** The evaluations that progress counts, of whatever subject. */
export const countedIn = (
  months: readonly Pick<CampaignProgress, "subjects">[],
): CoverageAsk["submissions"] =>
  months.flatMap(({ subjects }) =>
    Object.entries(subjects).flatMap(([subjectId, counted]) =>
      Object.values(counted).map(({ day, by }) => ({ subjectId, day, by })),
    ),
  );

/** The period in which `today` lies, with what there is of each subject; null: none does, or no questionnaire is aimed at. */
export function periodOf(
  {
    startDate,
    endDate,
    targets,
  }: Pick<Campaign, "startDate" | "endDate" | "targets">,
  subjectIds: readonly string[],
  submissions: CoverageAsk["submissions"],
  today: CalendarDay,
): PeriodCoverage | null {
  const aim = targets.quiz;
  if (aim === undefined) return null;
  const periods = coverageOf({
    subjectIds,
    targets: { perPeriod: aim.count, period: aim.period },
    start: startDate,
    end: endDate,
    today,
    submissions,
  });
  return periods.find(({ from, to }) => from <= today && today <= to) ?? null;
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
