import { describe, expect, it } from "vitest";
import {
  aClosedSession,
  aFocalRow,
  aMark,
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../../../tests/builders/observation";
import { nothingRecorded, recordedIn } from "../rows/keyed";
import type { Rows } from "../rows/row";
import { rowsText } from "../rows/rows-text";
import { clockAt, instantOfClock } from "./clock";
import {
  followedAt,
  metIn,
  mostDone,
  timeLineOf,
  watchedOfBar,
} from "./timeline";

const recorded = (rows: Partial<Rows>) =>
  recordedIn([anObsRecord({ rows: rowsText(someRows(rows)) })]).recorded;

const session = aClosedSession({ interval: 300 });

describe("the time line of a session", () => {
  it("has a lane of each animal, states that overlap below each other", () => {
    const line = timeLineOf(
      session,
      recorded({
        focal: [
          aFocalRow({ t: 0 }),
          aFocalRow({ t: 10_000, behaviourId: "groom" }),
          aFocalRow({ t: 20_000, act: "stop" }),
          aFocalRow({ t: 25_000, act: "point", behaviourId: "call" }),
          aFocalRow({ t: 30_000, behaviourId: "feed" }),
          aFocalRow({ t: 40_000, behaviourId: "feed", animalId: "animal-2" }),
        ],
      }),
    );
    expect(line.lanes.map(({ animalId }) => animalId)).toEqual([
      "animal-1",
      "animal-2",
    ]);
    const [first] = line.lanes;
    expect(first?.bars).toEqual([
      { behaviourId: "rest", from: 0, to: 20_000, line: 0 },
      { behaviourId: "groom", from: 10_000, to: 600_000, line: 1 },
      { behaviourId: "feed", from: 30_000, to: 600_000, line: 0 },
    ]);
    expect(first?.lines).toBe(2);
    expect(first?.ticks).toEqual([{ behaviourId: "call", t: 25_000 }]);
  });

  it("knows of whom anything was coded or seen", () => {
    expect(metIn(nothingRecorded)).toEqual(new Set());
    expect(
      metIn(
        recorded({
          focal: [aFocalRow()],
          scans: [
            aScanRow({
              seen: [
                aSeen({ animalId: "animal-2" }),
                aSeen({ animalId: null, count: 3 }),
              ],
            }),
          ],
        }),
      ),
    ).toEqual(new Set(["animal-1", "animal-2"]));
  });

  it("knows how many were followed when", () => {
    const marks = [
      aMark({ t: 60_000, kind: "leave", animalId: "animal-1" }),
      aMark({ t: 60_000, kind: "follow", animalId: "animal-2" }),
      aMark({ t: 90_000, kind: "follow", animalId: "animal-1" }),
    ];
    const line = timeLineOf(session, recorded({ marks }));
    expect([0, 60_000, 90_000].map((t) => followedAt(line, t))).toEqual([
      1, 1, 2,
    ]);
    expect(followedAt({ lanes: [] }, 0)).toBe(0);
  });

  it("tells when an animal was not followed", () => {
    const { lanes } = timeLineOf(
      session,
      recorded({
        marks: [
          aMark({ t: 60_000, kind: "leave", animalId: "animal-1" }),
          aMark({ t: 90_000, kind: "follow", animalId: "animal-2" }),
        ],
      }),
    );
    expect(lanes.map(({ animalId, absent }) => [animalId, absent])).toEqual([
      ["animal-1", [{ from: 60_000, to: 600_000 }]],
      ["animal-2", [{ from: 0, to: 90_000 }]],
    ]);
  });

  it("tells pauses, scans and those that were missed", () => {
    const line = timeLineOf(
      session,
      recorded({
        scans: [aScanRow({ t: 1000 })],
        marks: [
          aMark({ t: 100_000, kind: "pause" }),
          aMark({ t: 160_000, kind: "resume" }),
        ],
      }),
    );
    expect(line.pauses).toEqual([{ from: 100_000, to: 160_000 }]);
    expect(line.watchedMs).toBe(540_000);
    expect(line.scans).toEqual([1000]);
    expect(line.missed.map(({ slot }) => slot)).toEqual([1]);
  });

  it("is empty over its length where nothing was recorded", () => {
    const line = timeLineOf(session, nothingRecorded);
    expect(line.lengthMs).toBe(600_000);
    expect(line.lanes).toEqual([
      { animalId: "animal-1", bars: [], ticks: [], absent: [], lines: 1 },
    ]);
    expect(mostDone(line, nothingRecorded)).toBeUndefined();
  });
});

describe("what animals did most", () => {
  it("is the state of the most time", () => {
    const rows = recorded({
      focal: [
        aFocalRow({ t: 0 }),
        aFocalRow({ t: 10_000, act: "stop" }),
        aFocalRow({ t: 10_000, behaviourId: null }),
      ],
    });
    expect(mostDone(timeLineOf(session, rows), rows)).toBeNull();
  });

  it("counts no pause, in which nobody knows what went on", () => {
    const rows = recorded({
      focal: [
        aFocalRow({ t: 0 }),
        aFocalRow({ t: 200_000, act: "stop" }),
        aFocalRow({ t: 200_000, behaviourId: "feed" }),
        aFocalRow({ t: 350_000, behaviourId: "feed", act: "stop" }),
      ],
      marks: [
        aMark({ t: 20_000, kind: "pause" }),
        aMark({ t: 120_000, kind: "resume" }),
      ],
    });
    const line = timeLineOf(session, rows);
    const lengths = line.lanes[0]?.bars.map((bar) => watchedOfBar(bar, line));
    expect(lengths).toEqual([100_000, 150_000]);
    expect(mostDone(line, rows)).toBe("feed");
  });

  it("is what scans saw most where no state was followed", () => {
    const rows = recorded({
      scans: [
        aScanRow({
          seen: [aSeen({ behaviourIds: ["feed"], count: 3 }), aSeen()],
        }),
      ],
    });
    expect(mostDone(timeLineOf(session, rows), rows)).toBe("feed");
  });
});

describe("the clock of a session", () => {
  const startedAt = new Date("2026-11-20T22:59:30.250Z");

  it("shows Paris, and is read again", () => {
    expect(clockAt(startedAt, 0)).toBe("23:59:30");
    expect(clockAt(startedAt, 30_000)).toBe("00:00:00");
    expect(instantOfClock(startedAt, "00:00:00")).toBe(29_750);
    expect(instantOfClock(startedAt, "23:59:30")).toBe(0);
    expect(instantOfClock(startedAt, "00:01")).toBe(89_750);
  });

  it("takes nothing else for a time", () => {
    for (const text of ["", "24:00:00", "1:00", "10:60"])
      expect(instantOfClock(startedAt, text)).toBeNull();
  });
});
