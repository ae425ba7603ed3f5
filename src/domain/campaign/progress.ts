import type { PeriodCoverage, Submission } from "../evaluation/score/coverage";
import type { ObsSession } from "../observation/obs-session";
import { coverageOf } from "../evaluation/score/coverage";
import type { CalendarDay } from "../time/calendar-day";
import type { Campaign, CampaignProgress, Collected } from "./campaign";
import { collected as allCollected } from "./campaign";
import type { CampaignSubject } from "./subjects";
import { progressMonthsMost } from "./campaign-queries";

/** Where a campaign has no target, everything is done and what there is is counted. */
const noTarget = { perPeriod: 0, period: "campaign" } as const;

/** An evaluation that was handed in on this device, and that nobody may have counted yet. */
export interface HandedIn extends Submission {
  evaluationId: string;
}

/** What was handed in of a campaign: what its months count, and of `own` what they do not count yet; [] for none. */
export function submissionsOf(
  months: readonly Pick<CampaignProgress, "subjects">[],
  own: readonly HandedIn[] = [],
): Submission[] {
  // A session of observation counts for each of its animals.
  const keyOf = (id: string, subjectId: string) =>
    JSON.stringify([id, subjectId]);
  const all = new Map<string, Submission>(
    own.map(({ evaluationId, ...one }) => [
      keyOf(evaluationId, one.subjectId),
      one,
    ]),
  );
  for (const { subjects } of months)
    for (const [subjectId, evaluations] of Object.entries(subjects))
      for (const [evaluationId, { day, by }] of Object.entries(evaluations))
        all.set(keyOf(evaluationId, subjectId), { subjectId, day, by });
  return [...all.values()];
}

/** What months count of one thing that a campaign collects, told as they tell evaluations. */
export const monthsOf = (
  months: readonly Pick<CampaignProgress, "subjects" | "focal" | "scan">[],
  collected: Collected,
): Pick<CampaignProgress, "subjects">[] =>
  months.map(({ subjects, focal, scan }) => ({
    subjects: { quiz: subjects, focal, scan }[collected],
  }));

/** Whom a session counts for: in focal sampling whoever was followed, in scans whoever was met; [] for nobody. */
export function observedIn({
  effort,
}: Pick<ObsSession, "effort">): Record<Exclude<Collected, "quiz">, string[]> {
  const all = Object.entries(effort);
  return {
    focal: all.flatMap(([id, { watchedMs }]) => (watchedMs > 0 ? [id] : [])),
    scan: all.flatMap(([id, { scans }]) => (scans > 0 ? [id] : [])),
  };
}

/** What a campaign collects and has a target for, in the order of the table; [] for nothing. */
export const aimedAt = ({
  targets,
  collects,
}: Pick<Campaign, "targets" | "collects">): Collected[] =>
  allCollected.filter(
    (one) => collects.includes(one) && targets[one] !== undefined,
  );

/** Of whom something that a campaign collects is counted: sessions of observation are by animal. */
export const countedOf = <S extends Pick<CampaignSubject, "kind">>(
  collected: Collected,
  subjects: readonly S[],
): S[] =>
  subjects.filter(({ kind }) => collected === "quiz" || kind === "animal");

/** How many evaluations a period has, or how many sessions of observation, each once though it counts for every animal that was met. */
export function amountIn(
  collected: Collected,
  months: readonly Pick<CampaignProgress, "subjects">[],
  {
    totals,
    subjects: wanted,
    from,
    to,
  }: Pick<PeriodCoverage, "totals" | "subjects" | "from" | "to">,
): number {
  if (collected === "quiz") return totals.count;
  const sessions = months.flatMap(({ subjects }) =>
    wanted.flatMap(({ subjectId }) =>
      Object.entries(subjects[subjectId] ?? {}).flatMap(([id, { day }]) =>
        from <= day && day <= to ? [id] : [],
      ),
    ),
  );
  return new Set(sessions).size;
}

/** The evaluation of each subject that was handed in last from one day to another, by the subject's id; of one day any of them. */
export function lastEvaluations(
  months: readonly Pick<CampaignProgress, "subjects">[],
  { from, to }: Pick<PeriodCoverage, "from" | "to">,
): ReadonlyMap<string, string> {
  const last = new Map<string, { id: string; day: CalendarDay }>();
  for (const { subjects } of months)
    for (const [subjectId, evaluations] of Object.entries(subjects))
      for (const [id, { day }] of Object.entries(evaluations)) {
        const before = last.get(subjectId);
        if (day < from || day > to || (before && before.day > day)) continue;
        last.set(subjectId, { id, day });
      }
  return new Map([...last].map(([subjectId, { id }]) => [subjectId, id]));
}

