import { describe, expect, it } from "vitest";
import { aScanRow, aSeen } from "../../../../tests/builders/observation";
import { aPackedSession } from "../../../../tests/builders/packed";
import { calendarDaySchema } from "../../time/calendar-day";
import { minuteMs } from "../../time/lengths";
import type { PackedSession } from "../pack";
import { chosen, nothingKnown } from "./chosen";
import type { AnalysisQuery } from "./query";
import { usualQuery } from "./query";
import { sessionList } from "./results/session-list";
import { sessionsIn } from "./session";
import { summary } from "./summary";

const today = calendarDaySchema.parse("2026-11-26");
const ask = (query: Partial<AnalysisQuery>, packed: readonly PackedSession[]) =>
  chosen(
    { ...usualQuery(today), enclosureIds: ["isle"], ...query },
    sessionsIn("isle", packed),
    nothingKnown,
  );
/** Twenty minutes of scans, from 9:50 on in Paris unless said. */
const aSession = (
  obsSessionId: string,
  more: Parameters<typeof aPackedSession>[0],
  rows: Parameters<typeof aPackedSession>[1],
) =>
  aPackedSession(
    {
      obsSessionId,
      startedAt: new Date("2026-11-20T08:50:00Z"),
      endedAt: new Date("2026-11-20T09:10:00Z"),
      ...more,
    },
    rows,
  );

describe("animals that nobody told apart", () => {
  const flock = (t: number, groupId: string | null = null) =>
    aScanRow({ t, seen: [aSeen({ animalId: null, groupId, count: 7 })] });
  const rows = {
    scans: [
      ...[0, 5, 10].map((at) => flock(at * minuteMs)),
      aScanRow({ t: 15 * minuteMs, seen: [aSeen()] }),
    ],
  };
  const all = [aSession("s", {}, rows)];

  it("are counted, unless somebody asks for animals", () => {
    expect(ask({}, all).left.notToldApart).toBe(21);
    const [one] = ask({ animalIds: ["animal-1"] }, all).sessions;
    expect(one!.watched.unnamed).toEqual([]);
    expect(ask({ animalIds: ["animal-1"] }, all).left.notToldApart).toBe(0);
  });

  it("are of the hours and of the group that are asked for", () => {
    const startedAt = new Date("2026-11-20T08:53:00Z");
    const at = [aSession("s", { startedAt }, rows)];
    const hours = { from: 10, to: 11 };
    expect(ask({ hours }, at).left.notToldApart).toBe(7);
    const grouped = [
      aSession("s", {}, { scans: [flock(0, "ducks"), flock(0, "geese")] }),
    ];
    const { left, sessions } = ask({ groupId: "ducks" }, grouped);
    expect(left.notToldApart).toBe(7);
    expect(sessions[0]!.watched.unnamed).toMatchObject([{ groupId: "ducks" }]);
    expect(ask({ groupId: "swans" }, grouped).sessions).toEqual([]);
  });

  it("are in scans that are there, though nobody is named in them", () => {
    expect(summary(ask({}, all))).toMatchObject({
      ...{ scanSessions: 1, scans: 4, namedScans: 1 },
      animalIds: ["animal-1"],
    });
    expect(sessionList(ask({}, all))).toMatchObject([{ scans: 4, animals: 1 }]);
  });

  it("count once where two saw them at once", () => {
    const twice = ["ana", "ben"].map((observerId) =>
      aSession(observerId, { observerId }, rows),
    );
    expect(ask({}, twice)).toMatchObject({
      left: { notToldApart: 21, secondLooks: 1 },
    });
  });
});
