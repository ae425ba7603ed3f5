import { describe, expect, it } from "vitest";
import {
  anObsCorrection,
  anObsRecord,
  aClosedSession,
  aFocalRow,
  aScanRow,
  aSeen,
  someRows,
} from "../../../tests/builders/observation";
import {
  aSessionBy,
  courseOf,
  minute,
  scansOf,
  someBehaviours,
} from "../../../tests/builders/watched-sessions";
import { rowsText } from "../observation/rows/rows-text";
import { expertFor, foundInSession } from "./of-session";
import { trainedSession } from "./trained-session";

const hour = { minutes: 60 };
const by = (who: string, told: string, by = 0) =>
  aSessionBy(who, { scans: scansOf(told, by) }, { ...hour, interval: 60 });
const half = "rf".repeat(20);

describe("the expert's session", () => {
  const own = by("learner", half);

  it("is the one that was watched together longest, never one of another time", () => {
    const scans = scansOf(half);
    const late = aSessionBy("ana", { scans }, { ...hour, after: 30 * minute });
    const same = aSessionBy("ben", { scans }, { ...hour, after: minute });
    expect(expertFor(own, [late, same])).toBe(same);
    expect(expertFor(own, [late])).toBe(late);
    const film = aSessionBy("cem", { scans }, { ...hour, after: 600 * minute });
    expect(expertFor(own, [film])).toBeNull();
    expect(expertFor(own, [])).toBeNull();
  });

  it("is coded in the same version", () => {
    const other = aSessionBy(
      "ana",
      { scans: scansOf(half) },
      { ...hour, obsVersion: 2 },
    );
    expect(expertFor(own, [other])).toBeNull();
  });
});

describe("a session beside an expert's", () => {
  it("passes where nearly every scan says the same, and names what nobody was tested on", () => {
    const found = foundInSession(
      by("learner", `${half.slice(0, 38)}ff`, 1000),
      by("expert", half),
      someBehaviours,
    );
    expect(found.verdict).toBe("passed");
    // One of forty differs: po 39/40, pe 1/2.
    expect(found.figures).toMatchObject([
      {
        of: "scans",
        n: 40,
        value: expect.closeTo(0.95, 6) as number,
        why: null,
      },
    ]);
    expect(found.met).toEqual(["rest", "feed"]);
    expect(found.missed).toEqual(["walk", "call"]);
    expect(
      found.behaviours.map(({ behaviourId, of }) => [behaviourId, of]),
    ).toEqual([
      ["rest", "scans"],
      ["feed", "scans"],
    ]);
  });

  it("does not pass where they agree by chance", () => {
    const found = foundInSession(
      by("learner", "rrff".repeat(10), 1000),
      by("expert", half),
      someBehaviours,
    );
    expect(found.figures[0]?.value).toBeCloseTo(0, 6);
    expect(found.verdict).toBe("notPassed");
  });

  it("cannot be told where both only ever told one thing: chance agrees as much", () => {
    const found = foundInSession(
      by("learner", "r".repeat(40), 1000),
      by("expert", "r".repeat(40)),
      someBehaviours,
    );
    expect(found.verdict).toBe("cannotSay");
    expect(found.figures).toMatchObject([{ value: null, why: "chanceIsOne" }]);
    expect(found.met).toEqual(["rest"]);
  });

  it("cannot be told of few records, of none, and of several behaviours at once", () => {
    const few = foundInSession(
      by("learner", "rfrfrf", 1000),
      by("expert", "rfrfrf"),
      someBehaviours,
    );
    expect(few.verdict).toBe("cannotSay");
    expect(few.figures[0]).toMatchObject({ n: 6, value: 1 });
    const unseen = foundInSession(
      by("learner", "?".repeat(40), 1000),
      by("expert", half),
      someBehaviours,
    );
    expect(unseen.verdict).toBe("cannotSay");
    const both = half.split("").map((_, slot) =>
      aScanRow({
        t: slot * minute,
        slot,
        seen: [aSeen({ behaviourIds: ["rest", "call"] })],
      }),
    );
    const several = foundInSession(
      aSessionBy("learner", { scans: both }, hour),
      aSessionBy("expert", { scans: both }, hour),
      someBehaviours,
    );
    expect(several).toMatchObject({
      verdict: "cannotSay",
      figures: [{ why: "notExclusive" }],
    });
  });

  it("holds follows against each other, behaviour by behaviour", () => {
    const course = courseOf(
      ...Array.from({ length: 10 }, (_, at): [number, string] => [
        at * minute,
        at % 2 === 0 ? "rest" : "walk",
      ]),
    );
    const found = foundInSession(
      aSessionBy("learner", { focal: course }),
      aSessionBy("expert", { focal: course }),
      someBehaviours,
    );
    expect(found).toMatchObject({
      verdict: "passed",
      figures: [{ of: "focal", value: 1 }],
      met: ["rest", "walk"],
      missed: ["feed", "call"],
    });
  });
});

describe("follows of events alone", () => {
  it("are held against each other by what was told to have begun", () => {
    const calls = Array.from({ length: 40 }, (_, at) =>
      aFocalRow({ t: at * 10_000, act: "point", behaviourId: "call" }),
    );
    const found = foundInSession(
      aSessionBy("learner", { focal: calls.slice(0, 20) }),
      aSessionBy("expert", { focal: calls }),
      someBehaviours,
    );
    expect(found.figures).toMatchObject([{ of: "events", n: 40 }]);
    expect(found.verdict).not.toBe("passed");
    expect(found.met).toEqual(["call"]);
  });
});

describe("what a training reads of a session", () => {
  const closed = new Date("2026-11-20T10:00:00Z");
  const session = aClosedSession({ obsSessionId: "one", updatedAt: closed });
  const record = (n: number, createdAt: Date, observerId = "author") =>
    anObsRecord({
      obsSessionId: "one",
      recordId: `device-1_${String(n)}`,
      n,
      observerId,
      createdAt,
      rows: rowsText(someRows({ focal: [aFocalRow({ t: n * 1000 })] })),
    });
  const later = new Date(closed.getTime() + 1000);
  const records = [record(0, closed), record(1, later)];
  const removed = anObsCorrection({
    obsSessionId: "one",
    target: "device-1_0:f0",
  });

  it("leaves out what somebody brought or put right once the key could be read, an expert's not", () => {
    const learned = trainedSession(session, records, [removed], false);
    expect(learned?.rows.focal.map(({ t }) => t)).toEqual([0]);
    const expert = trainedSession(session, records, [removed], true);
    expect(expert?.rows.focal.map(({ t }) => t)).toEqual([1000]);
  });

  it("holds nothing that another person brought, and nothing without an end", () => {
    const others = [record(0, closed, "somebody")];
    expect(trainedSession(session, others, [], false)?.rows.focal).toEqual([]);
    const open = aClosedSession({ endedAt: null });
    expect(trainedSession(open, records, [], false)).toBeNull();
  });
});
