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
import { answersText } from "../../evaluation/answers-text";
import { recordedIn } from "../rows/keyed";
import type { Rows } from "../rows/row";
import { rowsText } from "../rows/rows-text";
import type { ExportedSession, ExportWords } from "./exported";
import { tidyColumns, tidyTable } from "./tidy";
import { zooMonitorColumns, zooMonitorTable } from "./zoomonitor";

const anAnswer = {
  chosen: [],
  media: [],
  notApplicable: false,
  comment: null,
  at: null,
};

const named = (id: string) => `<${id}>`;
const words: ExportWords = {
  animal: named,
  group: named,
  person: named,
  enclosure: named,
  ethogram: named,
  campaign: named,
  behaviour: (_, id) => (id === null ? "hidden" : named(id)),
  category: (_, id) => (id === null ? "" : "social"),
  modifiers: (_session, _id, given) => [...given],
};

const exported = (
  rows: Partial<Rows>,
  more: Partial<ExportedSession> = {},
): ExportedSession => ({
  session: aClosedSession({ interval: 300 }),
  recorded: recordedIn([anObsRecord({ rows: rowsText(someRows(rows)) })])
    .recorded,
  isVoid: false,
  zones: new Map([["zone-1", "Pré"]]),
  contextWords: null,
  mapHeight: null,
  ...more,
});

/** The rows of a table as objects of what is not empty. */
function objects([head = [], ...rows]: string[][]): Record<string, string>[] {
  return rows.map((cells) =>
    Object.fromEntries(
      cells.flatMap((cell, at): [string, string][] =>
        cell === "" ? [] : [[head[at] ?? "", cell]],
      ),
    ),
  );
}

const both = exported({
  focal: [
    aFocalRow({ t: 5000, modifiers: ["where.branch"] }),
    aFocalRow({ t: 9500, act: "stop" }),
    aFocalRow({
      t: 10_000,
      act: "point",
      behaviourId: "call",
      partnerId: "animal-2",
    }),
    aFocalRow({ t: 11_000, behaviourId: null }),
  ],
  scans: [
    aScanRow({
      t: 1000,
      seen: [aSeen(), aSeen({ animalId: null, groupId: "g1", count: 12 })],
    }),
  ],
});

