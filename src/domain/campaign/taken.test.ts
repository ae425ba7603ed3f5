import { describe, expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import { calendarDaySchema } from "../time/calendar-day";
import { isAfterEnd, takenTimes } from "./taken";

const days = {
  startDate: calendarDaySchema.parse("2026-11-01"),
  endDate: calendarDaySchema.parse("2026-11-30"),
};
const at = (time: string) => new Date(time);

describe("when a campaign takes evaluations", () => {
  it("is from its first day to its last in Paris, and seven days more for what waited", () => {
    expect(takenTimes(aCampaign(days))).toEqual({
      opensAt: at("2026-10-31T23:00Z"),
      shutsAt: at("2026-11-30T23:00Z"),
      lastAt: at("2026-12-07T23:00Z"),
    });
  });

  it.each(["archived", "stopped"] as const)(
    "ends when it is %s, and no later than it would have",
    (status) => {
      const closed = (closedAt: string) =>
        takenTimes(aCampaign({ ...days, status, closedAt: at(closedAt) }));
      expect(closed("2026-11-20T10:00Z")).toMatchObject({
        shutsAt: at("2026-11-20T10:00Z"),
        lastAt: at("2026-11-27T10:00Z"),
      });
      expect(closed("2027-01-20T10:00Z")).toMatchObject({
        shutsAt: at("2026-11-30T23:00Z"),
      });
    },
  );

  it.each([{ status: "deleted" }, { mode: "pedagogical" }] as const)(
    "is never for %j",
    (change) => {
      const { shutsAt, lastAt } = takenTimes(aCampaign({ ...days, ...change }));
      expect([shutsAt.getTime(), lastAt.getTime()]).toEqual([0, 0]);
    },
  );

  it("says what came after its end, of no campaign nothing", () => {
    const { shutsAt } = takenTimes(aCampaign(days));
    const said = (submitted: string | null) =>
      isAfterEnd({ shutsAt }, submitted === null ? null : at(submitted));
    expect(said("2026-11-30T22:59Z")).toBe(false);
    expect(said("2026-12-01T09:00Z")).toBe(true);
    expect(said(null)).toBe(false);
    expect(isAfterEnd(null, at("2026-12-01T09:00Z"))).toBe(false);
    expect(isAfterEnd({ shutsAt: null }, at("2026-12-01T09:00Z"))).toBe(false);
  });
});
