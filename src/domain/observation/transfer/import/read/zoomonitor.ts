import type {
  BehaviourName,
  FileRow,
  FileSession,
  LeftReason,
  LeftRow,
  ReadProblem,
  ReadSessions,
  SeenRow,
  SubjectName,
  TitledRow,
} from "../file";
import { namesIn, titledRows } from "../file";
import { intervalsOf } from "./intervals";
import { firstOf, noteIn, textIn } from "./of-session";
import { instantOf, isWithin, msOf, numberOf } from "./times";
import { hasPlace, whereIn } from "./where";

const valueTitle = /^(Interval|Continuous) Channel (\d+) Value$/u;
const modifierTitle = /^All Occurrence Behavior Modifier \d+$/u;

/** The channels that a report has a column for, by their kind, and its further titles. */
interface Layout {
  titles: readonly string[];
  interval: readonly string[];
  continuous: readonly string[];
}

function layoutOf(titles: readonly string[]): Layout {
  const of = (kind: string) =>
    titles.flatMap((title) => {
      const found = valueTitle.exec(title);
      return found?.[1] === kind ? [`${kind} Channel ${found[2]}`] : [];
    });
  return { titles, interval: of("Interval"), continuous: of("Continuous") };
}

/** What a row says, or why it says nothing. */
type Said = { rows: FileRow[] } | { reason: LeftReason; about?: string };

const one = (row: FileRow): Said => ({ rows: [row] });

const subjectOf = (row: TitledRow): SubjectName => ({
  name: row.of("Focal Name"),
  isGroup: row.of("Subject Type") === "Group",
});

const inChannel = (row: TitledRow, channel: string): BehaviourName[] => {
  const category = row.of(`${channel} Name`);
  return namesIn(row.of(`${channel} Value`), " | ").map((name) => ({
    category,
    name,
  }));
};

const partnerIn = (row: TitledRow, channels: readonly string[]): string =>
  channels
    .map((channel) => row.of(`${channel} Social Modifier`))
    .find((name) => name !== "") ?? "";

function seenIn(row: TitledRow, t: number, { interval }: Layout): SeenRow {
  const frame = numberOf(row.of("Frame Number"));
  const count = numberOf(row.of("Group Count"));
  return {
    ...{ kind: "seen", line: row.line, t, subject: subjectOf(row) },
    frame: frame !== null && frame >= 1 ? Math.round(frame) : null,
    count: count !== null && count >= 1 ? Math.round(count) : 1,
    behaviours: interval.flatMap((channel) => inChannel(row, channel)),
    partner: partnerIn(row, interval),
    ...whereIn(row),
  };
}

function occurred(row: TitledRow, t: number, { titles }: Layout): Said {
  const name = row.of("All Occurrence Value");
  if (name === "") return { reason: "noBehaviour" };
  const base = { line: row.line, t, subject: subjectOf(row) };
  const text = row.of("All Occurrence Comment");
  return {
    rows: [
      {
        ...base,
        ...{ kind: "act", act: "point", behaviour: { category: "", name } },
        modifiers: titles
          .filter((title) => modifierTitle.test(title))
          .flatMap((title) => namesIn(row.of(title), " | ")),
        partner: row.of("All Occurrence Behavior Social Modifier"),
      },
      ...(text === "" ? [] : [{ ...base, kind: "note" as const, text }]),
    ],
  };
}

/** A state of a continuous channel: its beginning, and its end where the file says how long it went on. */
function went(row: TitledRow, t: number, { continuous }: Layout): Said {
  const rows = continuous.flatMap((channel): FileRow[] => {
    const [behaviour, ...modifiers] = inChannel(row, channel);
    if (behaviour === undefined) return [];
    const length = msOf(row.of(`${channel} Duration (sec)`));
    const act = {
      ...{ kind: "act" as const, line: row.line, t, subject: subjectOf(row) },
      behaviour,
      modifiers: modifiers.map(({ name }) => name),
      partner: partnerIn(row, [channel]),
    };
    const start = { ...act, act: "start" as const };
    return length === null
      ? [start]
      : [start, { ...act, act: "stop" as const, t: t + length }];
  });
  return rows.length === 0 ? { reason: "noBehaviour" } : { rows };
}

