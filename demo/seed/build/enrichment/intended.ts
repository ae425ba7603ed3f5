import { demoStanding } from "../../../data/enrichments/calendar/habits";
import { demoSeries } from "../../../data/enrichments/calendar/series";
import type {
  DemoIncident,
  DemoSeries,
  DemoStanding,
} from "../../../data/enrichments/calendar/types";
import type { DemoZooId } from "../../../data/types";
import { wallAfter } from "../../../../src/domain/recurrence/due-after";
import type { CalendarDay } from "../../../../src/domain/time/calendar-day";
import {
  addDays,
  startOfIsoWeek,
} from "../../../../src/domain/time/calendar-day";
import {
  addParisDays,
  parisDay,
  wallToInstant,
} from "../../../../src/domain/time/paris";
import { wallTimeOf } from "../../../../src/domain/time/wall-time";
import { daysAgoAt, earlier } from "../moments";
import type { Random } from "../../../../src/domain/analysis/interval/random";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { keeperIn, plannerIn, sectorOf } from "./staff";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const secondMs = 1_000;
const takenBackAfterMs = 8 * secondMs;
/** Nothing is planned for a later day. */
const plannedAhead = 21;

/** "usual": whatever comes; else what it is told of for. */
export type Fate = "usual" | "judged" | DemoStanding["fate"];

/** A session as it is meant, before it is known how much of it has come to pass. */
export interface Intended {
  id: string;
  zooId: DemoZooId;
  enrichmentId: string;
  enclosureIds: readonly string[];
  /** The species whose animals it names; null: it is for all that live there. */
  speciesId: string | null;
  /** Of them at most so many. */
  namedMax: number;
  pieces: number;
  asksTask: boolean;
  seriesId: string | null;
  plannedFor: Date;
  plannedUntil: Date | null;
  /** When somebody planned or logged it, and who. */
  madeAt: Date;
  madeBy: string;
  worker: string;
  /** When it is placed and taken out where nothing comes between; null: it stays. */
  inAt: Date;
  outAt: Date | null;
  fate: Fate;
  incident: DemoIncident | null;
}

const wholeMinute = (ms: number): Date =>
  new Date(Math.ceil(ms / minuteMs) * minuteMs);

/** An instant some minutes around another. */
const around = (random: Random, at: Date, [from, to]: [number, number]): Date =>
  wholeMinute(at.getTime() + (from + (to - from) * random()) * minuteMs);

function daysOf(
  { days, weeks: [first, last] }: DemoSeries,
  now: Date,
): CalendarDay[] {
  const today = parisDay(now);
  const weeks = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const inWeek =
    days === "midweek"
      ? [addDays(today, 3)]
      : days.map((day) => addDays(startOfIsoWeek(today), day - 1));
  return weeks
    .flatMap((week) => inWeek.map((day) => addDays(day, 7 * week)))
    .filter((day) => day <= addDays(today, plannedAhead));
}

/** When a series was planned: some days before it begins, or lately where that is to come. */
function plannedAt(random: Random, first: Date, now: Date): Date {
  const before = addParisDays(first, -2 - Math.floor(4 * random()));
  return earlier(before, daysAgoAt(now, 1, "16:20"));
}

function ofSeries(series: DemoSeries, now: Date): Intended[] {
  const { id, zooId, enrichmentId, enclosureIds, pieces } = series;
  const random = randomFor(id);
  const sectorId = sectorOf(enclosureIds[0] ?? "").id;
  const starts = daysOf(series, now).map((day) =>
    wallToInstant(wallTimeOf(day, series.time)),
  );
  const madeBy = plannerIn(random, sectorId);
  const madeAt = plannedAt(random, starts[0] ?? now, now);
  return starts.map((plannedFor, index) => {
    const plannedUntil = wallAfter(plannedFor, series.hours * hourMs);
    const incident = series.incident?.at === index ? series.incident : null;
    return {
      ...{ zooId, enrichmentId, enclosureIds, pieces, madeAt, madeBy },
      ...{ plannedFor, plannedUntil, incident },
      id: `${id}-${index + 1}`,
      speciesId: series.speciesId,
      namedMax: Infinity,
      asksTask: series.asksTask,
      seriesId: starts.length > 1 ? id : null,
      worker: keeperIn(random, sectorId),
      inAt: around(random, plannedFor, [-5, 20]),
      outAt: around(random, plannedUntil, [-15, 25]),
      // No task of another day is left open.
      fate: incident === null && !series.asksTask ? "usual" : "judged",
    };
  });
}

/** What is placed now, by a person of the sector. */
export function logged(
  id: string,
  what: Pick<Intended, "enrichmentId" | "pieces"> & { enclosureId: string },
  [inAt, outAt]: readonly [Date, Date | null],
): Intended {
  const { enclosureId, ...rest } = what;
  const sector = sectorOf(enclosureId);
  const worker = keeperIn(randomFor(`${id} worker`), sector.id);
  return {
    ...{ id, ...rest, zooId: sector.zooId, enclosureIds: [enclosureId] },
    ...{ speciesId: null, namedMax: Infinity, seriesId: null },
    asksTask: false,
    ...{ plannedFor: inAt, plannedUntil: null, inAt, outAt },
    ...{ madeAt: inAt, madeBy: worker, worker },
    ...{ fate: "usual", incident: null },
  };
}

function ofStanding(one: DemoStanding, now: Date): Intended {
  const { id, fate, daysAgo, time, ...what } = one;
  const inAt = daysAgoAt(now, daysAgo, time);
  const outAt =
    fate === "takenBack" ? new Date(inAt.getTime() + takenBackAfterMs) : null;
  return { ...logged(id, what, [inAt, outAt]), fate };
}

/** What was planned, and what was placed and stays, or was taken back. */
export const intendedSessions = (now: Date): Intended[] => [
  ...demoSeries.flatMap((series) => ofSeries(series, now)),
  ...demoStanding.map((one) => ofStanding(one, now)),
];
