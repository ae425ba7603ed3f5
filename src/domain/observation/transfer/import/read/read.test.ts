import { describe, expect, it } from "vitest";
import { isProblem } from "../file";
import type { ReadSessions } from "../file";
import { readSessions } from "./read";

const gridOf = (separator: string) => (text: string) =>
  text.split("\n").map((line) => line.split(separator));

function read(text: string, separator = ","): ReadSessions {
  const found = readSessions(text, gridOf(separator));
  if (isProblem(found)) throw new Error(found);
  return found;
}

const titles =
  "SessionID,Configuration Name,Observer,Session Start Time,Session End Time,DateTime,Project Animals,Duration,Image Size,Channel Type,Focal Name,All Occurrence Value,All Occurrence Comment,Frame Number,Interval Channel 1 Name,Interval Channel 1 Value,Interval Channel 2 Name,Interval Channel 2 Value,Interval Channel 2 Social Modifier";
const start = "2018-03-04 14:41:12";
const head = (id: string) =>
  `${id},Otters,OBS1,${start},,`.replace(",,", ",2018-03-04 14:56:12,");
const interval = (at: string, animal: string, frame: number, said: string) =>
  `${head("7")}${at},A;B,15.00,600x600,Interval,${animal},,,${String(frame)},${said}`;
const report = [
  titles,
  interval("2018-03-04 14:42:13", "A", 1, "Calm,Resting,,,"),
  interval("2018-03-04 14:42:13", "B", 1, ",,Social,Grooming,A"),
  interval("2018-03-04 14:42:13", "B", 1, "Calm,Resting,,,"),
  interval("", "A", 2, ",,,,"),
  interval("", "B", 2, "Calm,Resting,,,"),
  interval("2018-03-04 14:44:14", "A", 3, "Calm,Resting,Social,Grooming,"),
  interval("2018-03-04 14:45:15", "A", 4, ",,,,"),
  interval("2018-03-04 14:40:00", "A", 5, "Calm,Resting,,,"),
  interval("2018-03-04 14:45:15", "", 4, "Calm,Resting,,,"),
  `${head("7")}2018-03-04 14:43:00,A;B,15.00,600x600,All Occurrence,A,Chirp,loud,,,,,,`,
  `${head("8")},A;B,15.00,600x600,No Behavior,,,,,,,,,`,
  `9,Otters,OBS1,,,,A;B,15.00,600x600,Interval,A,,,1,Calm,Resting,,,`,
].join("\n");

describe("a report of ZooMonitor", () => {
  it("gives its sessions, and every row that says nothing with its line and why", () => {
    const { sessions, left, rows, program } = read(report);
    expect([program, rows]).toEqual(["zoomonitor", 12]);
    expect(sessions.map(({ sourceId }) => sourceId)).toEqual(["7", "8"]);
    expect(sessions[0]).toMatchObject({
      configuration: "Otters",
      observer: "OBS1",
      startedAt: new Date("2018-03-04T13:41:12Z"),
      endedAt: new Date("2018-03-04T13:56:12Z"),
      plannedMinutes: 15,
      interval: 61,
    });
    expect(left.map(({ line, reason }) => [line, reason])).toEqual([
      [4, "twice"],
      [5, "missed"],
      [6, "noDate"],
      [9, "outside"],
      [10, "noSubject"],
      [12, "nothing"],
      [13, "noStart"],
    ]);
  });

  it("has several channels in one scan, events with their comments, and animals that did none of it", () => {
    const said = read(report).sessions[0]?.rows ?? [];
    expect(said).toHaveLength(6);
    expect(said[1]).toMatchObject({
      ...{ kind: "seen", t: 61_000, frame: 1, partner: "A" },
      behaviours: [{ category: "Social", name: "Grooming" }],
    });
    expect(said[2]).toMatchObject({
      behaviours: [{ name: "Resting" }, { name: "Grooming" }],
    });
    expect(said[3]).toMatchObject({ frame: 4, behaviours: [] });
    expect(said[4]).toMatchObject({
      ...{ kind: "act", act: "point", t: 108_000 },
      behaviour: { category: "", name: "Chirp" },
    });
    expect(said[5]).toMatchObject({ kind: "note", text: "loud" });
  });

  it("has states with their length, and groups", () => {
    const more =
      "SessionID,Session Start Time,DateTime,Channel Type,Subject Type,Focal Name,Group Count,Frame Number,Continuous Channel 1 Value,Continuous Channel 1 Duration (sec),Interval Channel 1 Value,Space Use Coordinate X,Space Use Coordinate Y";
    const { sessions } = read(
      [
        more,
        `1,${start},${start},Continuous,Individual,A,1,,Rest | branch,4.5,,,`,
        `1,${start},${start},Interval,Group,Flock,12,1,,,Fly | Call,100,250.4`,
      ].join("\n"),
    );
    expect(sessions[0]?.rows).toMatchObject([
      { act: "start", t: 0, modifiers: ["branch"] },
      { act: "stop", t: 4500, behaviour: { name: "Rest" } },
      {
        ...{ kind: "seen", count: 12, place: { x: 100, y: 250 } },
        subject: { name: "Flock", isGroup: true },
        behaviours: [{ name: "Fly" }, { name: "Call" }],
      },
    ]);
  });

  it("keeps what a session was asked with its notes", () => {
    const { sessions } = read(
      [
        "SessionID,Session Start Time,DateTime,Notes,Channel Type,Focal Name,All Occurrence Value,Question: Weather,Question 2,Question: Crowd",
        `1,${start},${start},Quiet day,All Occurrence,A,Call,Rain,few,12`,
      ].join("\n"),
    );
    expect(sessions[0]?.note).toBe(
      "Quiet day\nWeather: Rain\nQuestion 2: few\nCrowd: 12",
    );
  });

  it("leaves places of another picture, which it tells", () => {
    const { sessions, left } = read(
      [
        "SessionID,Session Start Time,DateTime,Image Size,Channel Type,Focal Name,Interval Channel 1 Value,Space Use Coordinate X,Space Use Coordinate Y",
        `1,${start},${start},600x600,Interval,A,Rest,100,250`,
      ].join("\n"),
    );
    expect(sessions[0]?.rows).toMatchObject([{ place: null }]);
    expect(left).toMatchObject([{ line: 2, reason: "position" }]);
  });
});