const isEmpty = (row: TitledRow, { titles }: Layout): boolean =>
  titles
    .filter((title) => title.endsWith(" Value"))
    .every((title) => row.of(title) === "");

/** What a row of a session says that began at this instant. */
function saidIn(row: TitledRow, startedAt: Date, layout: Layout): Said {
  const type = row.of("Channel Type");
  const at =
    instantOf(row.of("DateTime")) ??
    instantOf(`${row.of("Date")} ${row.of("Time")}`);
  if (type === "No Behavior") return { reason: "nothing" };
  if (at === null)
    return {
      reason: type === "Interval" && isEmpty(row, layout) ? "missed" : "noDate",
    };
  const t = at.getTime() - startedAt.getTime();
  if (!isWithin(t)) return { reason: "outside", about: row.of("DateTime") };
  const { name, isGroup } = subjectOf(row);
  if (name === "" && !isGroup) return { reason: "noSubject" };
  if (type === "Interval") return one(seenIn(row, t, layout));
  if (type === "All Occurrence") return occurred(row, t, layout);
  if (type === "Continuous") return went(row, t, layout);
  return { reason: "channel", about: type };
}

function startOf(rows: readonly TitledRow[]): Date | null {
  const at = (title: string) =>
    firstOf(rows, (row) => instantOf(row.of(title)));
  return (
    at("Session Start Time") ?? at("Recorded Start Time") ?? at("DateTime")
  );
}

const lengthOf = (rows: readonly TitledRow[]): number | null => {
  const minutes = firstOf(rows, (row) => numberOf(row.of("Duration")));
  return minutes === null || minutes <= 0 ? null : Math.round(minutes);
};

function sessionOf(
  sourceId: string,
  rows: readonly TitledRow[],
  layout: Layout,
  left: (one: LeftRow) => void,
): FileSession | null {
  const tell = ({ line }: TitledRow, reason: LeftReason, about = "") =>
    left({ line, sourceId, reason, about });
  const startedAt = startOf(rows);
  if (startedAt === null) {
    for (const row of rows) tell(row, "noStart");
    return null;
  }
  const taken = new Set<string>();
  const said = rows.flatMap((row) => {
    const found = saidIn(row, startedAt, layout);
    if ("reason" in found) {
      tell(row, found.reason, found.about);
      return [];
    }
    return found.rows.filter((part) => {
      if (part.kind !== "seen" || part.subject.isGroup) return true;
      const key = JSON.stringify([part.frame, part.t, part.subject.name]);
      const isTwice = taken.has(key);
      if (isTwice) tell(row, "twice", part.subject.name);
      else if (part.place === null && hasPlace(row)) tell(row, "position");
      taken.add(key);
      return !isTwice;
    });
  });
  return {
    sourceId,
    configuration: textIn(rows, "Configuration Name"),
    place: textIn(rows, "Habitat Map"),
    observer: textIn(rows, "Observer"),
    startedAt,
    endedAt: firstOf(rows, (row) => instantOf(row.of("Session End Time"))),
    plannedMinutes: lengthOf(rows),
    interval: null,
    animals: namesIn(textIn(rows, "Project Animals"), ","),
    note: noteIn(rows, layout.titles),
    rows: said,
  };
}

/**
 * The sessions of a report of ZooMonitor: intervals are scans, all occurrences are events, continuous channels are states.
 * Times are those of Paris. What a session was asked stands with its notes. Every row that says nothing is told with its reason: one without an instant and a value is a scan
 * that was missed. Where the file does not say how far scans lie apart, that follows from their instants.
 */
export function readReport(
  grid: readonly (readonly string[])[],
): ReadSessions | ReadProblem {
  const titles = (grid[0] ?? []).map((title) => title.trim());
  const rows = titledRows(grid);
  if (rows.length === 0) return "empty";
  const layout = layoutOf(titles);
  const bySession = new Map<string, TitledRow[]>();
  for (const row of rows) {
    const id = row.of("SessionID");
    bySession.set(id, [...(bySession.get(id) ?? []), row]);
  }
  const left: LeftRow[] = [];
  const sessions = [...bySession].flatMap(
    ([id, own]) =>
      sessionOf(id, own, layout, (row) => void left.push(row)) ?? [],
  );
  return {
    program: "zoomonitor",
    rows: rows.length,
    sessions: intervalsOf(sessions),
    left,
  };
}