/** An evaluation that months of a campaign count. */
export interface Counted {
  evaluationId: string;
  day: CalendarDay;
  by: string;
}

/**
 * What was handed in last about a subject, of one person alone where `by` names one; null: nothing.
 * @example lastAbout(months, "animal-1")?.by // "karim"
 */
export function lastAbout(
  months: readonly Pick<CampaignProgress, "subjects">[],
  subjectId: string,
  by: string | null = null,
): Counted | null {
  const all = months.flatMap(({ subjects }) =>
    Object.entries(subjects[subjectId] ?? {}).map(([evaluationId, one]) => ({
      ...one,
      evaluationId,
    })),
  );
  return all
    .filter((one) => by === null || one.by === by)
    .reduce<Counted | null>(
      (last, one) => (last !== null && last.day > one.day ? last : one),
      null,
    );
}

/** What months count, each evaluation or session once, of however many subjects it is; [] for nothing. */
export const countedOnce = (
  months: readonly Pick<CampaignProgress, "subjects">[],
): Counted[] => [
  ...new Map(
    months
      .flatMap(({ subjects }) => Object.values(subjects))
      .flatMap((of) => Object.entries(of))
      .map(([evaluationId, one]) => [evaluationId, { ...one, evaluationId }]),
  ).values(),
];

/** A campaign, as far as it says what is wanted when. */
export type Wanting = Pick<
  Campaign,
  "startDate" | "endDate" | "targets" | "mode" | "experts"
>;

/** Whether a campaign wants of each of its experts as much, and of nobody else. */
export const wantsOfExperts = ({
  mode,
  experts,
}: Pick<Campaign, "mode" | "experts">): boolean =>
  mode === "expert" && experts.length > 0;

/** A campaign as one person sees it: of an expert one their own part alone is wanted, of any other what is wanted of everybody. */
export const seenBy = <C extends Pick<Campaign, "mode" | "experts">>(
  campaign: C,
  uid: string,
): C =>
  wantsOfExperts(campaign) && campaign.experts.includes(uid)
    ? { ...campaign, experts: [uid] }
    : campaign;

/** What is there of what a campaign collects, its questionnaire unless told, period by period, for the subjects given; of experts each judges for themselves, as often as its target says and no oftener, and theirs alone is wanted. */
export function campaignCoverage(
  campaign: Wanting,
  subjectIds: readonly string[],
  submissions: readonly Submission[],
  today: CalendarDay,
  collected: Collected = "quiz",
): PeriodCoverage[] {
  const { startDate, endDate, targets, experts } = campaign;
  const target = targets[collected];
  const isOfExperts = wantsOfExperts(campaign);
  return coverageOf({
    subjectIds,
    targets:
      target === undefined
        ? noTarget
        : {
            perPeriod: target.count * (isOfExperts ? experts.length : 1),
            ...(isOfExperts && { perPerson: target.count }),
            period: target.period,
          },
    start: startDate,
    end: endDate,
    today,
    submissions: isOfExperts
      ? submissions.filter(({ by }) => experts.includes(by))
      : submissions,
  });
}

/** How many months two days span, both counted: 1 within the same one. */
const monthsFromTo = (from: CalendarDay, to: CalendarDay): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

/**
 * So many of the latest months of progress say how it stands with a campaign now: in the period of `today` and the one before.
 * Before its first day, and without a target: 1.
 */
export function monthsNow(
  { targets, startDate }: Pick<Campaign, "targets" | "startDate">,
  today: CalendarDay,
): number {
  if (targets.quiz === undefined || today < startDate) return 1;
  if (targets.quiz.period !== "campaign") return 2;
  return Math.min(monthsFromTo(startDate, today), progressMonthsMost);
}

/** The period of a day; before the first that one, after the last that one. undefined for no periods. */
export const periodAt = (
  periods: readonly PeriodCoverage[],
  today: CalendarDay,
): PeriodCoverage | undefined =>
  periods.find(({ to }) => today <= to) ?? periods.at(-1);
