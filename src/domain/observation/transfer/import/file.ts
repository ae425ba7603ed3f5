/** Programs whose files are read. */
export const programs = ["zoomonitor", "boris"] as const;
export type Program = (typeof programs)[number];

/** What they are called, in every language. */
export const programNames: Readonly<Record<Program, string>> = {
  zoomonitor: "ZooMonitor",
  boris: "BORIS",
};

/** Why a row of a file becomes no act and no scan, or one that says less than the row does. */
export const leftReasons = [
  /** A scan that was due and not made: it stays missed. */
  "missed",
  /** What was seen has no instant. */
  "noDate",
  /** An instant before the session began, or a week after. */
  "outside",
  /** It names nobody. */
  "noSubject",
  /** It says of nobody what they did. */
  "noBehaviour",
  /** A session in which nothing was recorded. */
  "nothing",
  /** A list of observations holds what was observed nowhere. */
  "noActs",
  /** A kind of sampling that is not known. */
  "channel",
  /** The same animal again in one scan. */
  "twice",
  /** Nobody knows when its session began. */
  "noStart",
  /** An instant before the year 2000: no clock that is set right. */
  "tooEarly",
  /** An instant that is still to come. */
  "future",
  /** Its session is larger than one can be. */
  "tooLarge",
  /** Its project names an animal of which the session holds no act and no scan: it was not followed. */
  "unobserved",
  /** Left out by whoever imports. */
  "animal",
  "behaviour",
  "ethogram",
  "enclosure",
  /** Of these the row is taken, without what it says there. */
  "partner",
  /** The row is taken with the first of several partners. */
  "partners",
  "modifier",
  "position",
] as const;
export type LeftReason = (typeof leftReasons)[number];

/** A row that is left, or a part of it. */
export interface LeftRow {
  /** Of the file, from 1; of a project the event's number in its observation; null: the session as a whole. */
  line: number | null;
  /** What the file calls its session. */
  sourceId: string;
  reason: LeftReason;
  /** What it is about, in the words of the file; "" for the whole row. */
  about: string;
}

/** Who was observed, as the file says it; "" for nobody in particular. */
export interface SubjectName {
  name: string;
  isGroup: boolean;
}

export interface BehaviourName {
  /** "" for none. */
  category: string;
  name: string;
}

/** One act of focal sampling. */
export interface ActRow {
  kind: "act";
  line: number;
  /** ms since the session began. */
  t: number;
  act: "start" | "stop" | "point";
  subject: SubjectName;
  behaviour: BehaviourName;
  modifiers: string[];
  /** "" for none. */
  partner: string;
}

/** What one animal, or some, did in a scan. */
export interface SeenRow {
  kind: "seen";
  line: number;
  t: number;
  /** Which of the scans, from 1; null: the file does not count them. */
  frame: number | null;
  subject: SubjectName;
  count: number;
  behaviours: BehaviourName[];
  partner: string;
  /** In thousandths of the map's width. */
  place: { x: number; y: number } | null;
  /** null: the file does not say it. */
  level: number | null;
  /** "" for none. */
  zone: string;
}

export interface NoteRow {
  kind: "note";
  line: number;
  t: number;
  subject: SubjectName;
  text: string;
}

export type FileRow = ActRow | SeenRow | NoteRow;

/** A session as a file holds it, in its words. */
export interface FileSession {
  sourceId: string;
  /** What it was coded by; "" where the file does not say it. */
  configuration: string;
  /** Where; "" where the file does not say it. */
  place: string;
  observer: string;
  startedAt: Date;
  /** null: the file does not say it. */
  endedAt: Date | null;
  plannedMinutes: number | null;
  /** Seconds between two scans; null: none, or nobody knows. */
  interval: number | null;
  animals: string[];
  note: string;
  rows: FileRow[];
}

/** All that was read in a file. */
export interface ReadSessions {
  program: Program;
  /** Rows of the file that say something of a session. */
  rows: number;
  sessions: FileSession[];
  left: LeftRow[];
}

/** Why a file is none: nothing of it is taken. */
export const readProblems = ["unknown", "empty", "notJson"] as const;
export type ReadProblem = (typeof readProblems)[number];

export const isProblem = (
  read: ReadSessions | ReadProblem,
): read is ReadProblem => typeof read === "string";

/** Rows of a table by their titles, and where they stand. */
export interface TitledRow {
  line: number;
  /** The cell below a title; "" where there is none. */
  of: (title: string) => string;
  /** Whether the table has such a title. */
  has: (title: string) => boolean;
}

/** The rows below a head; empty ones are left out. */
export function titledRows(
  grid: readonly (readonly string[])[],
  head = 0,
): TitledRow[] {
  const places = new Map(
    (grid[head] ?? []).map((title, place) => [title.trim(), place]),
  );
  return grid.flatMap((cells, at) =>
    at <= head || cells.every((cell) => cell.trim() === "")
      ? []
      : [
          {
            line: at + 1,
            of: (title: string) => cells[places.get(title) ?? -1]?.trim() ?? "",
            has: (title: string) => places.has(title),
          },
        ],
  );
}

/** Names between separators, without empty ones. */
export const namesIn = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== "");
