import { describe, expect, it } from "vitest";
import { calendarDaySchema } from "./calendar-day";
import type { WallTime } from "./wall-time";
import {
  dayOfWall,
  floatingToWall,
  isWallTime,
  timeOfWall,
  wallTimeOf,
  wallToFloating,
} from "./wall-time";

describe("wall times", () => {
  it.each(["2026-03-29T02:30", "2026-12-31T23:59:59"])("accept %s", (text) => {
    expect(isWallTime(text)).toBe(true);
    expect(floatingToWall(wallToFloating(text as WallTime))).toBe(text);
  });

  it.each(["2026-02-30T08:00", "2026-01-01T24:00", "2026-01-01", "08:00"])(
    "refuse %s",
    (text) => {
      expect(isWallTime(text)).toBe(false);
    },
  );

  it("are made of a day and a time and come apart again", () => {
    const wall = wallTimeOf(calendarDaySchema.parse("2026-12-01"), "08:05");
    expect(wall).toBe("2026-12-01T08:05");
    expect(dayOfWall(wall)).toBe("2026-12-01");
    expect(timeOfWall(wall)).toBe("08:05");
  });

  it("leave out seconds that are zero", () => {
    const day = calendarDaySchema.parse("2026-12-01");
    expect(wallTimeOf(day, "08:05:00")).toBe("2026-12-01T08:05");
    expect(wallTimeOf(day, "08:05:09")).toBe("2026-12-01T08:05:09");
  });
});
