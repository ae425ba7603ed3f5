import * as z from "zod";
import { livesHere } from "../../directory/counts";
import type {
  AnimalEntry,
  EnclosureEntry,
  PersonEntry,
} from "../../directory/kinds";
import type { Alert } from "../../measures/alerts/alert";
import { alertLevelOf, isGoingOn } from "../../measures/alerts/alert";
import { derived, idSchema, metaFields, optional } from "../../schema/fields";
import { startOfParisTomorrow } from "../../time/paris";
import { minuteMs } from "../../time/lengths";
import type { Zoo } from "../zoo";
import { environments, zooNameMax } from "../zoo";
import type { Welfare } from "./welfare";
import { welfareSchema } from "./welfare";

/** So many alerts that wait, and so many that go on, are told apart at most. */
export const summedAlertsMost = 300;
/** Treatments whose doses are missed are counted over so many days, today included. */
export const missedDays = 7;

const count = () => z.number().int().nonnegative().default(0);
/** How many there are by a name; one of which there is none is absent. */
const countsBy = () =>
  z.record(z.string().max(40), z.number().int()).default({});

const tasksSchema = z.object({
  late: count(),
  /** Of the late ones, those of safety. */
  safetyLate: count(),
  /** Not late yet, and due before the Paris night. */
  today: count(),
  /** When the longest waiting late one was due. */
  since: optional(z.date()),
});

const alertsSchema = z.object({
  /** Those that wait for somebody. */
  active: count(),
  types: countsBy(),
  levels: countsBy(),
  /** When the oldest of them began. */
  since: optional(z.date()),
  /** What goes on, acknowledged or not, by cause. */
  goingOn: countsBy(),
  /** There are more than were told apart. */
  more: z.boolean().default(false),
});

const peopledSchema = z.object({
  animals: count(),
  enclosures: count(),
  people: count(),
  /** The revision of the directory that was counted. */
  revision: z.number().int().default(0),
});
export type Peopled = z.infer<typeof peopledSchema>;

/** `zooSummaries/{zooId}`: how an establishment stands, counted anew from what is open in it. */
export const zooSummarySchema = z.object({
  zooId: derived(idSchema),
  zooName: derived(z.string().max(zooNameMax)),
  environment: derived(z.enum(environments).default("production")),
  tasks: derived(tasksSchema.prefault({})),
  alerts: derived(alertsSchema.prefault({})),
  /** How often doses of a treatment began to be missed since `missedDays` began. */
  dosesMissed: derived(count()),
  peopled: derived(peopledSchema.prefault({})),
  welfare: derived(welfareSchema.prefault({})),
  /** What the establishments are ordered by: see `attentionOf`. */
  attention: derived(count()),
  countedAt: derived(z.date()),
  /** When the clock alone changes a number of it. */
  recountAt: derived(z.date()),
  ...metaFields,
});
export type ZooSummary = z.infer<typeof zooSummarySchema>;
export type Summed = Omit<ZooSummary, keyof typeof metaFields>;

type Compared = Pick<Summed, "tasks" | "alerts">;

const highMost = 999;
const lateMost = 9999;

/**
 * How much an establishment needs to be looked at, to order by: most alerts of the level critical first, of as many those
 * with most of the level high, then those with most late tasks. Nothing wrong gives 0.
 *
 * @example attentionOf({ tasks: { late: 3 }, alerts: { levels: { high: 2 } } }) // 20_003
 */
export function attentionOf({ tasks, alerts }: Compared): number {
  const { critical = 0, high = 0 } = alerts.levels;
  const ofHigh = Math.min(high, highMost);
  const ofLate = Math.min(tasks.late, lateMost);
  return (critical * (highMost + 1) + ofHigh) * (lateMost + 1) + ofLate;
}

function countBy<T>(
  rows: readonly T[],
  nameOf: (row: T) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const name = nameOf(row);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

type SummedAlert = Pick<
  Alert,
  "type" | "likelihood" | "severity" | "source" | "openedAt" | "closedAt"
>;

const earliest = (instants: readonly Date[]): Date | null =>
  instants.reduce<Date | null>(
    (first, one) => (first === null || one < first ? one : first),
    null,
  );

/** How the alerts of an establishment stand: what waits for somebody, and what goes on. None give zeros. */
export const alertsSummed = (
  active: readonly SummedAlert[],
  open: readonly SummedAlert[],
): Summed["alerts"] => ({
  active: active.length,
  types: countBy(active, ({ type }) => type),
  levels: countBy(active, alertLevelOf),
  since: earliest(active.map(({ openedAt }) => openedAt)),
  goingOn: countBy(open.filter(isGoingOn), ({ source }) => source.kind),
  more: Math.max(active.length, open.length) >= summedAlertsMost,
});

/** Who and what is there, as a directory names it: animals that live here, enclosures in use, people who work. */
export const peopledOf = (
  animals: readonly AnimalEntry[],
  enclosures: readonly EnclosureEntry[],
  people: readonly PersonEntry[],
  revision: number,
): Peopled => ({
  animals: animals.filter(livesHere).length,
  enclosures: enclosures.filter((one) => !one.archived && !one.removed).length,
  people: people.filter((one) => one.status === "active" && !one.deleted)
    .length,
  revision,
});

/** The clock is followed no more often than this. */
const pace = 5 * minuteMs;

/** When the numbers counted at `now` are to be counted again though nobody writes: as the next task falls due, at the latest as the Paris day ends. */
export function recountAtOf(nextDue: Date | null, now: Date): Date {
  const night = startOfParisTomorrow(now);
  const soonest = new Date(now.getTime() + pace);
  const due = nextDue === null || nextDue > night ? night : nextDue;
  return due < soonest ? soonest : due;
}

/** What is counted of an establishment, from which its summary follows. */
export interface SummaryParts {
  zoo: Pick<Zoo, "zooId" | "zooName" | "environment">;
  tasks: Summed["tasks"];
  alerts: Summed["alerts"];
  dosesMissed: number;
  peopled: Peopled;
  welfare: Welfare;
  /** When the first task falls due that is not late yet; null: none. */
  nextDue: Date | null;
}

/** The summary of an establishment as it was counted at `now`. */
export const summaryOf = (
  { zoo, nextDue, ...counted }: SummaryParts,
  now: Date,
): Summed => ({
  zooId: zoo.zooId,
  zooName: zoo.zooName,
  environment: zoo.environment,
  ...counted,
  attention: attentionOf(counted),
  countedAt: now,
  recountAt: recountAtOf(nextDue, now),
});
