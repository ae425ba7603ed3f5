import { describe, expect, it } from "vitest";
import { calendarDaySchema } from "../time/calendar-day";
import { parisTime } from "../time/paris";
import {
  digestWait,
  isQuiet,
  keptMailAt,
  mailAtOf,
  quietEnd,
} from "./mail-time";
import type { NoticePreferences } from "./preferences";
import { preferenceIssues } from "./preferences";

const wishes = (more: Partial<NoticePreferences> = {}): NoticePreferences => ({
  noticeMail: "single",
  noticeDigestAt: "07:00",
  quietFrom: null,
  quietUntil: null,
  noticeAlerts: true,
  ...more,
});
const nights = wishes({ quietFrom: "20:00", quietUntil: "07:00" });
// Winter: Paris is an hour ahead.
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

describe("quiet hours", () => {
  it("begin with their first minute and end before their last, also over midnight", () => {
    for (const time of ["19:00", "22:59", "23:00", "03:00", "05:59"])
      expect([time, isQuiet(nights, at(time))]).toEqual([time, true]);
    for (const time of ["18:59", "06:00", "12:00"])
      expect([time, isQuiet(nights, at(time))]).toEqual([time, false]);
    const noon = wishes({ quietFrom: "12:00", quietUntil: "14:00" });
    expect(
      [10, 11, 12, 13].map((h) => isQuiet(noon, at(`${String(h)}:30`))),
    ).toEqual([false, true, true, false]);
  });

  it("are none where one end or both are not given, or both are the same", () => {
    for (const more of [
      {},
      { quietFrom: "20:00" },
      { quietUntil: "20:00" },
      { quietFrom: "20:00", quietUntil: "20:00" },
    ])
      expect(isQuiet(wishes(more), at("19:00"))).toBe(false);
  });

  it("end at an instant that is not quiet, however the clocks change that night", () => {
    const night = ["2026-03-28T20:00Z", "2026-10-24T20:00Z"];
    for (const begin of night)
      for (const quietUntil of ["02:00", "02:30", "03:00", "07:00"])
        for (let minutes = 0; minutes < 14 * 60; minutes += 10) {
          const now = new Date(Date.parse(begin) + minutes * 60_000);
          const quiet = wishes({ quietFrom: "20:00", quietUntil });
          const end = quietEnd(quiet, now);
          expect(end.getTime() - now.getTime()).toBeLessThan(12 * 3_600_000);
          if (isQuiet(quiet, now)) expect(end > now).toBe(true);
          else expect(end).toEqual(now);
          // 02:30 does not exist in spring: it is 03:30 then.
          expect(parisTime(end) >= quietUntil).toBe(true);
        }
  });
});

describe("when a notice is mailed", () => {
  it("is at once, with the next day's others, or never", () => {
    expect(mailAtOf(wishes(), at("12:00"))).toEqual(at("12:00"));
    expect(mailAtOf(wishes({ noticeMail: "none" }), at("12:00"))).toBeNull();
    const digest = wishes({ noticeMail: "digest" });
    expect(mailAtOf(digest, at("05:59"))).toEqual(at("06:00"));
    expect(mailAtOf(digest, at("06:00"))).toEqual(
      new Date("2026-11-21T06:00:00Z"),
    );
    const noon = wishes({ noticeMail: "digest", noticeDigestAt: "12:00" });
    expect(mailAtOf(noon, at("06:00"))).toEqual(at("11:00"));
  });

  it("is after the quiet hours it falls into", () => {
    expect(mailAtOf(nights, at("21:00"))).toEqual(
      new Date("2026-11-21T06:00:00Z"),
    );
    expect(mailAtOf(nights, at("12:00"))).toEqual(at("12:00"));
    const digest = wishes({
      ...nights,
      noticeMail: "digest",
      quietUntil: "09:30",
    });
    expect(mailAtOf(digest, at("12:00"))).toEqual(
      new Date("2026-11-21T08:30:00Z"),
    );
  });
});

describe("one mail a day", () => {
  const digest = wishes({ noticeMail: "digest" });
  const today = calendarDaySchema.parse("2026-11-20");

  it("what is due once the day's is written waits for the next, quiet hours aside", () => {
    const tomorrow = new Date("2026-11-21T06:00:00Z");
    expect(digestWait(today, digest, at("06:01"))).toEqual(tomorrow);
    const slept = { ...digest, quietFrom: "06:00", quietUntil: "09:30" };
    expect(digestWait(today, slept, at("12:00"))).toEqual(
      new Date("2026-11-21T08:30:00Z"),
    );
  });

  it("nothing waits for who had none, or had it on another day", () => {
    expect(digestWait(null, digest, at("06:01"))).toBeNull();
    expect(
      digestWait(today, digest, new Date("2026-11-21T06:00:00Z")),
    ).toBeNull();
  });
});

describe("a notice that takes the place of another", () => {
  it("is mailed no later than that would have been, unless that is read or mailed, or no mail is wanted", () => {
    const early = at("06:00");
    const late = at("12:00");
    const unread = (mailAt: Date | null) => ({ read: false, mailAt });
    expect(keptMailAt(unread(early), late)).toEqual(early);
    expect(keptMailAt(unread(late), early)).toEqual(early);
    expect(keptMailAt({ read: true, mailAt: early }, late)).toEqual(late);
    expect(keptMailAt(unread(null), late)).toEqual(late);
    expect(keptMailAt(null, late)).toEqual(late);
    expect(keptMailAt(unread(early), null)).toBeNull();
  });
});

describe("what somebody may choose", () => {
  it("is both ends of the quiet hours or none, and not the same twice", () => {
    expect(preferenceIssues(wishes())).toEqual([]);
    expect(preferenceIssues(nights)).toEqual([]);
    expect(preferenceIssues(wishes({ quietFrom: "20:00" }))).toEqual([
      { field: "quietUntil", code: "required" },
    ]);
    expect(
      preferenceIssues(wishes({ quietFrom: "20:00", quietUntil: "20:00" })),
    ).toEqual([{ field: "quietUntil", code: "invalid" }]);
    expect(preferenceIssues(wishes({ noticeDigestAt: "24:00" }))).toEqual([
      { field: "noticeDigestAt", code: "invalid" },
    ]);
  });
});
