import { describe, expect, it } from "vitest";
import { aDose, aPrescription } from "../../../../tests/builders/health";
import type { CalendarDay } from "../../time/calendar-day";
import { startOfDay } from "../../time/paris";
import type { Dose } from "./dose";
import { doseId } from "./dose";
import { dosesDue } from "./due";
import { perWeight } from "./per-weight";
import { adherenceOf, doseNow, heldLines } from "./state";

const day = (text: string) => text as CalendarDay;
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const planned = {
  dueAt: at("07:00"),
  missedAt: at("09:00"),
};

const said = (by: string, more: Partial<Dose> = {}, time = 1): Dose =>
  aDose({ by, doseId: doseId(aDose(), by, time), at: at("07:10"), ...more });

describe("a dose", () => {
  it("is later, due, then missed, until somebody says something", () => {
    expect(doseNow(planned, [], at("06:59")).state).toBe("later");
    expect(doseNow(planned, [], at("07:00")).state).toBe("due");
    expect(doseNow(planned, [], at("09:00")).state).toBe("missed");
    expect(doseNow(planned, [said("ben")], at("12:00")).state).toBe("given");
  });

  it("from before it was prescribed is no duty, and may be said of", () => {
    const early = { ...planned, missedAt: null };
    expect(doseNow(early, [], at("12:00")).state).toBe("before");
    expect(doseNow(early, [said("ben")], at("12:00")).state).toBe("given");
  });

  it("was given twice where two people gave it, and both stay", () => {
    const both = [said("ben"), said("cleo", { at: at("07:20") })];
    expect(doseNow(planned, both, at("12:00"))).toMatchObject({
      state: "given",
      isTwice: true,
      said: [{ by: "ben" }, { by: "cleo" }],
    });
    // The same line heard twice is one.
    expect(
      doseNow(planned, [said("ben"), said("ben")], at("12:00")).isTwice,
    ).toBe(false);
  });

  it("is given where one gave what another held", () => {
    const both = [said("ben"), said("cleo", { outcome: "held" })];
    expect(doseNow(planned, both, at("12:00"))).toMatchObject({
      state: "given",
      isTwice: false,
    });
  });

  it("is what somebody said last, whenever it was done by that", () => {
    const first = said("ben", { at: at("07:40"), createdAt: at("07:41") });
    const last = said(
      "ben",
      { outcome: "held", at: at("07:05"), createdAt: at("08:00") },
      2,
    );
    for (const lines of [
      [first, last],
      [last, first],
    ])
      expect(heldLines(lines)).toEqual([last]);
  });

  it("waits again once who said something took it back", () => {
    const first = said("ben");
    const undo = said("ben", { outcome: null, voids: first.doseId }, 2);
    expect(heldLines([first, undo])).toEqual([]);
    const again = said("ben", { outcome: "refused", at: at("07:30") }, 3);
    expect(doseNow(planned, [first, undo, again], at("12:00")).state).toBe(
      "refused",
    );
  });
});

describe("adherence", () => {
  const twoDays = dosesDue(aPrescription(), {
    from: startOfDay(day("2026-11-19")),
    until: startOfDay(day("2026-11-21")),
  });
  const line = (on: string, slot: string, outcome: Dose["outcome"]) =>
    aDose({
      day: day(on),
      slot,
      outcome,
      doseId: doseId({ ...aDose(), day: day(on), slot }, "author"),
    });

  it("is what was given of what was due: 2 of 4, one refused, one missed", () => {
    const lines = [
      line("2026-11-19", "0800", "given"),
      line("2026-11-19", "2000", "refused"),
      line("2026-11-20", "2000", "given"),
    ];
    expect(adherenceOf(twoDays, lines, new Date("2026-11-21T06:00Z"))).toEqual({
      due: 4,
      given: 2,
      held: 0,
      refused: 1,
      missed: 1,
      share: 0.5,
    });
  });

  it("counts neither what is to come nor what may still be given", () => {
    const lines = [line("2026-11-19", "0800", "given")];
    expect(
      adherenceOf(twoDays, lines, new Date("2026-11-19T19:30Z")),
    ).toMatchObject({ due: 1, given: 1, share: 1 });
  });

  it("leaves out what was due before it was prescribed, unless somebody gave it: 2 of 3", () => {
    // Prescribed on the 19th at 10:00 in Paris: that morning's dose nobody could have given.
    const createdAt = new Date("2026-11-19T09:00Z");
    const planned = dosesDue(aPrescription({ createdAt }), {
      from: startOfDay(day("2026-11-18")),
      until: startOfDay(day("2026-11-21")),
    });
    const lines = [
      line("2026-11-19", "2000", "given"),
      line("2026-11-20", "0800", "given"),
    ];
    const now = new Date("2026-11-21T06:00Z");
    expect(adherenceOf(planned, lines, now)).toEqual({
      due: 3,
      given: 2,
      held: 0,
      refused: 0,
      missed: 1,
      share: 2 / 3,
    });
    const early = line("2026-11-19", "0800", "given");
    expect(adherenceOf(planned, [...lines, early], now)).toMatchObject({
      due: 4,
      given: 3,
      share: 0.75,
    });
  });

  it("cannot be said where nothing was due", () => {
    expect(
      adherenceOf(twoDays, [], new Date("2026-11-19T05:00Z")),
    ).toMatchObject({ due: 0, share: null });
    expect(adherenceOf([], [], at("12:00")).share).toBeNull();
  });
});

describe("mg a kg", () => {
  const weight = { kg: 3, day: day("2026-06-01") };

  it("is the dose by the last weight, with its age", () => {
    expect(
      perWeight({ dosage: 1.5, dosageUnit: "mg" }, weight, day("2026-06-11")),
    ).toEqual({ mgPerKg: 0.5, ageDays: 10, isOld: false });
    expect(
      perWeight({ dosage: 1, dosageUnit: "g" }, weight, day("2026-07-02")),
    ).toMatchObject({ ageDays: 31, isOld: true });
    expect(
      perWeight({ dosage: 1, dosageUnit: "g" }, weight, day("2026-07-01")),
    ).toMatchObject({ ageDays: 30, isOld: false });
  });

  it("is none of a volume, without a weight, nor of a weight of 0", () => {
    const today = day("2026-06-11");
    expect(
      perWeight({ dosage: 1, dosageUnit: "ml" }, weight, today),
    ).toBeNull();
    expect(perWeight({ dosage: 1, dosageUnit: "mg" }, null, today)).toBeNull();
    expect(
      perWeight({ dosage: 1, dosageUnit: "mg" }, { ...weight, kg: 0 }, today),
    ).toBeNull();
  });
});
