import type { BorisEvent } from "./boris";
import { borisSession, nobody, rowsOfEvent } from "./boris";
import type {
  FileRow,
  FileSession,
  LeftReason,
  LeftRow,
  ReadProblem,
  ReadSessions,
  TitledRow,
} from "../file";
import { titledRows } from "../file";
import { instantOf, isWithin, msOf } from "./times";

type Grid = readonly (readonly string[])[];

const sessionTitle = "Observation id";

/** Where the head of its events stands in a table of one observation; -1: it is none. */
const headOfBlock = (grid: Grid): number =>
  grid[0]?.[0]?.trim() === sessionTitle
    ? grid.findIndex(
        (cells) => cells[0]?.trim() === "Time" && cells.includes("Behavior"),
      )
    : -1;

/** A fact above the events of a table of one observation; "" where it is not said. */
const factOf = (grid: Grid, title: string): string =>
  grid.find((cells) => cells[0]?.trim() === title)?.[1]?.trim() ?? "";

const eventOf = (row: TitledRow): Omit<BorisEvent, "t" | "act"> => ({
  line: row.line,
  subject: row.of("Subject"),
  code: row.of("Behavior"),
  category: row.of("Behavioral category"),
  modifiers: row.of("Modifiers"),
  comment: row.of("Comment") || row.of("Comment start"),
});

const comment = (row: TitledRow, t: number, text: string): FileRow[] =>
  text === ""
    ? []
    : [
        {
          ...{ kind: "note", line: row.line, t, text },
          subject: {
            name: row.of("Subject") === nobody ? "" : row.of("Subject"),
            isGroup: false,
          },
        },
      ];

/** What a row says that has a beginning and, of a state, an end. */
function ofSpan(row: TitledRow): FileRow[] | LeftReason {
  const [from, to] = [msOf(row.of("Start (s)")), msOf(row.of("Stop (s)"))];
  if (from === null) return "noDate";
  if (!isWithin(from) || (to !== null && !isWithin(to))) return "outside";
  const event = eventOf(row);
  if (row.of("Behavior type").toUpperCase() !== "STATE")
    return rowsOfEvent({ ...event, t: from, act: "point" });
  const start = rowsOfEvent({ ...event, t: from, act: "start" });
  if (to === null) return start;
  const stop = rowsOfEvent({ ...event, comment: "", t: to, act: "stop" });
  return [...start, ...stop, ...comment(row, to, row.of("Comment stop"))];
}

/** What a row says that is one act. */
function ofAct(row: TitledRow): FileRow[] | LeftReason {
  const t = msOf(row.of("Time"));
  if (t === null) return "noDate";
  if (!isWithin(t)) return "outside";
  const status = row.of("Status") || row.of("Behavior type");
  const act = ({ START: "start", STOP: "stop" } as const)[status.toUpperCase()];
  return rowsOfEvent({ ...eventOf(row), t, act: act ?? "point" });
}

interface Told {
  sourceId: string;
  date: string;
  note: string;
  /** How long was watched, in ms; null: nobody knows. */
  length: number | null;
  rows: readonly TitledRow[];
}

function sessionsOf(all: readonly Told[]): ReadSessions {
  const left: LeftRow[] = [];
  const sessions = all.flatMap((told): FileSession[] => {
    const { sourceId, rows, length, note } = told;
    const tell = ({ line }: TitledRow, reason: LeftReason) =>
      void left.push({ line, sourceId, reason, about: "" });
    const startedAt = instantOf(told.date);
    if (startedAt === null) {
      for (const row of rows) tell(row, "noStart");
      return [];
    }
    const said = rows.flatMap((row): FileRow[] => {
      const found =
        row.of("Behavior") === ""
          ? "noBehaviour"
          : row.of("Start (s)") === ""
            ? ofAct(row)
            : ofSpan(row);
      if (typeof found !== "string") return found;
      tell(row, found);
      return [];
    });
    const endedAt =
      length === null ? null : new Date(startedAt.getTime() + length);
    return [
      borisSession(sourceId, startedAt, {
        ...{ configuration: "", note, endedAt },
        rows: said.toSorted((a, b) => a.t - b.t),
      }),
    ];
  });
  const rows = all.reduce((sum, one) => sum + one.rows.length, 0);
  return { program: "boris", rows, sessions, left };
}

function ofBlock(grid: Grid, head: number): ReadSessions | ReadProblem {
  const rows = titledRows(grid, head);
  if (rows.length === 0) return "empty";
  return sessionsOf([
    {
      sourceId: factOf(grid, sessionTitle),
      date: factOf(grid, "Observation date"),
      note: factOf(grid, "Description"),
      length: msOf(rows[0]?.of("Total length") ?? ""),
      rows,
    },
  ]);
}

/** A list of observations: none of them says what was observed. */
const ofList = (rows: readonly TitledRow[]): ReadSessions => ({
  program: "boris",
  rows: rows.length,
  sessions: [],
  left: rows.map((row) => ({
    line: row.line,
    sourceId: row.of(sessionTitle),
    reason: "noActs",
    about: "",
  })),
});

/**
 * The observations of a table that BORIS exported: its events, of one observation below its facts or of several, or their
 * states and events as spans. null for a table that is none of these.
 */
export function readBorisTable(grid: Grid): ReadSessions | ReadProblem | null {
  const head = headOfBlock(grid);
  if (head >= 0) return ofBlock(grid, head);
  const titles = (grid[0] ?? []).map((title) => title.trim());
  if (!titles.includes(sessionTitle)) return null;
  const rows = titledRows(grid);
  if (rows.length === 0) return "empty";
  if (!titles.includes("Behavior")) return ofList(rows);
  const bySession = new Map<string, TitledRow[]>();
  for (const row of rows) {
    const id = row.of(sessionTitle);
    bySession.set(id, [...(bySession.get(id) ?? []), row]);
  }
  return sessionsOf(
    [...bySession].map(([sourceId, own]) => ({
      sourceId,
      date: own[0]?.of("Observation date") ?? "",
      note: own[0]?.of("Description") ?? "",
      length: msOf(
        own[0]?.of("Total length") || own[0]?.of("Media duration (s)") || "",
      ),
      rows: own,
    })),
  );
}
