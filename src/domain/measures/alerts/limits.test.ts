import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noLimits } from "../parameters/limits";
import { alertId } from "./alert";
import { hourOf } from "../buckets/keys";
import type { EpisodeChange } from "./episode";
import type { LimitState, LimitWatch, Watchable } from "./limits";
import {
  askedAgain,
  calmLimits,
  deadBandOf,
  ended,
  isTakenBack,
  takenBack,
  watchLimits,
} from "./limits";

const start = Date.UTC(2026, 6, 1, 8);
const minute = (after: number) => new Date(start + after * 60_000);
const limits = { enabled: true, min: 10, max: 20 };
const watch: LimitWatch = { limits, deadBand: 1, by: "sensor" };
const series = (...values: number[]): Watchable[] =>
  values.map((value, index) => ({ at: minute(index), value }));
const told = (changes: readonly EpisodeChange[]) =>
  changes.map(({ kind, since, at }) => [
    kind,
    (since.getTime() - start) / 60_000,
    (at.getTime() - start) / 60_000,
  ]);

describe("an alert of limits", () => {
  const look = (
    readings: Watchable[],
    state: LimitState = calmLimits,
    after = 30,
  ) => watchLimits(state, readings, watch, minute(after));

  it.each<[string, number[], unknown[]]>([
    ["stays shut within", [15, 10, 20], []],
    ["stays shut by one outside", [15, 21, 15, 21, 15], []],
    ["opens by two, since the first", [15, 21, 22], [["opened", 1, 2]]],
    ["opens by two, whatever the side", [21, 9], [["opened", 0, 1]]],
    ["stays open at the edge", [21, 21, 20, 20, 19.5], [["opened", 0, 1]]],
    ["stays open by one back", [21, 21, 15, 21, 15], [["opened", 0, 1]]],
    [
      "closes by two inside the dead band",
      [21, 21, 19, 11],
      [
        ["opened", 0, 1],
        ["closed", 0, 3],
      ],
    ],
    [
      "goes on where it opens again soon after",
      [21, 21, 15, 15, 9, 9, 15, 15],
      [
        ["opened", 0, 1],
        ["closed", 0, 3],
        ["opened", 0, 5],
        ["closed", 0, 7],
      ],
    ],
  ])("%s", (_, values, expected) => {
    expect(told(look(series(...values)).changes)).toEqual(expected);
  });

  it("opens by what a person said up to a day before", () => {
    const one: LimitWatch = { ...watch, by: "person" };
    const late = (minutes: number) =>
      watchLimits(calmLimits, series(25), one, minute(minutes)).changes;
    expect(late(24 * 60)).toHaveLength(1);
    expect(late(24 * 60 + 1)).toEqual([]);
  });

  it("opens by no reading older than two hours", () => {
    const old = series(25, 25, 25);
    expect(look(old, calmLimits, 122).changes).toHaveLength(1);
    expect(look(old, calmLimits, 123)).toEqual({
      state: calmLimits,
      changes: [],
    });
    const fresh = { at: minute(123), value: 25 };
    expect(told(look([...old, fresh], calmLimits, 123).changes)).toEqual([
      ["opened", 0, 123],
    ]);
  });

  it("closes when its limits are switched off", () => {
    const open = look(series(25, 25)).state;
    const off = watchLimits(
      open,
      [],
      { ...watch, limits: noLimits },
      minute(9),
    );
    expect(told(off.changes)).toEqual([["closed", 0, 9]]);
    const shut = watchLimits(
      calmLimits,
      series(99, 99),
      { ...watch, limits: noLimits },
      minute(9),
    );
    expect(shut.changes).toEqual([]);
  });

  it("opens and closes by one value of a person", () => {
    const one: LimitWatch = { ...watch, by: "person" };
    expect(
      told(watchLimits(calmLimits, series(25, 15), one, minute(2)).changes),
    ).toEqual([
      ["opened", 0, 0],
      ["closed", 0, 1],
    ]);
  });

  const anySeries = fc
    .array(fc.constantFrom(5, 9.9, 10, 10.5, 15, 19.5, 20, 20.1, 25), {
      maxLength: 40,
    })
    .map((values) => series(...values));

  it("is the same whatever the order, and however often a reading comes", () => {
    const shuffled = anySeries.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        expect(look(mixed, calmLimits, 60)).toEqual(look(all, calmLimits, 60));
      }),
    );
  });

  it("is the same whether readings come one by one, in calls, or together", () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: 1, max: 10 }), (all, size) => {
        let state = calmLimits;
        const changes: EpisodeChange[] = [];
        for (let to = size; to < all.length + size; to += size) {
          // Each look is at all that is known of the last hours.
          const step = look(all.slice(0, to), state, 60);
          state = step.state;
          changes.push(...step.changes);
          expect(look(all.slice(0, to), state, 60).changes).toEqual([]);
        }
        expect({ state, changes }).toEqual(look(all, calmLimits, 60));
      }),
    );
  });

  it("has one id an episode, though calls come late and twice", () => {
    const calls = anySeries.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.array(fc.shuffledSubarray(all), { minLength: 1, maxLength: 8 }),
      ),
    );
    fc.assert(
      fc.property(calls, ([all, order]) => {
        const known = new Map<number, Watchable>();
        let state = calmLimits;
        const open: string[] = [];
        const ids: string[] = [];
        for (const call of [...order, all]) {
          for (const reading of call) known.set(reading.at.getTime(), reading);
          const step = look([...known.values()].reverse(), state, 60);
          for (const { kind, since } of step.changes) {
            const id = alertId("c", since);
            if (kind === "opened") {
              expect(open).toEqual([]);
              open.push(id);
              // What goes on soon after is the episode it was.
              if (ids.at(-1) !== id) ids.push(id);
            } else expect(open.pop()).toBe(id);
          }
          state = step.state;
        }
        expect(new Set(ids).size).toBe(ids.length);
        expect(open).toHaveLength(state.openSince === null ? 0 : 1);
      }),
    );
  });
});

