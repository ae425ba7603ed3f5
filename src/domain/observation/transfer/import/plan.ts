import {
  observedMost,
  obsNoteMax,
  plannedMinutesMost,
} from "../../obs-session";
import type { Channel } from "../../obs-session";
import type { Rows } from "../../rows/row";
import { lastInstant } from "../../rows/row";
import { chunksMost, importedFrom } from "./callable";
import { chunksOf } from "./chunks";
import type {
  FileSession,
  LeftReason,
  LeftRow,
  Program,
  ReadSessions,
} from "./file";
import { partnerKey, placeOf } from "./names";
import type { Way } from "./plan-rows";
import { rowsOf } from "./plan-rows";
import type { CodedBy, Planning } from "./planning";

/** A session that would be made. */
export interface PlannedSession extends CodedBy {
  program: Program;
  sourceId: string;
  /** As the file has it. */
  observer: string;
  observerId: string;
  enclosureId: string;
  animalIds: string[];
  channels: Channel[];
  interval: number | null;
  plannedMinutes: number | null;
  startedAt: Date;
  endedAt: Date;
  note: string | null;
  rows: Rows;
}

export interface SessionsPlan {
  sessions: PlannedSession[];
  left: LeftRow[];
}

/** Who was followed or met: who is merely named was perhaps never looked at, and would count as one who does nothing. */
function animalsOf(rows: Rows): string[] {
  const met = rows.scans.flatMap(({ seen }) =>
    seen.flatMap(({ animalId }) => animalId ?? []),
  );
  const followed = rows.focal.map(({ animalId }) => animalId);
  return [...new Set([...followed, ...met])];
}

/** Who is named in a session, as the file says it, and was observed by nobody there. */
const unobservedIn = (
  { session, planning }: Way,
  observed: readonly string[],
): string[] =>
  session.animals.filter((name) => {
    const target = planning.mapping.subjects[partnerKey(name)];
    return target?.kind === "animal" && !observed.includes(target.id);
  });

const plannedOf = ({ plannedMinutes }: FileSession): number | null =>
  plannedMinutes === null || plannedMinutes > plannedMinutesMost
    ? null
    : Math.max(1, plannedMinutes);

/** An end that is still to come is none: it ended by now. */
function endOf(
  { startedAt, endedAt }: FileSession,
  rows: Rows,
  now: Date,
): Date {
  const last = new Date(startedAt.getTime() + lastInstant(rows));
  if (endedAt === null || endedAt <= last) return last;
  return endedAt > now ? now : endedAt;
}

/** A session without rows that are still to come, which are told. */
function untilNow(
  session: FileSession,
  now: Date,
  left: Way["left"],
): FileSession {
  const most = now.getTime() - session.startedAt.getTime();
  const late = session.rows.filter(({ t }) => t > most);
  for (const line of new Set(late.map((row) => row.line)))
    left(line, "future", "");
  return { ...session, rows: session.rows.filter(({ t }) => t <= most) };
}

/** A session of a file as it would be made; what is left is told. null: nothing of it, whose reason every row gets. */
function plannedSession(
  session: FileSession,
  program: Program,
  planning: Planning,
  read: readonly LeftRow[],
  left: (row: LeftRow) => void,
): PlannedSession | null {
  const { sourceId, observer, startedAt, interval } = session;
  const { mapping, now, noteOf } = planning;
  const tell = (line: number | null, reason: LeftReason, about: string) =>
    left({ line, sourceId, reason, about });
  const none = (reason: LeftReason) => {
    for (const line of new Set(session.rows.map((row) => row.line)))
      tell(line, reason, "");
    return null;
  };
  const coded = mapping.ethograms[session.configuration] ?? null;
  const enclosureId = mapping.enclosures[placeOf(session)] ?? null;
  const observerId = mapping.observers[observer] ?? null;
  if (startedAt < importedFrom) return none("tooEarly");
  if (startedAt > now) return none("future");
  if (coded === null) return none("ethogram");
  if (enclosureId === null || observerId === null) return none("enclosure");
  const told: Parameters<typeof tell>[] = [];
  const tellLater: Way["left"] = (...one) => void told.push(one);
  const past = untilNow(session, now, tellLater);
  const way: Way = {
    ...{ session: past, coded, enclosureId, planning },
    left: tellLater,
  };
  const rows = rowsOf(way);
  const animalIds = animalsOf(rows);
  const isTooLarge =
    animalIds.length > observedMost ||
    rows.scans.some(({ seen }) => seen.length > 300) ||
    chunksOf(rows).length > chunksMost;
  if (isTooLarge) return none("tooLarge");
  for (const one of told) tell(...one);
  const channels = [
    ...(rows.focal.length > 0 ? (["focal"] as const) : []),
    ...(rows.scans.length > 0 ? (["scan"] as const) : []),
  ];
  if (channels.length === 0) {
    for (const row of past.rows)
      if (row.kind === "note") tell(row.line, "nothing", row.text);
    return null;
  }
  for (const name of unobservedIn(way, animalIds))
    tell(null, "unobserved", name);
  // A scan that nobody made is no row that is left out.
  const isOut = (one: LeftRow) =>
    one.sourceId === sourceId && one.reason !== "missed";
  const lines = new Set([
    ...told.map(([line]) => line),
    ...read.filter(isOut).map(({ line }) => line),
  ]);
  return {
    ...{ program, sourceId, observer, observerId, enclosureId, ...coded },
    ...{
      animalIds,
      channels,
      rows,
      startedAt,
      endedAt: endOf(session, rows, now),
    },
    interval: rows.scans.length > 0 ? interval : null,
    plannedMinutes: plannedOf(session),
    note:
      noteOf(session, lines.size).trim().slice(0, obsNoteMax).trim() || null,
  };
}

/**
 * The sessions that a file would make, by what its names stand for, and every row of it that becomes no act and no scan, or
 * less than it says, with the reason. No sessions: none, and what was left in reading.
 */
export function planSessions(
  { program, sessions, left }: ReadSessions,
  planning: Planning,
): SessionsPlan {
  const all = [...left];
  const planned = sessions.flatMap(
    (session) =>
      plannedSession(
        session,
        program,
        planning,
        left,
        (row) => void all.push(row),
      ) ?? [],
  );
  return { sessions: planned, left: all };
}
