import { expect, it } from "vitest";
import {
  aClosedSession,
  anObsRecord,
  anObsSession,
} from "../../../tests/builders/observation";
import { broughtInTime } from "./brought";
import { outcomeOfSession } from "./outcome";

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
