import fc from "fast-check";
import { expect } from "vitest";
import type { Sample } from "@domain/measures/buckets/bucket";
import { hourMs, hourOf } from "@domain/measures/buckets/keys";
import { recount } from "@domain/measures/buckets/periods";
import { currentValues } from "@domain/measures/values/fold";
import type { Measure } from "@domain/measures/values/value";
import { addDays } from "@domain/time/calendar-day";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { takeCall } from "../../../functions/src/measures/ingest/ingest";
import { countHour } from "../../../functions/src/measures/on-measure-written";
import { put } from "../stage";
import {
  aMeasure,
  callOf,
  csvOf,
  jsonOf,
  keptIn,
  sensed,
  temperature,
  zooId,
} from "./sensors";

const minuteMs = 60_000;
const series = {
  zooId,
  enclosureId: "e1",
  areaId: null,
  parameterId: temperature,
};

interface Reading {
  at: Date;
  value: number;
}

/** A day of readings every few minutes with a gap in it, and what people said of it, one of them mended and one taken back. */
export interface AnyDay {
  readings: Reading[];
  measures: (Measure & { id: string })[];
  /** Parts of what was sent, some of them more than once, in the order they arrive. */
  steps: (
    | { kind: "send"; part: Reading[]; csv: boolean }
    | { kind: "say"; index: number }
  )[];
  now: Date;
}

const minutesOf = (day: CalendarDay): number =>
  (startOfDay(addDays(day, 1)).getTime() - startOfDay(day).getTime()) /
  minuteMs;

const saidAt = (start: number, minute: number) =>
  new Date(start + minute * minuteMs + 7000);

/** Somebody says something, says something else of it instead, and something else is taken back. */
const measuresFrom = (start: number, minutes: readonly number[]) =>
  minutes.flatMap((minute, index) => {
    const id = `m${String(index)}`;
    const at = saidAt(start, minute);
    const first = { ...aMeasure({ at, value: 20 + index }), id };
    const then = { at, createdAt: new Date(start + 90_000_000) };
    if (index % 3 === 1)
      return [
        first,
        { ...aMeasure({ ...then, value: -5, replaces: id }), id: `${id}r` },
      ];
    if (index % 3 === 2)
      return [
        first,
        { ...aMeasure({ ...then, value: null, voids: id }), id: `${id}v` },
      ];
    return [first];
  });

/** Days of some length in Paris, 23 and 25 hours among them. */
export const anyDay = (days: readonly CalendarDay[]): fc.Arbitrary<AnyDay> =>
  fc.constantFrom(...days).chain((day) => {
    const start = startOfDay(day).getTime();
    const length = minutesOf(day);
    const minute = fc.integer({ min: 0, max: length - 1 });
    return fc
      .record({
        every: fc.integer({ min: 5, max: 20 }),
        gap: minute,
        gapLength: fc.integer({ min: 61, max: 240 }),
        said: fc.uniqueArray(minute, { minLength: 3, maxLength: 6 }),
        values: fc.array(fc.integer({ min: -200, max: 400 }), {
          minLength: 7,
          maxLength: 7,
        }),
        parts: fc.integer({ min: 2, max: 7 }),
        again: fc.array(fc.nat(6), { maxLength: 3 }),
        order: fc.infiniteStream(fc.nat(1_000_000)),
      })
      .map(({ every, gap, gapLength, said, values, parts, again, order }) => {
        const readings: Reading[] = [];
        for (let one = 0; one < length; one += every)
          if (one < gap || one >= gap + gapLength)
            readings.push({
              at: new Date(start + one * minuteMs),
              value: (values[one % 7] ?? 0) / 10,
            });
        const measures = measuresFrom(start, said);
        const slices = Array.from({ length: parts }, (_, part) =>
          readings.filter((__, index) => index % parts === part),
        );
        const steps: AnyDay["steps"] = [
          ...[...slices, ...again.map((one) => slices[one % parts] ?? [])]
            .filter((part) => part.length > 0)
            .map((part, index) => ({
              kind: "send" as const,
              part,
              csv: index % 2 === 0,
            })),
          ...measures.map((_, index) => ({ kind: "say" as const, index })),
        ];
        const ranks = new Map(steps.map((step) => [step, order.next().value]));
        steps.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
        const now = new Date(start + length * minuteMs + hourMs);
        return { readings, measures, steps, now };
      });
  });

/** What a recount from everything that was sent and said gives, by document. */
function expected({
  readings,
  measures,
}: Pick<AnyDay, "readings" | "measures">) {
  const samples: Sample[] = [
    ...readings.map(({ at, value }) => ({ at, value, key: "" })),
    ...currentValues(measures).map(({ log, value }) => ({
      at: log.at,
      value,
      key: log.id,
    })),
  ];
  return recount(samples, "numeric");
}

/** What arrives, arrives; what is kept in the end is a recount of all of it, whatever the order. */
export async function checkDay(day: AnyDay): Promise<void> {
  await arrive(day);
  await checkKept(day);
}

/** Sends and says everything of a day. */
export async function arrive(day: AnyDay): Promise<void> {
  await put(sensed());
  for (const step of day.steps)
    if (step.kind === "say") {
      const line = day.measures[step.index];
      if (line === undefined) continue;
      const { id, ...stored } = line;
      await put({ [`enclosures/e1/measures/${id}`]: stored });
      await countHour(series, hourOf(stored.at), day.now);
    } else {
      const sent = step.part.map((one) => ({ feed: "t", ...one }));
      const { status, body } = await takeCall(
        step.csv ? callOf(csvOf(sent), "text/csv") : callOf(jsonOf(sent)),
        day.now,
      );
      expect([status, "refused" in body && body.refused]).toEqual([200, []]);
    }
}

/** What is kept is a recount of what was sent and said, and of nothing else. */
export async function checkKept(
  day: Pick<AnyDay, "readings" | "measures">,
): Promise<void> {
  const { days, months } = expected(day);
  const kept = await keptIn("measureDays");
  expect(
    Object.fromEntries(
      Object.entries(kept).map(([id, { hours }]) => [id, hours]),
    ),
  ).toEqual(
    Object.fromEntries(
      [...days].map(([one, hours]) => [`${temperature}_${one}`, hours]),
    ),
  );
  const keptMonths = await keptIn("measureMonths");
  expect(
    Object.fromEntries(
      Object.entries(keptMonths).map(([id, one]) => [id, one["days"]]),
    ),
  ).toEqual(
    Object.fromEntries(
      [...months].map(([one, all]) => [`${temperature}_${one}`, all]),
    ),
  );
  const inHours = Object.values(await keptIn("measureHours")).reduce(
    (all, { readings }) => all + Object.keys(readings as object).length,
    0,
  );
  expect(inHours).toBe(day.readings.length);
}