describe("what opens again", () => {
  const out = (...after: number[]) =>
    after.map((one) => ({ at: minute(one), value: 25 }));
  const back = (...after: number[]) =>
    after.map((one) => ({ at: minute(one), value: 15 }));
  const look = (readings: Watchable[]) =>
    watchLimits(calmLimits, readings, watch, minute(60));

  it.each([
    [18, 0],
    [19, 19],
  ])("%d minutes in is of the episode since %d", (after, since) => {
    const before = [...out(0, 1), ...back(2, 3)];
    const { changes, state } = look([...before, ...out(after, after + 1)]);
    expect(told(changes).at(-1)).toEqual(["opened", since, after + 1]);
    expect(state.openSince).toEqual(minute(since));
  });

  it("an hour long is one alert, however often it crosses its limits", () => {
    const crossing = Array.from({ length: 15 }, (_, index) => [
      ...out(index * 4, index * 4 + 1),
      ...back(index * 4 + 2, index * 4 + 3),
    ]).flat();
    const since = look(crossing).changes.map((one) => one.since.getTime());
    expect(since).toHaveLength(30);
    expect(new Set(since).size).toBe(1);
  });
});

describe("a value of a person", () => {
  const person: LimitWatch = { ...watch, by: "person" };
  const at = (after: number, value: number) => ({ at: minute(after), value });

  it("ends no alert that sensors opened, sensors end anybody's", () => {
    const sensors = watchLimits(
      calmLimits,
      series(25, 25),
      watch,
      minute(5),
    ).state;
    const looked = watchLimits(sensors, [at(6, 15)], person, minute(6));
    expect(looked).toEqual({ state: sensors, changes: [] });
    const own = watchLimits(calmLimits, [at(0, 25)], person, minute(5)).state;
    expect(own.by).toBe("person");
    expect(
      told(watchLimits(own, [at(6, 15)], person, minute(6)).changes),
    ).toEqual([["closed", 0, 6]]);
    const both = [at(6, 15), at(7, 15)];
    expect(told(watchLimits(own, both, watch, minute(7)).changes)).toEqual([
      ["closed", 0, 7],
    ]);
  });

  const hour = hourOf(minute(0));
  const again = (state: LimitState, values: Watchable[], now: number) =>
    watchLimits(
      askedAgain(state, { hour, values }),
      values,
      person,
      minute(now),
    );
  const given = (...values: [number, number][]) =>
    values.reduce(
      (state, [after, value]) =>
        watchLimits(state, [at(after, value)], person, minute(60)).state,
      calmLimits,
    );

  it("that is corrected to one outside goes on with the alert it had ended", () => {
    const settled = given([0, 25], [30, 15]);
    const corrected = again(settled, [at(0, 25), at(30, 24)], 40);
    expect(told(corrected.changes)).toEqual([["opened", 0, 30]]);
    expect(again(corrected.state, [at(0, 25), at(30, 24)], 41)).toMatchObject({
      changes: [],
    });
  });

  it("decides where two are of one minute, as the one said last", () => {
    const open = given([5, 25]);
    const both = [at(5, 25), at(5, 15)];
    const { state, changes } = again(open, both, 6);
    expect(told(changes)).toEqual([["closed", 5, 5]]);
    expect(again(state, both, 7).changes).toEqual([]);
  });

  it("opens nothing by what was settled later", () => {
    const settled = given([0, 25], [30, 15]);
    expect(again(settled, [at(0, 26), at(30, 15)], 40).changes).toEqual([]);
    const later = { ...settled, settledAt: minute(70) };
    const changed = [at(0, 25), at(30, 25)];
    expect(again(later, changed, 75).changes).toEqual([]);
  });

  it("that is taken back ends its alert, unless the next one is outside as well", () => {
    const since = minute(0);
    expect(isTakenBack(since, [], limits)).toBe(true);
    expect(isTakenBack(since, [at(-1, 25), at(10, 15)], limits)).toBe(true);
    expect(isTakenBack(since, [at(20, 15), at(10, 25)], limits)).toBe(false);
    expect(isTakenBack(since, [at(0, 25), at(10, 15)], limits)).toBe(false);
    const { state, changes } = takenBack(since, minute(9));
    expect(told(changes)).toEqual([["closed", 0, 9]]);
    // The mistake is no episode that goes on.
    const next = watchLimits(state, [at(10, 25)], person, minute(10));
    expect(told(next.changes)).toEqual([["opened", 10, 10]]);
  });
});

it("what is watched no more has no alert, and is told of once", () => {
  const open: LimitState = { ...calmLimits, openSince: minute(0) };
  const { state, changes } = ended(open, minute(9));
  expect(told(changes)).toEqual([["closed", 0, 9]]);
  expect(state).toEqual(calmLimits);
  expect(ended(state, minute(10)).changes).toEqual([]);
});

describe("the dead band", () => {
  it.each([
    ["temperature", limits, 0.5],
    ["temperature", { ...limits, max: 11 }, 0.25],
    [null, limits, 0.2],
    [null, { ...limits, max: null }, 0.2],
    ["temperature", { ...limits, max: null }, 0.5],
    ["temperature", noLimits, 0],
  ])("of %s within %j: %s", (builtIn, within, expected) => {
    expect(deadBandOf(builtIn, within)).toBeCloseTo(expected, 12);
  });
});
