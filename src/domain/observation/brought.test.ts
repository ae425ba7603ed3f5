import { describe, expect, it } from "vitest";
import {
  aClosedSession,
  aFocalRow,
  anObsCorrection,
  anObsRecord,
  anObsSession,
  someRows,
} from "../../../tests/builders/observation";
import { broughtInTime } from "./brought";
import { outcomeOfSession } from "./outcome";
import { changeText } from "./rows/change";
import { sessionMost } from "./rows/row";
import { lastOf } from "./watched";

const closedAt = new Date("2026-11-20T09:11:00Z");
const later = new Date("2026-11-20T09:12:00Z");
const before = anObsRecord({ createdAt: closedAt });
const undated = anObsRecord({ recordId: "device-1_1", n: 1 });
const late = anObsRecord({
  ...{ recordId: "device-1_2", n: 2 },
  // However early it says that it was seen.
  until: new Date("2026-11-20T09:05:00Z"),
  createdAt: later,
});
const all = [before, undated, late];

it("what arrived once a session was closed was not brought in time", () => {
  const session = aClosedSession({ updatedAt: closedAt });
  expect(broughtInTime(session, all)).toEqual([before, undated]);
  expect(broughtInTime(session, [])).toEqual([]);
  expect(broughtInTime(aClosedSession(), all)).toEqual(all);
  const open = anObsSession({ updatedAt: closedAt });
  expect(broughtInTime(open, all)).toEqual(all);
});

it("an expert's session counts what was brought in time alone, and names the rest", () => {
  const settled = (mode: "expert" | "normal") =>
    outcomeOfSession(
      aClosedSession({ mode, updatedAt: closedAt }),
      null,
      all,
      [],
    ).derived;
  expect(settled("expert").counts.focal).toBe(2);
  expect(settled("expert").flaws).toEqual(["device-1_2"]);
  expect(settled("normal").counts.focal).toBe(3);
  expect(settled("normal").flaws).toEqual([]);
});

describe("what is put right in a session", () => {
  const minute = 60_000;
  const session = aClosedSession();
  const put = (t: number, minutes = 10) =>
    outcomeOfSession(
      aClosedSession({
        endedAt: new Date(
          Date.parse("2026-11-20T09:00:00Z") + minutes * minute,
        ),
      }),
      null,
      [before],
      [
        anObsCorrection({
          target: "+late",
          change: changeText({ focal: aFocalRow({ t, animalId: "b" }) }),
        }),
      ],
    ).derived;

  it("lies within what was watched: one of a week later is a flaw, and the session as long as it was", () => {
    expect(lastOf(session, someRows())).toBe(10 * minute);
    expect(put(10 * minute)).toMatchObject({ counts: { focal: 2 }, flaws: [] });
    expect(put(6 * 24 * 60 * minute)).toMatchObject({
      watchedMs: 10 * minute,
      counts: { focal: 1 },
      flaws: ["correction-1"],
    });
  });

  it("may be of whatever was recorded, where the clock said that it was over before", () => {
    const long = someRows({ focal: [aFocalRow({ t: 12 * minute })] });
    expect(lastOf(session, long)).toBe(12 * minute);
    expect(lastOf({ startedAt: null, endedAt: null }, someRows())).toBe(
      sessionMost,
    );
  });
});
