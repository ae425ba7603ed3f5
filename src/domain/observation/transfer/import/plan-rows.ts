import type { FocalRow, Mark, Rows, ScanRow, Seen } from "../../rows/row";
import { namesIn } from "./file";
import type {
  ActRow,
  BehaviourName,
  FileSession,
  LeftReason,
  NoteRow,
  SeenRow,
} from "./file";
import { behaviourKey, partnerKey, subjectKey } from "./names";
import type { CodedBy, Planning } from "./planning";

/** A session on its way: what it is coded by, and where to tell what is left. */
export interface Way {
  session: FileSession;
  coded: CodedBy;
  enclosureId: string;
  planning: Planning;
  left: (line: number, reason: LeftReason, about: string) => void;
}

/** undefined: it is left out. */
function behaviourIn(
  { session, planning, left }: Way,
  line: number,
  behaviour: BehaviourName,
): string | null | undefined {
  const key = behaviourKey(session.configuration, behaviour);
  const target = planning.mapping.behaviours[key] ?? null;
  if (target === null) left(line, "behaviour", behaviour.name);
  return target?.behaviourId;
}

function partnerIn(
  { planning, left }: Way,
  { line, partner }: ActRow | SeenRow,
): string | null {
  if (partner === "") return null;
  const target = planning.mapping.subjects[partnerKey(partner)] ?? null;
  if (target?.kind === "animal") return target.id;
  const together = namesIn(partner, ",").map((name) => ({
    name,
    target: planning.mapping.subjects[partnerKey(name)] ?? null,
  }));
  const [first, ...others] = together;
  const isEachKnown = together.every((one) => one.target?.kind === "animal");
  if (first?.target?.kind === "animal" && others.length > 0 && isEachKnown) {
    // It happened once: with each of them it would count twice.
    for (const { name } of others) left(line, "partners", name);
    return first.target.id;
  }
  left(line, "partner", partner);
  return null;
}

function focalRow(way: Way, row: ActRow): FocalRow[] {
  const { planning, coded, left } = way;
  const target = planning.mapping.subjects[subjectKey(row.subject)] ?? null;
  if (target?.kind !== "animal") {
    left(row.line, "animal", row.subject.name);
    return [];
  }
  const behaviourId = behaviourIn(way, row.line, row.behaviour);
  if (behaviourId === undefined) return [];
  const modifiers = row.modifiers.flatMap((text) => {
    const ref =
      behaviourId === null
        ? null
        : planning.modifierOf(coded, behaviourId, text);
    if (ref === null) left(row.line, "modifier", text);
    return ref ?? [];
  });
  return [
    {
      ...{ t: row.t, act: row.act, animalId: target.id, behaviourId },
      modifiers: modifiers.slice(0, 6),
      partnerId: partnerIn(way, row),
    },
  ];
}

/** The zone a row names, where the enclosure has one that is called so. */
function areaIn(
  { enclosureId, planning, left }: Way,
  { line, zone }: SeenRow,
): string | null {
  if (zone === "") return null;
  const areaId = planning.zoneOf(enclosureId, zone);
  if (areaId === null) left(line, "position", zone);
  return areaId;
}

function seenOf(way: Way, row: SeenRow): Seen[] {
  const { planning, left } = way;
  const { subject, line } = row;
  const target = planning.mapping.subjects[subjectKey(subject)] ?? null;
  // Some animals that nobody told apart, of no group, are what the file says they are.
  if (target === null && !(subject.isGroup && subject.name === "")) {
    left(line, "animal", subject.name);
    return [];
  }
  const done = row.behaviours.flatMap((one) => {
    const id = behaviourIn(way, line, one);
    return id === undefined ? [] : [id];
  });
  // Of what it did nothing is taken: it is not known to have done none of the behaviours.
  if (done.length === 0 && row.behaviours.length > 0) return [];
  const ids = done.filter((id) => id !== null);
  const isHidden = done.length > 0 && ids.length === 0;
  return [
    {
      animalId: target?.kind === "animal" ? target.id : null,
      groupId: target?.kind === "group" ? target.id : null,
      count: row.count,
      behaviourIds: isHidden ? null : [...new Set(ids)].slice(0, 20),
      ...{ x: row.place?.x ?? null, y: row.place?.y ?? null },
      ...{ level: row.level, areaId: areaIn(way, row) },
      partnerId: partnerIn(way, row),
    },
  ];
}

/** Rows of one instant are one scan. */
function scansOf(way: Way, rows: readonly SeenRow[]): ScanRow[] {
  const scans = new Map<string, ScanRow & { seen: Seen[] }>();
  for (const row of rows) {
    const key = `${row.frame ?? ""} ${row.t}`;
    const isCounted = way.session.interval !== null && row.frame !== null;
    const slot = isCounted ? (row.frame ?? 1) - 1 : null;
    const scan = scans.get(key) ?? { t: row.t, slot, seen: [] };
    scans.set(key, scan);
    scan.seen.push(...seenOf(way, row));
  }
  return [...scans.values()]
    .filter(({ seen }) => seen.length > 0)
    .sort((a, b) => a.t - b.t);
}

const noteMost = 500;

function marksOf({ planning }: Way, row: NoteRow): Mark[] {
  const target = planning.mapping.subjects[subjectKey(row.subject)] ?? null;
  const animalId = target?.kind === "animal" ? target.id : null;
  const parts = Math.ceil(row.text.length / noteMost);
  return Array.from({ length: parts }, (_, at) => ({
    ...{ t: row.t, kind: "note", animalId },
    text: row.text.slice(at * noteMost, (at + 1) * noteMost),
  }));
}

/** The rows of a session in the names of the establishment, each list by time; what is left is told. */
export function rowsOf(way: Way): Rows {
  const { rows } = way.session;
  const of = <K extends "act" | "seen" | "note">(kind: K) =>
    rows.filter((row) => row.kind === kind) as Extract<
      (typeof rows)[number],
      { kind: K }
    >[];
  return {
    focal: of("act")
      .flatMap((row) => focalRow(way, row))
      .sort((a, b) => a.t - b.t),
    scans: scansOf(way, of("seen")),
    marks: of("note").flatMap((row) => marksOf(way, row)),
  };
}
