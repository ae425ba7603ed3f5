import { describe, expect, it } from "vitest";
import {
  aClosedSession,
  aFocalRow,
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../../../../tests/builders/observation";
import { recordedIn } from "../../rows/keyed";
import { rowsText } from "../../rows/rows-text";
import type { Rows } from "../../rows/row";
import { actSpans } from "../acts";
import type { ExportWords } from "../exported";
import { zooMonitorTable } from "../zoomonitor";
import { chunksOf } from "./chunks";
import type { FileSession, ReadSessions } from "./file";
import { isProblem } from "./file";
import type { Here } from "./guess";
import { guessMapping } from "./guess";
import { likest, namesOfFile, saysUnseen } from "./names";
import { planSessions } from "./plan";
import type { Mapping, Planning } from "./planning";
import { readReport } from "./read/zoomonitor";

const now = new Date("2026-11-21T10:00:00Z");

/** Names stand for ids of the same name. */
function sameNames(read: ReadSessions): Mapping {
  const { configurations, places, subjects, behaviours, observers } =
    namesOfFile(read);
  return {
    ethograms: Object.fromEntries(
      configurations.map(({ key }) => [key, { obsId: key, obsVersion: 1 }]),
    ),
    enclosures: Object.fromEntries(places.map(({ key }) => [key, key])),
    subjects: Object.fromEntries(
      subjects.map(({ key, name: { name, isGroup } }) => [
        key,
        name === ""
          ? null
          : {
              kind: isGroup ? ("group" as const) : ("animal" as const),
              id: name,
            },
      ]),
    ),
    behaviours: Object.fromEntries(
      behaviours.map(({ key, name }) => [
        key,
        { behaviourId: saysUnseen(name.name, "hidden") ? null : name.name },
      ]),
    ),
    observers: Object.fromEntries(observers.map(({ key }) => [key, key])),
  };
}

const planned = (
  read: ReadSessions,
  mapping = sameNames(read),
  more: Partial<Planning> = {},
) =>
  planSessions(read, {
    ...{ now, mapping, noteOf: ({ note }) => note },
    modifierOf: (_, behaviourId, text) => `${behaviourId}.${text}`,
    zoneOf: (enclosureId, name) =>
      name === "Pré" ? `${enclosureId} zone` : null,
    ...more,
  });

const subject = { name: "A", isGroup: false };
const session = (more: Partial<FileSession> = {}): FileSession => ({
  ...{ sourceId: "7", configuration: "e", place: "p", observer: "o" },
  startedAt: new Date("2018-03-04T13:41:12Z"),
  ...{ endedAt: null, plannedMinutes: 15, interval: 60 },
  ...{ animals: ["A", "C"], note: "" },
  rows: [
    {
      ...{ kind: "seen", line: 2, t: 61_000, frame: 1, subject, count: 1 },
      behaviours: [
        { category: "x", name: "Rest" },
        { category: "y", name: "Other" },
      ],
      ...{ partner: "B", place: null, level: null, zone: "" },
    },
    {
      ...{ kind: "act", line: 3, t: 70_000, act: "point", subject },
      ...{ behaviour: { category: "", name: "Call" }, modifiers: ["loud"] },
      partner: "",
    },
    { ...{ kind: "note", line: 3, t: 70_000, subject }, text: "again" },
  ],
  ...more,
});
const file = (...sessions: FileSession[]): ReadSessions => ({
  ...{ program: "zoomonitor", rows: 3, sessions, left: [] },
});

describe("a plan of an import", () => {
  it("makes closed sessions in the names of the establishment", () => {
    const { sessions, left } = planned(file(session()));
    // C is named, and nobody looked at it: it would count as one who does nothing.
    expect(left).toEqual([
      { line: null, sourceId: "7", reason: "unobserved", about: "C" },
    ]);
    expect(sessions).toMatchObject([
      {
        ...{ program: "zoomonitor", sourceId: "7", observerId: "o" },
        ...{ obsId: "e", enclosureId: "p", animalIds: ["A"] },
        channels: ["focal", "scan"],
        ...{ interval: 60, plannedMinutes: 15, note: null },
        // Nobody said when it ended: with what was seen last.
        endedAt: new Date("2018-03-04T13:42:22Z"),
      },
    ]);
    expect(sessions[0]?.rows).toEqual({
      scans: [
        {
          ...{ t: 61_000, slot: 0 },
          seen: [
            aSeen({
              ...{ animalId: "A", behaviourIds: ["Rest", "Other"] },
              ...{ x: null, y: null, level: null, partnerId: "B" },
            }),
          ],
        },
      ],
      focal: [
        aFocalRow({
          ...{ t: 70_000, act: "point", animalId: "A", behaviourId: "Call" },
          modifiers: ["Call.loud"],
        }),
      ],
      marks: [{ t: 70_000, kind: "note", animalId: "A", text: "again" }],
    });
  });

  it("tells what is left out, line by line, and takes the rest", () => {
    const read = file(session());
    const all = sameNames(read);
    const { sessions, left } = planned(
      read,
      {
        ...all,
        subjects: { ...all.subjects, "a B": null },
        behaviours: { ...all.behaviours, '["e","y","other"]': null },
      },
      { modifierOf: () => null },
    );
    expect(left).toEqual([
      { line: 3, sourceId: "7", reason: "modifier", about: "loud" },
      { line: 2, sourceId: "7", reason: "behaviour", about: "Other" },
      { line: 2, sourceId: "7", reason: "partner", about: "B" },
      { line: null, sourceId: "7", reason: "unobserved", about: "C" },
    ]);
    expect(sessions[0]?.rows.scans[0]?.seen[0]).toMatchObject({
      behaviourIds: ["Rest"],
      partnerId: null,
    });
  });

  it("makes no session of which nothing is left, and gives every row of it a reason", () => {
    const read = file(session());
    const all = sameNames(read);
    const reasonsOf = (mapping: Mapping, more: Partial<Planning> = {}) => {
      const { sessions, left } = planned(read, mapping, more);
      expect(sessions).toEqual([]);
      return left.map(({ line, reason }) => `${String(line)} ${reason}`);
    };
    expect(reasonsOf({ ...all, subjects: {} })).toEqual([
      "3 animal",
      "2 animal",
      "3 nothing",
    ]);
    expect(reasonsOf({ ...all, ethograms: {} })).toEqual([
      "2 ethogram",
      "3 ethogram",
    ]);
    expect(reasonsOf({ ...all, enclosures: {} })).toEqual([
      "2 enclosure",
      "3 enclosure",
    ]);
    expect(reasonsOf(all, { now: new Date(0) })).toEqual([
      "2 future",
      "3 future",
    ]);
    expect(planned(file())).toEqual({ sessions: [], left: [] });
  });
});

describe("what names stand for", () => {
  const read = file(session());
  const candidates = (...all: [string, string][]) =>
    all.map(([value, name]) => ({ value, names: [name] }));
  const here: Here = {
    ethograms: [{ value: { obsId: "e1", obsVersion: 2 }, names: ["Any"] }],
    enclosures: candidates(["x", "Plain"], ["y", "Pond"]),
    animals: candidates(["a1", "a"], ["b1", "B"], ["b2", "b"]),
    ...{ groups: [], people: candidates(["u1", "Other"]), me: "me" },
    enclosureOf: (id) => (id === "a1" ? "y" : null),
    behavioursOf: () => candidates(["rest", "resting"], ["call", "Call"]),
    notVisible: "hidden",
  };

  it("is guessed by likeness; where by who lives there, and nobody stands for an observer who is unknown", () => {
    expect(guessMapping(namesOfFile(read), here)).toEqual({
      ethograms: { e: { obsId: "e1", obsVersion: 2 } },
      enclosures: { p: "y" },
      // Two are called B.
      subjects: {
        "a A": { kind: "animal", id: "a1" },
        "a B": null,
        "a C": null,
      },
      behaviours: {
        '["e","x","rest"]': { behaviourId: "rest" },
        '["e","y","other"]': null,
        '["e","","call"]': { behaviourId: "call" },
      },
      observers: { o: null },
    });
  });

  it("is what was chosen, also that it is nothing", () => {
    const chosen = { subjects: { "a A": null }, enclosures: { p: "x" } };
    expect(guessMapping(namesOfFile(read), here, chosen)).toMatchObject({
      enclosures: { p: "x" },
      subjects: { "a A": null },
    });
  });
});

describe("names", () => {
  it("stand for what they are most like", () => {
    const of = (name: string, ...names: string[]) =>
      likest(
        name,
        names.map((one) => ({ value: one, names: [one] })),
      );
    expect(of("resting", "Resting", "Rest")).toBe("Resting");
    expect(of("Resting/sleeping", "Resting", "Eating")).toBe("Resting");
    expect(of("Élan", "elan")).toBe("elan");
    expect(of("Resting", "Resting high", "Resting low")).toBeNull();
    expect(of("Cat", "Catherine")).toBeNull();
    expect(of("", "A")).toBeNull();
  });

  it("say that nobody was seen", () => {
    expect(saysUnseen("Out of View", "hidden")).toBe(true);
    expect(saysUnseen("Hidden", "hidden")).toBe(true);
    expect(saysUnseen("Resting", "hidden")).toBe(false);
  });
});

describe("chunks", () => {
  it("hold as many rows as a device seals together, in their order", () => {
    const focal = Array.from({ length: 301 }, (_, t) => aFocalRow({ t }));
    const scans = Array.from({ length: 130 }, (_, t) => aScanRow({ t }));
    const all = chunksOf(someRows({ focal, scans }));
    expect(all.map((one) => [one.focal.length, one.scans.length])).toEqual([
      [300, 60],
      [1, 60],
      [0, 10],
    ]);
    expect(all.flatMap((one) => one.scans)).toEqual(scans);
    expect(chunksOf(someRows())).toEqual([]);
  });
});

const words: ExportWords = {
  ...{ animal: (id) => id, group: (id) => id, person: (id) => id },
  ...{ enclosure: (id) => id, ethogram: (id) => id, campaign: (id) => id },
  behaviour: (_, id) => id ?? "hidden",
  category: () => "social",
  modifiers: (_session, _id, given) =>
    given.map((one) => one.split(".")[1] ?? ""),
};

describe("what we export as ZooMonitor has it", () => {
  const rows: Rows = someRows({
    focal: [
      aFocalRow({ t: 5000, behaviourId: "rest", modifiers: ["rest.branch"] }),
      aFocalRow({ t: 9000, act: "stop", behaviourId: "rest" }),
      aFocalRow({
        ...{ t: 10_000, act: "point", behaviourId: "call" },
        ...{ modifiers: ["call.loud"], partnerId: "animal-2" },
      }),
      aFocalRow({ t: 11_000, behaviourId: null }),
    ],
    scans: Array.from({ length: 8 }, (_, slot) =>
      aScanRow({
        ...{ t: 1000 + slot * 60_000, slot },
        seen: [
          aSeen({ behaviourIds: ["rest", "call"], level: null }),
          aSeen({ animalId: "animal-2", behaviourIds: null, level: null }),
          aSeen({ animalId: null, groupId: "flock", count: 12, level: null }),
          aSeen({ animalId: null, count: 3, behaviourIds: [], level: null }),
        ],
      }),
    ),
  });
  const sent = aClosedSession({ animalIds: ["animal-1"], plannedMinutes: 10 });
  const table = zooMonitorTable(
    [
      {
        session: sent,
        recorded: recordedIn([anObsRecord({ rows: rowsText(rows) })]).recorded,
        isVoid: false,
        zones: new Map(),
        contextWords: null,
        mapHeight: null,
      },
    ],
    words,
  );

  it("comes back as the same sessions: their facts, states, events and scans", () => {
    const read = readReport(table);
    if (isProblem(read)) throw new Error(read);
    const { sessions, left } = planned(read);
    expect(left).toEqual([]);
    const [back] = sessions;
    expect(back).toMatchObject({
      sourceId: sent.obsSessionId,
      observerId: sent.observerId,
      obsId: sent.obsId,
      enclosureId: sent.enclosureId,
      startedAt: sent.startedAt,
      endedAt: sent.endedAt,
      interval: sent.interval,
      plannedMinutes: sent.plannedMinutes,
    });
    expect(back?.animalIds).toEqual(["animal-1", "animal-2"]);
    expect(back?.rows.scans).toEqual(rows.scans);
    const spans = (of: Rows) => {
      const { recorded } = recordedIn([anObsRecord({ rows: rowsText(of) })]);
      return actSpans(recorded, 600_000).map(({ row, from, to }) => [
        ...[row.animalId, row.behaviourId, row.partnerId, from, to],
        row.modifiers,
      ]);
    };
    expect(spans(back?.rows ?? someRows())).toEqual(spans(rows));
  });
});
