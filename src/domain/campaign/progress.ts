import type { PeriodCoverage, Submission } from "../evaluation/score/coverage";
import { coverageOf } from "../evaluation/score/coverage";
import type { CalendarDay } from "../time/calendar-day";
import type { Campaign, CampaignProgress } from "./campaign";

/** Where a campaign has no target, everything is done and what there is is counted. */
const noTarget = { perPeriod: 0, period: "campaign" } as const;

/** The evaluations that the months of a campaign's progress tell of; [] for none. */
export const submissionsOf = (
  months: readonly Pick<CampaignProgress, "subjects">[],
): Submission[] =>
  months.flatMap(({ subjects }) =>
    Object.entries(subjects).flatMap(([subjectId, evaluations]) =>
      Object.values(evaluations).map(({ day, by }) => ({ subjectId, day, by })),
    ),
  );

/** What is there of a campaign's questionnaire, period by period, for the subjects given. */
export function campaignCoverage(
  {
    startDate,
    endDate,
    targets,
  }: Pick<Campaign, "startDate" | "endDate" | "targets">,
  subjectIds: readonly string[],
  months: readonly Pick<CampaignProgress, "subjects">[],
  today: CalendarDay,
): PeriodCoverage[] {
  const { quiz } = targets;
  return coverageOf({
    subjectIds,
    targets:
      quiz === undefined
        ? noTarget
        : { perPeriod: quiz.count, period: quiz.period },
    start: startDate,
    end: endDate,
    today,
    submissions: submissionsOf(months),
  });
}

/** The period of a day; before the first that one, after the last that one. undefined for no periods. */
export const periodAt = (
  periods: readonly PeriodCoverage[],
  today: CalendarDay,
): PeriodCoverage | undefined =>
  periods.find(({ to }) => today <= to) ?? periods.at(-1);