describe("the tidy table", () => {
  it("has a row of each state, event and animal in a scan, and of each scan that was missed", () => {
    const rows = objects(tidyTable([both], words));
    expect(rows.map((row) => row["record"])).toEqual([
      "state",
      "event",
      "state",
      "scan",
      "scan",
      "missed_scan",
    ]);
    expect(rows[0]).toMatchObject({
      session_id: "obs-session-1",
      time: "2026-11-20 10:00:05",
      start_s: "5",
      stop_s: "9.5",
      duration_s: "4.5",
      animal: "<animal-1>",
      behaviour: "<rest>",
      modifiers: "where.branch",
      visible: "1",
      watched_s: "600",
      session_void: "0",
    });
    expect(rows[1]).toMatchObject({ partner: "<animal-2>" });
    expect(rows[1]).not.toHaveProperty("stop_s");
    expect(rows[2]).toMatchObject({
      behaviour: "hidden",
      visible: "0",
      stop_s: "600",
    });
    expect(rows[4]).toMatchObject({
      group: "<g1>",
      count: "12",
      scan_number: "0",
    });
    expect(rows[5]).toMatchObject({ scan_number: "1", start_s: "300" });
  });

  it("says of a session without anything that there was nothing, and of one that is void that it is", () => {
    const [row] = objects(
      tidyTable(
        [
          exported(
            {},
            { session: aClosedSession({ interval: null }), isVoid: true },
          ),
        ],
        words,
      ),
    );
    expect(row).toMatchObject({ record: "nothing", session_void: "1" });
  });

  it("has the plan, the pauses and the interval of a session beside each row, its context in words, and a row of each mark", () => {
    const contextAnswers = answersText({
      sky: { ...anAnswer, chosen: ["rain", "wind"], comment: "fort" },
      crowd: { ...anAnswer, notApplicable: true },
    });
    const one = exported(
      {
        scans: [
          aScanRow({ seen: [aSeen({ areaId: "zone-1" })] }),
          aScanRow({ t: 300_000, slot: 1, seen: [aSeen({ areaId: "gone" })] }),
        ],
        marks: [
          aMark({ t: 60_000, kind: "pause", text: "Visiteurs" }),
          aMark({ t: 90_000, kind: "resume" }),
          aMark({ t: 95_000, text: "Orage" }),
          aMark({ t: 99_000, kind: "leave", animalId: "animal-1" }),
          aMark({ t: 590_000, kind: "pause" }),
        ],
      },
      {
        session: aClosedSession({
          interval: 300,
          plannedMinutes: 20,
          note: "Vent",
          contextAnswers,
        }),
        contextWords: {
          questions: {
            sky: {
              text: "Le ciel",
              help: null,
              short: null,
              options: { rain: "Pluie" },
            },
          },
        },
      },
    );
    const rows = objects(tidyTable([one], words));
    for (const row of rows)
      expect(row).toMatchObject({
        planned_s: "1200",
        watched_s: "560",
        paused_s: "40",
        interval_s: "300",
        context: "Le ciel = Pluie + wind (fort) | crowd = n/a",
        session_note: "Vent",
      });
    expect(rows.map(({ zone_id, zone }) => [zone_id, zone])).toEqual([
      ["zone-1", "Pré"],
      ["gone", undefined],
      ...Array.from({ length: 4 }, () => [undefined, undefined]),
    ]);
    expect(
      rows
        .slice(2)
        .map(({ record, start_s, stop_s, duration_s, animal_id, note }) =>
          [record, start_s, stop_s, duration_s, animal_id, note].join(),
        ),
    ).toEqual([
      "pause,60,90,30,,Visiteurs",
      "note,95,,,,Orage",
      "leave,99,,,animal-1,",
      "pause,590,600,10,,",
    ]);
  });

  it("of nothing is its head", () => {
    expect(tidyTable([], words)).toEqual([[...tidyColumns]]);
  });
});

describe("a report as ZooMonitor has it", () => {
  it("tells continuous, all-occurrence and interval channels apart", () => {
    const rows = objects(zooMonitorTable([both], words));
    expect(rows.map((row) => row["Channel Type"])).toEqual([
      "Continuous",
      "All Occurrence",
      "Continuous",
      "Interval",
      "Interval",
    ]);
    expect(rows[0]).toMatchObject({
      SessionID: "obs-session-1",
      DateTime: "2026-11-20 10:00:05",
      Month: "11",
      Hour: "10",
      "Continuous Channel 1 Value": "<rest> | where.branch",
      "Continuous Channel 1 Duration (sec)": "4.5",
      Duration: "10.00",
    });
    expect(rows[4]).toMatchObject({
      "Subject Type": "Group",
      "Group Count": "12",
      "Frame Number": "1",
    });
  });

  it("says how large the picture of its places is, and what was asked of each session", () => {
    const asked = exported(
      { focal: [aFocalRow()] },
      {
        mapHeight: 640,
        session: aClosedSession({
          contextAnswers: answersText({
            sky: { ...anAnswer, chosen: ["rain"] },
          }),
        }),
      },
    );
    const table = zooMonitorTable([both, asked], words);
    expect(table[0]?.at(-1)).toBe("Question: sky");
    const rows = objects(table);
    expect(rows.at(-1)).toMatchObject({
      "Image Size": "1000x640",
      "Question: sky": "rain",
    });
    expect(rows[0]).not.toHaveProperty("Question: sky");
  });

  it("leaves out what is void", () => {
    expect(zooMonitorTable([{ ...both, isVoid: true }], words)).toEqual([
      [...zooMonitorColumns],
    ]);
  });
});
