import { lengthOf } from "../../analysis/observed/spans";
import { missedSlots } from "../collect/schedule";
import { rowsIn } from "../rows/keyed";
import type { FocalRow, Seen } from "../rows/row";
import { endOfSession, watchedOf } from "../watched";
import { actSpans } from "./acts";
import { contextText } from "./context-text";
import type { ExportedSession, ExportWords } from "./exported";
import { instantIn, parisText, seconds } from "./exported";
import type { MarkRow } from "./mark-rows";
import { markRows } from "./mark-rows";

/** The columns of the tidy table, as programs name them; the dictionary says what each holds. */
export const tidyColumns = [
  "session_id",
  "campaign",
  "observer",
  "enclosure",
  "ethogram",
  "ethogram_version",
  "session_start",
  "session_end",
  "planned_s",
  "watched_s",
  "paused_s",
  "interval_s",
  "context",
  "session_note",
  "session_void",
  "record",
  "record_id",
  "time",
  "start_s",
  "stop_s",
  "duration_s",
  "animal_id",
  "animal",
  "group",
  "count",
  "visible",
  "behaviour_id",
  "behaviour",
  "category",
  "modifiers",
  "partner",
  "scan_number",
  "x",
  "y",
  "level",
  "zone_id",
  "zone",
  "note",
] as const;
export type TidyColumn = (typeof tidyColumns)[number];
type Cells = Partial<Record<TidyColumn, string>>;

/** What a row of the table is: a state, an event, an animal in a scan, a scan that was missed, a session without any, or a mark. */
export const tidyRecords = [
  "state",
  "event",
  "scan",
  "missed_scan",
  "nothing",
  "pause",
  "note",
  "clock",
  "follow",
  "leave",
  "hand_over",
  "end",
] as const;
type TidyRecord = (typeof tidyRecords)[number];

const text = (value: number | null): string =>
  value === null ? "" : String(value);
const yes = (is: boolean): string => (is ? "1" : "0");

function headOf(one: ExportedSession, words: ExportWords): Cells {
  const { session, recorded, isVoid } = one;
  const rows = rowsIn(recorded);
  const { spans, lengthMs } = watchedOf(session, rows);
  const watched = lengthOf(spans);
  return {
    session_id: session.obsSessionId,
    campaign:
      session.campaignId === null ? "" : words.campaign(session.campaignId),
    observer: words.person(session.observerId),
    enclosure: words.enclosure(session.enclosureId),
    ethogram: words.ethogram(session.obsId),
    ethogram_version: String(session.obsVersion),
    session_start: parisText(session.startedAt),
    session_end: parisText(endOfSession(session, rows)),
    planned_s: text(
      session.plannedMinutes === null ? null : session.plannedMinutes * 60,
    ),
    watched_s: seconds(watched),
    paused_s: seconds(lengthMs - watched),
    interval_s: text(session.interval),
    context: contextText(session.contextAnswers, one.contextWords),
    session_note: session.note ?? "",
    session_void: yes(isVoid),
  };
}

function behaviourCells(
  { session }: ExportedSession,
  words: ExportWords,
  ids: readonly string[] | null,
): Cells {
  const all = ids ?? [null];
  return {
    visible: yes(ids !== null),
    behaviour_id: (ids ?? []).join("|"),
    behaviour: all.map((id) => words.behaviour(session, id)).join(" | "),
    category: all.map((id) => words.category(session, id)).join(" | "),
  };
}

const timeCells = ({ session }: ExportedSession, t: number): Cells => ({
  time: parisText(instantIn(session, t)),
  start_s: seconds(t),
});

function focalCells(
  one: ExportedSession,
  words: ExportWords,
  row: FocalRow & { key?: string },
  to: number | null,
): Cells {
  const { animalId, behaviourId, modifiers, partnerId, t } = row;
  return {
    record: to === null ? "event" : "state",
    record_id: row.key ?? "",
    ...timeCells(one, t),
    ...(to !== null && { stop_s: seconds(to), duration_s: seconds(to - t) }),
    animal_id: animalId,
    animal: words.animal(animalId),
    count: "1",
    ...behaviourCells(one, words, behaviourId === null ? null : [behaviourId]),
    modifiers: words.modifiers(one.session, behaviourId, modifiers).join(" | "),
    partner: partnerId === null ? "" : words.animal(partnerId),
  };
}

function seenCells(
  one: ExportedSession,
  words: ExportWords,
  seen: Seen & { key: string },
): Cells {
  const { animalId, groupId, partnerId } = seen;
  return {
    record: "scan",
    record_id: seen.key,
    animal_id: animalId ?? "",
    animal: animalId === null ? "" : words.animal(animalId),
    group: groupId === null ? "" : words.group(groupId),
    count: String(seen.count),
    ...behaviourCells(one, words, seen.behaviourIds),
    partner: partnerId === null ? "" : words.animal(partnerId),
    x: text(seen.x),
    y: text(seen.y),
    level: text(seen.level),
    zone_id: seen.areaId ?? "",
    zone: one.zones.get(seen.areaId ?? "") ?? "",
  };
}

const markCells = (
  one: ExportedSession,
  words: ExportWords,
  { kind, from, to, animalId, text: said, key }: MarkRow,
): Cells => ({
  record: (kind === "handOver" ? "hand_over" : kind) satisfies TidyRecord,
  record_id: key,
  ...timeCells(one, from),
  ...(to !== null && { stop_s: seconds(to), duration_s: seconds(to - from) }),
  animal_id: animalId ?? "",
  animal: animalId === null ? "" : words.animal(animalId),
  note: said ?? "",
});

function rowsOf(one: ExportedSession, words: ExportWords): Cells[] {
  const { session, recorded } = one;
  const rows = rowsIn(recorded);
  const { spans, lengthMs } = watchedOf(session, rows);
  const record = (kind: TidyRecord): Cells => ({ record: kind });
  const found = [
    ...actSpans(recorded, lengthMs).map(({ row, to }) =>
      focalCells(one, words, row, to),
    ),
    ...recorded.scans.flatMap(({ t, slot, seen }) =>
      seen.map((animal) => ({
        ...seenCells(one, words, animal),
        ...timeCells(one, t),
        scan_number: text(slot),
      })),
    ),
    ...missedSlots(rows, spans, session.interval).map(({ slot, from }) => ({
      ...record("missed_scan"),
      ...timeCells(one, from),
      scan_number: text(slot),
    })),
  ];
  return [
    ...(found.length === 0 ? [record("nothing")] : found),
    ...markRows(recorded.marks, lengthMs).map((row) =>
      markCells(one, words, row),
    ),
  ];
}

/**
 * Sessions as one tidy table, its head first: a row for each state, event and animal in a scan, with all that is known of its
 * session; scans that were missed, sessions in which nothing was recorded, pauses, notes and other marks have a row that says so. Times are those of
 * Paris, lengths in seconds; positions in thousandths of the map's width. No sessions: the head alone.
 */
export const tidyTable = (
  sessions: readonly ExportedSession[],
  words: ExportWords,
): string[][] => [
  [...tidyColumns],
  ...sessions.flatMap((one) => {
    const head = headOf(one, words);
    return rowsOf(one, words).map((cells) =>
      tidyColumns.map((column) => cells[column] ?? head[column] ?? ""),
    );
  }),
];
