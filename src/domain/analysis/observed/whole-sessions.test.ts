import { describe, expect, it } from "vitest";
import type { Bout, WatchedSession } from "./observed";
import { coursesOf, wholeSessions } from "./whole-sessions";

const session: WatchedSession = {
  id: "s",
  observerId: "ana",
  plannedMs: 40,
  watched: [
    { from: 0, to: 10 },
    { from: 15, to: 25 },
  ],
  animalIds: ["a", "b"],
};
const bout = (
  behaviourId: string | null,
  start: number,
  stop: number | null,
): Bout => ({ sessionId: "s", animalId: "a", behaviourId, start, stop });

describe("sessions", () => {
  it("are put together from their pieces, which are planned together", () => {
    const [first, second] = session.watched;
    const pieces = [
      { ...session, plannedMs: 30, watched: [second!] },
      { ...session, plannedMs: 10, watched: [first!] },
    ];
    expect(wholeSessions(pieces)).toEqual(wholeSessions([session]));
    expect(wholeSessions([session])).toMatchObject([
      { watchedMs: 20, endedEarly: false },
    ]);
  });

  it("ended early below half of what was planned, if anything was", () => {
    const early = (plannedMs: number) =>
      wholeSessions([{ ...session, plannedMs }])[0]!.endedEarly;
    expect(early(40)).toBe(false);
    expect(early(41)).toBe(true);
    expect(early(0)).toBe(false);
  });
});

describe("courses", () => {
  it("cut bouts at pauses and where the animal was not visible", () => {
    const [a, b] = coursesOf(
      [session],
      [bout("rest", 5, 20), bout(null, 18, 22), bout("call", 16, null)],
    );
    expect(a!.seen).toEqual([
      { from: 0, to: 10 },
      { from: 15, to: 18 },
      { from: 22, to: 25 },
    ]);
    expect(a).toMatchObject({ seenMs: 16, hiddenMs: 4 });
    expect(a!.states.get("rest")).toEqual([
      { from: 5, to: 10 },
      { from: 15, to: 18 },
    ]);
    expect(a!.points.get("call")).toEqual([16]);
    expect(b).toMatchObject({ animalId: "b", seenMs: 20, hiddenMs: 0 });
  });

  it("leave out what was told in a pause, unseen, or of another session", () => {
    const [a] = coursesOf(
      [session],
      [
        bout("call", 12, null),
        bout("call", 19, null),
        bout(null, 18, 20),
        { ...bout("rest", 0, 10), sessionId: "t" },
      ],
    );
    expect([...a!.points, ...a!.states]).toEqual([]);
    expect(coursesOf([], [bout("rest", 0, 10)])).toEqual([]);
  });
});
