import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noLimits } from "../parameters/limits";
import { alertId } from "./alert";
import type { EpisodeChange, WatchState } from "./episode";
import { calm } from "./episode";
import type { LimitWatch, Watchable } from "./limits";
import { deadBandOf, watchLimits } from "./limits";

const start = Date.UTC(2026, 6, 1, 8);
const minute = (after: number) => new Date(start + after * 60_000);
const limits = { enabled: true, min: 10, max: 20 };
const watch: LimitWatch = { limits, deadBand: 1, inARow: 2 };
const series = (...values: number[]): Watchable[] =>
  values.map((value, index) => ({ at: minute(index), value }));
const told = (changes: readonly EpisodeChange[]) =>
  changes.map(({ kind, since, at }) => [
    kind,
    (since.getTime() - start) / 60_000,
    (at.getTime() - start) / 60_000,
  ]);

describe("an alert of limits", () => {
  const look = (readings: Watchable[], state: WatchState = calm, after = 30) =>
    watchLimits(state, readings, watch, minute(after));

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
      "opens anew",
      [21, 21, 15, 15, 9, 9],
      [
        ["opened", 0, 1],
        ["closed", 0, 3],
        ["opened", 4, 5],
      ],
    ],
  ])("%s", (_, values, expected) => {
    expect(told(look(series(...values)).changes)).toEqual(expected);
  });

  it("opens by no reading older than two hours", () => {
    const old = series(25, 25, 25);
    expect(look(old, calm, 122).changes).toHaveLength(1);
    expect(look(old, calm, 123)).toEqual({ state: calm, changes: [] });
    const fresh = { at: minute(123), value: 25 };
    expect(told(look([...old, fresh], calm, 123).changes)).toEqual([
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
      calm,
      series(99, 99),
      { ...watch, limits: noLimits },
      minute(9),
    );
    expect(shut.changes).toEqual([]);
  });

  it("opens and closes by one value of a person", () => {
    const one = { ...watch, inARow: 1 };
    expect(
      told(watchLimits(calm, series(25, 15), one, minute(2)).changes),
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
        expect(look(mixed, calm, 60)).toEqual(look(all, calm, 60));
      }),
    );
  });

  it("is the same whether readings come one by one, in calls, or together", () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: 1, max: 10 }), (all, size) => {
        let state = calm;
        const changes: EpisodeChange[] = [];
        for (let to = size; to < all.length + size; to += size) {
          // Each look is at all that is known of the last hours.
          const step = look(all.slice(0, to), state, 60);
          state = step.state;
          changes.push(...step.changes);
          expect(look(all.slice(0, to), state, 60).changes).toEqual([]);
        }
        expect({ state, changes }).toEqual(look(all, calm, 60));
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
        let state = calm;
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
              ids.push(id);
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
