import { describe, expect, it } from "vitest";
import { aProject } from "../../../tests/builders/research";
import type { CalendarDay } from "../time/calendar-day";
import {
  isStillOver,
  permitCause,
  permitEnd,
  permitEnding,
  permitsOver,
} from "./permit-alerts";
import type { Permit } from "./project";

const day = (text: string) => text as CalendarDay;
const permit = (number: string, more: Partial<Permit> = {}): Permit => ({
  number,
  authority: null,
  from: null,
  until: day("2026-12-31"),
  ...more,
});
const over = (
  permits: Permit[],
  today = "2027-01-01",
  more: Partial<Parameters<typeof aProject>[0]> = {},
) => permitsOver(aProject({ permits, ...more }), day(today));

describe("the permits that a project lacks", () => {
  it("are those that have ended, from the day after their last one on, each day once", () => {
    const two = [permit("B"), permit("A"), permit("C", { until: null })];
    expect(over(two, "2026-12-31")).toEqual([]);
    expect(over(two)).toEqual(["2026-12-31"]);
    expect(
      over([permit("A"), permit("B", { until: day("2026-10-01") })]),
    ).toEqual(["2026-10-01", "2026-12-31"]);
    expect(over([])).toEqual([]);
  });

  it.each<[string, Permit, boolean]>([
    ["the same number", permit("A", { until: null }), true],
    ["another number and no authority", permit("B", { until: null }), false],
    [
      "the same authority",
      permit("B", { authority: "DDPP", until: day("2027-12-31") }),
      true,
    ],
    ["another authority", permit("B", { authority: "X", until: null }), false],
    [
      "the same number, from tomorrow on",
      permit("A", { from: day("2027-01-02"), until: null }),
      false,
    ],
    [
      "the same number, over too",
      permit("A", { until: day("2026-12-31") }),
      false,
    ],
  ])("are renewed by one of %s: %s", (_, next, isRenewed) => {
    const old = permit("A", { authority: "DDPP" });
    expect(over([old, next])).toEqual(isRenewed ? [] : ["2026-12-31"]);
  });

  it("are none of a project that is planned, ended or archived", () => {
    for (const more of [
      { status: "planned" as const },
      { status: "ended" as const },
      { archived: true },
    ])
      expect(over([permit("A")], "2027-01-01", more)).toEqual([]);
  });
});

it("a permit ends with the last instant of its last day in Paris", () => {
  expect(permitEnd(day("2026-12-31"))).toEqual(
    new Date("2026-12-31T23:00:00Z"),
  );
  expect(permitEnd(day("2026-06-30"))).toEqual(
    new Date("2026-06-30T22:00:00Z"),
  );
});

it("its alert is true while that permit is lacked, and never of a project that is gone", () => {
  const today = day("2027-01-05");
  const alert = { openedAt: permitEnd(day("2026-12-31")) };
  expect(isStillOver(alert, aProject(), today)).toBe(true);
  expect(isStillOver(alert, aProject({ permits: [] }), today)).toBe(false);
  expect(
    isStillOver(
      alert,
      aProject({ permits: [permit("A", { until: day("2027-01-04") })] }),
      today,
    ),
  ).toBe(false);
  expect(isStillOver(alert, null, today)).toBe(false);
});

it("tells nothing of the project but the day", () => {
  const cause = permitCause(aProject(), day("2026-12-31"));
  expect(cause).toMatchObject({
    id: "permit~project-1~all",
    subject: { kind: "project", id: "project-1" },
    sectorIds: [],
    values: { to: "2026-12-31" },
  });
  expect(JSON.stringify(cause)).not.toMatch(/lémuriens|APAFIS|DDPP/u);
});

describe("the permit that ends soon", () => {
  const ending = (
    permits: Permit[],
    today = "2026-10-31",
    more: Partial<Parameters<typeof aProject>[0]> = {},
  ) => permitEnding(aProject({ permits, ...more }), day(today));

  it("is told of from 60 days before its last one until that is over", () => {
    expect(ending([permit("A")])).toBeNull();
    expect(ending([permit("A")], "2026-11-01")).toBe("2026-12-31");
    expect(ending([permit("A")], "2026-12-31")).toBe("2026-12-31");
    expect(ending([permit("A")], "2027-01-01")).toBeNull();
    expect(ending([])).toBeNull();
  });

  it("is the one that ends first", () => {
    const earlier = permit("B", { until: day("2026-12-01") });
    expect(ending([permit("A"), earlier], "2026-11-10")).toBe("2026-12-01");
  });

  it.each<[string, Partial<Permit>, boolean]>([
    ["begins the day after", { from: day("2027-01-01") }, true],
    ["holds already, for longer", { until: day("2027-06-30") }, true],
    ["leaves a day between", { from: day("2027-01-02") }, false],
    ["ends the same day", { until: day("2026-12-31") }, false],
    ["is of another number", { number: "B" }, false],
  ])("is renewed by another that %s: %j", (_, next, isRenewed) => {
    const both = [permit("A"), permit("A", { until: null, ...next })];
    expect(ending(both, "2026-12-01")).toBe(isRenewed ? null : "2026-12-31");
  });

  it("is none of a project that is not under way", () => {
    for (const more of [
      { status: "planned" as const },
      { status: "ended" as const },
      { archived: true },
    ])
      expect(ending([permit("A")], "2026-12-01", more)).toBeNull();
  });
});
