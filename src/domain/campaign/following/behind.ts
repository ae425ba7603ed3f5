import type { Submission } from "../../evaluation/score/coverage";
import type { AlertText, Cause } from "../../measures/alerts/told";
import type { Alert } from "../../measures/alerts/alert";
import { causeId } from "../../measures/alerts/alert";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { parisDay, startOfDay } from "../../time/paris";
import type { Campaign, Collected } from "../campaign";
import type { Wanting } from "../progress";
import { aimedAt, campaignCoverage } from "../progress";

/** So many nights the end of a period is looked at: a night that was missed is made up for, and answers that devices bring late are counted. */
export const behindNights = 7;

/** So many nights after its end a campaign's open alerts are looked at again. */
export const openNights = 92;

/** A period that is over, and what it lacked. */
export interface EndedPeriod {
  /** Of what there was too little. */
  collected: Collected;
  /** "2026-W48", "2026-11" or "all". */
  id: string;
  from: CalendarDay;
  to: CalendarDay;
  /** When the day after its last began in Paris. */
  since: Date;
  /** Of whom. */
  missing: string[];
  /** Of so many something was wanted. */
  asked: number;
}

/** What is told of each thing that is collected. */
const texts = {
  quiz: "campaignBehind",
  focal: "campaignBehindFocal",
  scan: "campaignBehindScan",
} as const satisfies Record<Collected, AlertText>;

/** Periods that an alert is open of, to be asked for by what is told and their id. */
export type ToldPeriods = ReadonlySet<string>;
const toldKey = (text: string, id: unknown): string =>
  JSON.stringify([text, id]);

/** The periods that alerts of campaigns are about; of others none. */
export const toldPeriods = (
  alerts: readonly Pick<Alert, "textKey" | "values">[],
): ToldPeriods =>
  new Set(
    alerts.map(({ textKey, values }) => toldKey(textKey, values["period"])),
  );

type Looked = Pick<Campaign, "createdAt" | "collects"> & Wanting;

/**
 * The periods of a campaign that ended within the last nights, as of `today`, and those of before that an alert is still open of
 * (`told`), with those of whom too little was handed in of one thing that it collects, its questionnaire unless told.
 *
 * A campaign is behind once a period is over and not before: as nothing limits how many evaluations are handed in on a day, what
 * is missing can be made up for until the last evening. What was over when the campaign was planned counts for nobody's delay. []
 * for a campaign without a target, or about nobody.
 *
 * @example endedPeriods(weekly, ["nala"], [], today)[0]?.missing // ["nala"]
 */
export function endedPeriods(
  campaign: Looked,
  subjectIds: readonly string[],
  submissions: readonly Submission[],
  today: CalendarDay,
  collected: Collected = "quiz",
  told: ToldPeriods = new Set(),
): EndedPeriod[] {
  const { createdAt } = campaign;
  if (!aimedAt(campaign).includes(collected)) return [];
  const from = addDays(today, -behindNights);
  return campaignCoverage(campaign, subjectIds, submissions, today, collected)
    .filter(
      ({ id, to, wanted }) =>
        wanted > 0 &&
        (from <= to || told.has(toldKey(texts[collected], id))) &&
        to < today &&
        (createdAt === null || parisDay(createdAt) <= to),
    )
    .map((period) => ({
      collected,
      id: period.id,
      from: period.from,
      to: period.to,
      since: startOfDay(addDays(period.to, 1)),
      missing: period.subjects
        .filter(({ status }) => status === "late")
        .map(({ subjectId }) => subjectId),
      asked: period.subjects.length,
    }))
    .filter(({ asked }) => asked > 0);
}

/** The cause of a period that ended with too little: one for all of its subjects, whom it counts and does not name. */
export const behindCause = (
  { zooId, campaignId, name }: Pick<Campaign, "zooId" | "campaignId" | "name">,
  { collected, id, from, to, missing, asked }: EndedPeriod,
  sectorIds: string[],
): Cause => ({
  kind: "behind",
  id: causeId(
    "behind",
    campaignId,
    collected === "quiz" ? id : `${id}-${collected}`,
  ),
  foundBy: campaignId,
  zooId,
  class: "general",
  subject: { kind: "campaign", id: campaignId, areaId: null },
  sectorIds,
  text: texts[collected],
  values: {
    campaign: name,
    period: id,
    missing: missing.length,
    of: asked,
    from,
    to,
  },
});
