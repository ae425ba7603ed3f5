import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { UtcHour } from "../buckets/keys";
import { hourMs, hourOf } from "../buckets/keys";
import {
  acknowledged,
  acknowledgeIssues,
  alertId,
  alertLevelOf,
  alertSchema,
  canAcknowledge,
  causeId,
  graverFirst,
  isGoingOn,
  usualOf,
} from "./alert";
import type { EpisodeChange } from "./episode";
import { calm } from "./episode";
import { watchSilence } from "./silence";
import type { MeasureType } from "../parameters/measure-type";
import { sensedHour, stuckHoursOf, stuckSince, watchStuck } from "./stuck";

const start = Date.UTC(2026, 6, 1, 8);
const minute = (after: number) => new Date(start + after * 60_000);
const told = (changes: readonly EpisodeChange[]) =>
  changes.map(({ kind, since, at }) => [
    kind,
    (since.getTime() - start) / 60_000,
    (at.getTime() - start) / 60_000,
  ]);

describe("an alert of silence", () => {
  it("opens once a reading is overdue, since it was due", () => {
    expect(watchSilence(calm, minute(0), 15, minute(15)).changes).toEqual([]);
    const { state, changes } = watchSilence(calm, minute(0), 15, minute(40));
    expect(told(changes)).toEqual([["opened", 15, 40]]);
    expect(watchSilence(state, minute(0), 15, minute(90)).changes).toEqual([]);
    const back = watchSilence(state, minute(91), 15, minute(91));
    expect(told(back.changes)).toEqual([["closed", 15, 91]]);
  });

  it("stays open though what was sent before comes late", () => {
    const { state } = watchSilence(calm, minute(0), 15, minute(40));
    expect(watchSilence(state, minute(14), 15, minute(41)).changes).toEqual([]);
    const early = watchSilence(calm, minute(0), 15, minute(16)).state;
    expect(
      told(watchSilence(early, minute(14), 15, minute(17)).changes),
    ).toEqual([["closed", 15, 15]]);
  });

  it("closes and opens anew where a reading came and none after it", () => {
    const { state } = watchSilence(calm, minute(0), 15, minute(40));
    const late = watchSilence(state, minute(50), 15, minute(200));
    expect(told(late.changes)).toEqual([
      ["closed", 15, 50],
      ["opened", 65, 200],
    ]);
    expect(
      watchSilence(late.state, minute(50), 15, minute(200)).changes,
    ).toEqual([]);
  });

  it("is open while a reading is overdue, once an episode, though readings come late and twice", () => {
    const arrival = fc.record({ after: fc.nat(60), late: fc.nat(60) });
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 30 }), (arrivals) => {
        let [state, clock, last] = [calm, 0, 0];
        const changes: EpisodeChange[] = [];
        for (const { after, late } of arrivals) {
          clock += after;
          last = Math.max(last, clock - late);
          for (let times = 0; times < 2; times += 1) {
            const step = watchSilence(state, minute(last), 15, minute(clock));
            state = step.state;
            changes.push(...step.changes);
          }
          expect(state.openSince !== null).toBe(clock > last + 15);
        }
        const kinds = changes.map(({ kind }) => kind);
        expect(kinds).toEqual(
          kinds.map((_, index) => (index % 2 === 0 ? "opened" : "closed")),
        );
        const ids = changes
          .filter(({ kind }) => kind === "opened")
          .map(({ since }) => alertId("c", since));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe("an alert of a stuck sensor", () => {
  const hour = (after: number): UtcHour =>
    hourOf(new Date(start + after * hourMs));
  /** What sensors said by hour, each twice that hour; null: nothing. */
  const hours = (...values: (number[] | null)[]) =>
    values.flatMap((one, after) => {
      const all = (one ?? []).flatMap((value) => [value, value]);
      const readings = Object.fromEntries(
        all.map((value, second) => [String(second), value] as const),
      );
      const sensed = sensedHour(hour(after), readings);
      return sensed === null ? [] : [sensed];
    });
  const stuck = { hours: 3, bounds: { min: 0, max: 100 } };
  const at = (after: number) => new Date(start + after * hourMs);

  it.each<[string, (number[] | null)[], number | null]>([
    ["the same for as long", [[7], [7, 7], [7]], 0],
    ["not as long", [[7], [7, 7]], null],
    ["another within an hour", [[7], [7, 7.1], [7]], null],
    ["another at first", [[6], [7], [7], [7]], 1],
    ["another at last", [[7], [7], [7], [6]], null],
    ["hours without a reading", [[7], null, [7], null, [7]], 0],
    ["too few readings", [[7], null, null, [7]], null],
    ["at a bound", [[100], [100], [100]], null],
    ["none", [], null],
  ])("%s", (_, values, expected) => {
    const since = stuckSince(hours(...values), stuck);
    expect(since).toEqual(expected === null ? null : at(expected));
  });

  it("is the same in whatever order the hours come", () => {
    const values: (number[] | null)[] = [[7], [7, 7], [6], [7, 6], null];
    const parts = fc.array(fc.constantFrom(...values), { maxLength: 12 });
    fc.assert(
      fc.property(parts, (given) => {
        const all = hours(...given);
        expect(stuckSince([...all].reverse(), stuck)).toEqual(
          stuckSince(all, stuck),
        );
      }),
    );
  });

  it("is told of numbers, of an establishment's own parameters as well", () => {
    const of = (builtIn: string | null, measureType: MeasureType = "numeric") =>
      stuckHoursOf({ builtIn, measureType });
    expect(of("temperature")).toBe(24);
    expect(of("light")).toBeNull();
    expect(of("of a later version")).toBeNull();
    expect(of(null)).toBe(24);
    expect(of(null, "scale")).toBeNull();
    expect(of(null, "boolean")).toBeNull();
  });

  it("opens while the sensor speaks, and closes when it says something else", () => {
    const same = hours([7], [7], [7]);
    expect(watchStuck(calm, same, stuck, at(5.1)).changes).toEqual([]);
    const { state, changes } = watchStuck(calm, same, stuck, at(3));
    expect(told(changes)).toEqual([["opened", 0, 180]]);
    expect(watchStuck(state, same, stuck, at(4)).changes).toEqual([]);
    expect(watchStuck(state, [], stuck, at(4)).changes).toEqual([]);
    const moved = watchStuck(state, hours([7], [7], [7], [8]), stuck, at(4));
    expect(told(moved.changes)).toEqual([["closed", 0, 240]]);
    expect(moved.state.openSince).toBeNull();
  });

  it("goes on where the sensor was silent and says the same again, whatever it said before", () => {
    const open = { openSince: at(1), settledAt: at(4) };
    const silent = hours([6], [7], ...Array<null>(30).fill(null), [7]);
    expect(watchStuck(open, silent, stuck, at(33)).changes).toEqual([]);
    const other = hours([6], [7], ...Array<null>(30).fill(null), [8]);
    expect(told(watchStuck(open, other, stuck, at(33)).changes)).toEqual([
      ["closed", 60, 33 * 60],
    ]);
    const between = hours([6], [7], [8], null, [7]);
    expect(watchStuck(open, between, stuck, at(5)).changes).toHaveLength(1);
  });

  it("takes a sensor that speaks every other hour for stuck, and not by turns", () => {
    const day = { ...stuck, hours: 24 };
    const slow = (from: number, until: number) =>
      hours(
        ...Array.from({ length: until }, (_, index) =>
          index < from || index % 2 === 1 ? null : [21],
        ),
      );
    const { state } = watchStuck(calm, slow(0, 25), day, at(25));
    expect(state.openSince).toEqual(at(0));
    // The window goes on, and the hour in which it began stays known.
    const later = [...slow(0, 1), ...slow(24, 30)];
    expect(watchStuck(state, later, day, at(30)).changes).toEqual([]);
  });
});

describe("an alert", () => {
  const since = new Date("2026-07-01T12:00:30Z");
  const cause = causeId("limits", "e1", "p1");

  it("is named by its cause and its beginning", () => {
    expect(alertId(cause, since)).toBe("limits~e1~p1_20260701T120030Z");
    // An enclosure may be called after another, with a parameter's name behind it.
    expect(causeId("limits", "zoo", "x_zoo_ph")).not.toBe(
      causeId("limits", "zoo_x", "zoo_ph"),
    );
  });

  it("can be stored, and waits until somebody says why it may rest", () => {
    const { type, likelihood, severity } = usualOf.limits;
    const alert = alertSchema.parse({
      zooId: "z1",
      alertId: alertId(cause, since),
      type,
      likelihood,
      severity,
      class: "general",
      subject: { kind: "enclosure", id: "e1" },
      source: { kind: "limits", id: "p1" },
      textKey: "limits",
      values: { value: 21.5 },
      openedAt: since,
    });
    expect(canAcknowledge(alert)).toBe(true);
    expect(isGoingOn(alert)).toBe(true);
    expect(acknowledgeIssues({ reason: " " })).toEqual([
      { field: "reason", code: "required" },
    ]);
    expect(acknowledgeIssues({ reason: "Heater replaced" })).toEqual([]);
    const done = {
      ...alert,
      ...acknowledged({ reason: " Seen " }, "u1", since),
    };
    expect(alertSchema.parse(done)).toMatchObject({
      status: "acknowledged",
      reason: "Seen",
      acknowledgedBy: "u1",
    });
    expect(canAcknowledge(done)).toBe(false);
  });
});

it.each([
  [1, 4, "low"],
  [1, 5, "moderate"],
  [3, 3, "moderate"],
  [2, 5, "high"],
  [4, 4, "high"],
  [4, 5, "critical"],
] as const)("likely %i, severe %i: %s", (likelihood, severity, level) => {
  expect(alertLevelOf({ likelihood, severity })).toBe(level);
});

it("the gravest stands first, of equal ones the latest", () => {
  const of = (likelihood: number, severity: number, after: number) => ({
    likelihood,
    severity,
    openedAt: minute(after),
  });
  const [grave, late, early] = [of(4, 3, 0), of(2, 3, 9), of(3, 2, 1)];
  expect([early, grave, late].toSorted(graverFirst)).toEqual([
    grave,
    late,
    early,
  ]);
});
