import {
  busySectors,
  demoHabits,
} from "../../../data/enrichments/calendar/habits";
import type { DemoStock } from "../../../data/enrichments/stock";
import { demoStock } from "../../../data/enrichments/stock";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { parisDay, wallToInstant } from "../../../../src/domain/time/paris";
import { wallTimeOf } from "../../../../src/domain/time/wall-time";
import { daysAgoAt } from "../moments";
import type { Random } from "../../../../src/domain/analysis/interval/random";
import {
  randomFor,
  wholeBelow,
} from "../../../../src/domain/analysis/interval/random";
import { pick } from "../random";
import type { Intended } from "./intended";
import { logged } from "./intended";

const firstDaysAgo = 184;
/** Since when everybody logs what is placed. */
const latelyDays = 14;
const oftenLately = { busy: 0.5, other: 0.14 };
const before = 0.01;
/** More than one in a day of a sector. */
const again = 0.35;
const overnight = 0.12;
const namesSome = 0.3;
const triesMax = 4;

const two = (value: number) => String(value).padStart(2, "0");
const timeOf = (minutes: number) =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The pieces that are there at all times: those bought at first, less all that went since. */
const surelyOf = ({ bought, changes }: DemoStock): number =>
  changes.reduce((sum, { quantity }) => sum + Math.min(0, quantity), bought);

type Taken = Pick<Intended, "zooId" | "enrichmentId" | "pieces" | "incident"> &
  Pick<Intended, "inAt" | "outAt">;

/** Whether so many pieces are in store all the while, whatever else is placed. */
function fits(one: Taken, others: readonly Taken[]): boolean {
  const stock = demoStock.find(
    ({ zooId, enrichmentId }) =>
      zooId === one.zooId && enrichmentId === one.enrichmentId,
  );
  if (stock === undefined) return true;
  const same = others.filter(
    ({ zooId, enrichmentId }) =>
      zooId === one.zooId && enrichmentId === one.enrichmentId,
  );
  const gone = same.map(({ incident }) => incident?.pieces ?? 0);
  const meanwhile = same
    .filter(({ inAt, outAt }) => {
      const ends = one.outAt === null || inAt < one.outAt;
      return ends && (outAt === null || one.inAt < outAt);
    })
    .map(({ pieces }) => pieces);
  const used = [...gone, ...meanwhile].reduce((sum, many) => sum + many, 0);
  return used + one.pieces <= surelyOf(stock);
}

/** When it is placed and taken out: the same day, or the next morning. */
function hoursOf(random: Random, now: Date, daysAgo: number) {
  const begin = 8 * 60 + 30 + wholeBelow(random, 7 * 60);
  const end = begin + 50 + wholeBelow(random, 5 * 60);
  const stays = end > 18 * 60 || random() < overnight;
  const until = wallTimeOf(
    addDays(parisDay(now), stays ? 1 - daysAgo : -daysAgo),
    timeOf(stays ? 8 * 60 + 20 + wholeBelow(random, 50) : end),
  );
  return [
    daysAgoAt(now, daysAgo, timeOf(begin)),
    wallToInstant(until),
  ] as const;
}

function oneLog(
  id: string,
  sectorId: string,
  [now, daysAgo]: readonly [Date, number],
  others: readonly Intended[],
): Intended | null {
  const random = randomFor(id);
  const times = hoursOf(random, now, daysAgo);
  if (times[0] > now) return null;
  const namedMax = random() < namesSome ? 1 + wholeBelow(random, 2) : Infinity;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const habit = pick(random, demoHabits[sectorId] ?? []);
    if (habit === undefined) return null;
    const [enclosureId, ...objects] = habit;
    const enrichmentId = pick(random, objects) ?? "";
    const pieces = 1 + wholeBelow(random, 2);
    const one = logged(id, { enrichmentId, enclosureId, pieces }, times);
    if (fits(one, others)) return { ...one, namedMax };
  }
  return null;
}

const shareOf = (sectorId: string, daysAgo: number): number => {
  if (daysAgo >= latelyDays) return before;
  return busySectors.includes(sectorId) ? oftenLately.busy : oftenLately.other;
};

/** How many are logged in a sector on a day. */
function countOn(sectorId: string, daysAgo: number): number {
  const random = randomFor(`${sectorId} logs ${daysAgo}`);
  if (random() >= shareOf(sectorId, daysAgo)) return 0;
  return random() < again ? 2 : 1;
}

/** What was placed unplanned, a few pieces of what is in store beside what is meant already. */
export function loggedSessions(
  intended: readonly Intended[],
  now: Date,
): Intended[] {
  const all = [...intended];
  for (let daysAgo = firstDaysAgo; daysAgo >= 0; daysAgo -= 1)
    for (const sectorId of Object.keys(demoHabits))
      for (let at = 0; at < countOn(sectorId, daysAgo); at += 1) {
        const id = `${sectorId}-log-${daysAgo}-${at + 1}`;
        const one = oneLog(id, sectorId, [now, daysAgo], all);
        if (one !== null) all.push(one);
      }
  return all.slice(intended.length);
}