const project = {
  project_name: "Otters",
  behaviors_conf: {
    0: { type: "State event", code: "rest", category: "calm" },
    1: { type: "Point event", code: "call", category: "" },
  },
  observations: {
    one: {
      date: "2018-05-29T11:01:03",
      description: "In the rain",
      file: { 1: ["a.mp4", "b.mp4"], 2: ["c.mp4"] },
      media_info: { length: { "a.mp4": 60.5, "b.mp4": 30, "c.mp4": 40 } },
      events: [
        [1, "A", "rest", "", ""],
        [1.5, "B", "rest", "", ""],
        [2, "A", "call", "loud|None", "again"],
        [10, "A", "rest", "", ""],
        [-1, "A", "call", "", ""],
        ["x", "A", "call", "", ""],
      ],
    },
    two: { date: "2018-05-29T11:01:03", events: [] },
    three: { date: "?", events: [[1, "A", "call", "", ""]] },
  },
};

describe("observations of BORIS", () => {
  it("pair their states, and tell what cannot be taken", () => {
    const { sessions, left, rows } = read(JSON.stringify(project));
    expect(rows).toBe(7);
    expect(sessions).toMatchObject([
      {
        ...{ sourceId: "one", configuration: "Otters", note: "In the rain" },
        startedAt: new Date("2018-05-29T09:01:03Z"),
        endedAt: new Date("2018-05-29T09:02:33.500Z"),
      },
    ]);
    expect(
      sessions[0]?.rows.map((row) =>
        row.kind === "act"
          ? `${row.subject.name} ${row.act} ${String(row.t)}`
          : row.kind,
      ),
    ).toEqual([
      "A start 1000",
      "B start 1500",
      "A point 2000",
      "note",
      "A stop 10000",
    ]);
    expect(sessions[0]?.rows[2]).toMatchObject({ modifiers: ["loud"] });
    expect(left.map(({ line, reason }) => [line, reason])).toEqual([
      [5, "outside"],
      [6, "noDate"],
      [null, "nothing"],
      [1, "noStart"],
    ]);
  });

  it("are the same as spans, as events below their facts, and as events of several", () => {
    const spans = [
      "Observation id\tObservation date\tTotal length\tSubject\tBehavior\tBehavior type\tStart (s)\tStop (s)\tComment start\tComment stop",
      "one\t2018-05-29 11:01:03\t90.5\tA\trest\tSTATE\t1\t10\tup\tdown",
      "one\t2018-05-29 11:01:03\t90.5\tNo focal subject\tcall\tPOINT\t2\t2\t\t",
      "one\t2018-05-29 11:01:03\t90.5\tA\tcall\tPOINT\tNA\tNA\t\t",
    ].join("\n");
    const block = [
      "Observation id,one,,,",
      "Observation date,2018-05-29 11:01:03,,,",
      "Time,Total length,Subject,Behavior,Status",
      "1,90.5,A,rest,START",
      "2,90.5,,call,POINT",
      "10,90.5,A,rest,STOP",
      ",90.5,A,rest,STOP",
    ].join("\n");
    const flat = [
      "Observation id,Observation date,Media duration (s),Time,Subject,Behavior,Behavior type",
      "one,2018-05-29 11:01:03,90.5,1,A,rest,START",
      "one,2018-05-29 11:01:03,90.5,2,,call,POINT",
      "one,2018-05-29 11:01:03,90.5,10,A,rest,STOP",
    ].join("\n");
    const acts = ["A start 1000", " point 2000", "A stop 10000"];
    for (const [text, separator] of [
      [spans, "\t"],
      [block, ","],
      [flat, ","],
    ] as const) {
      const { sessions } = read(text, separator);
      expect(sessions).toMatchObject([
        {
          sourceId: "one",
          startedAt: new Date("2018-05-29T09:01:03Z"),
          endedAt: new Date("2018-05-29T09:02:33.500Z"),
        },
      ]);
      expect(
        sessions[0]?.rows.flatMap((row) =>
          row.kind === "act"
            ? [`${row.subject.name} ${row.act} ${String(row.t)}`]
            : [],
        ),
      ).toEqual(acts);
    }
    expect(read(spans, "\t").left).toMatchObject([
      { line: 4, reason: "noDate" },
    ]);
    expect(read(block).left).toMatchObject([{ line: 7, reason: "noDate" }]);
  });

  it("of a list hold nothing, which each line says", () => {
    const { sessions, left } = read("Observation id\tDate\na\tb\nc\td", "\t");
    expect(sessions).toEqual([]);
    expect(left.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "noActs"],
      [3, "noActs"],
    ]);
  });
});

describe("a file that holds none", () => {
  it("says why", () => {
    expect(readSessions("{", gridOf(","))).toBe("notJson");
    expect(readSessions('{"a":1}', gridOf(","))).toBe("unknown");
    expect(readSessions("a,b\n1,2", gridOf(","))).toBe("unknown");
    expect(readSessions("SessionID,b", gridOf(","))).toBe("empty");
  });
});
