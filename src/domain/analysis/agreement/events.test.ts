import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventKappa, matchedEvents } from "./events";
import { pairedInTime } from "./paired-in-time";

const event = (t: number, behaviourId: string, animalId = "a") => ({
  t,
  behaviourId,
  animalId,
});
const second = 1000;

describe("events in time", () => {
  it("are paired within the tolerance, each once, as many as can be", () => {
    const at = (...all: number[]) => all.map((t) => ({ t }));
    expect(pairedInTime(at(0, 5, 20), at(4, 9, 40), 4)).toEqual({
      pairs: [
        [{ t: 0 }, { t: 4 }],
        [{ t: 5 }, { t: 9 }],
      ],
      oneAlone: at(20),
      otherAlone: at(40),
    });
    expect(pairedInTime(at(1), [], 4).oneAlone).toEqual(at(1));
  });

  it("are each told once, whatever the tolerance, and more of them with more", () => {
    const any = fc.array(
      fc.nat(60).map((t) => ({ t })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(any, any, fc.nat(10), (one, other, tolerance) => {
        const found = pairedInTime(one, other, tolerance);
        expect(found.pairs.length + found.oneAlone.length).toBe(one.length);
        expect(found.pairs.length + found.otherAlone.length).toBe(other.length);
        const wider = pairedInTime(one, other, tolerance + 1);
        expect(wider.pairs.length).toBeGreaterThanOrEqual(found.pairs.length);
      }),
      { numRuns: 60 },
    );
  });

  it("are matched by animal and behaviour first, then as mistaken, then as missed", () => {
    const one = [
      event(0, "groom"),
      event(10 * second, "scratch"),
      event(20 * second, "groom"),
      event(30 * second, "groom", "b"),
    ];
    const other = [
      event(2 * second, "groom"),
      event(11 * second, "groom"),
      event(40 * second, "scratch"),
      event(30 * second, "groom"),
    ];
    const told = matchedEvents(one, other, 2 * second).map((all) => [
      all.t / second,
      all.animalId,
      all.one,
      all.other,
    ]);
    expect(told).toEqual([
      [0, "a", "groom", "groom"],
      [10, "a", "scratch", "groom"],
      [20, "a", "groom", null],
      [30, "a", null, "groom"],
      [30, "b", "groom", null],
      [40, "a", null, "scratch"],
    ]);
    expect(matchedEvents([], [], 0)).toEqual([]);
  });
});

describe("kappa of events", () => {
  const matched = (one: string | null, other: string | null, times: number) =>
    Array.from({ length: times }, () => ({ t: 0, animalId: "a", one, other }));

  it("is worked by hand where what neither told cannot be counted", () => {
    // One behaviour: expected are the counts observed, as three cells follow from two rows and two columns.
    const one = [
      ...matched("groom", "groom", 8),
      ...matched("groom", null, 1),
      ...matched(null, "groom", 1),
    ];
    expect(eventKappa(one, "x")).toMatchObject({
      value: expect.closeTo(0, 6) as number,
    });
    // Two, symmetric: e(i, j) = a², e(i, none) = a b, 2 a² + a b = 11, 2 a b = 2; so a² = 5, and chance is 10/24 of 20/24.
    const two = ["groom", "scratch"].flatMap((id) => [
      ...matched(id, id, 10),
      ...matched(id, null, 1),
      ...matched(null, id, 1),
    ]);
    const found = eventKappa(two, "y");
    if (!found.canSay) throw new Error(found.why);
    expect(found.value).toBeCloseTo((20 / 24 - 10 / 24) / (14 / 24), 6);
    expect(found).toMatchObject({ n: 24, by: "bootstrap" });
    expect(found.interval!.low).toBeLessThan(found.value);
  });

  it("draws what belongs together: whole sessions of which some were told well and some badly", () => {
    const each = Array.from({ length: 10 }, (_, n) =>
      ["groom", "scratch"].flatMap((id) => [
        ...matched(id, id, n < 5 ? 10 : 5),
        ...matched(id, null, n < 5 ? 0 : 5),
      ]),
    );
    const all = each.flat();
    const sessionIds = each.flatMap((own, n) => own.map(() => `s${n}`));
    const width = (found: ReturnType<typeof eventKappa>) =>
      found.canSay && found.interval !== null
        ? found.interval.high - found.interval.low
        : Number.NaN;
    const [alone, together] = [
      eventKappa(all, "x"),
      eventKappa(all, "x", sessionIds),
    ];
    expect(together).toMatchObject({ n: all.length, by: "bootstrap" });
    expect(width(together)).toBeGreaterThan(1.5 * width(alone));
  });

  it("cannot say of nothing, nor where only one behaviour was told, and never missed", () => {
    expect(eventKappa([], "x")).toEqual({
      canSay: false,
      why: "nothingObserved",
    });
    expect(eventKappa(matched("groom", "groom", 12), "x")).toEqual({
      canSay: false,
      why: "chanceIsOne",
    });
  });
});
