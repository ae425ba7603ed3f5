import type { ZooEvent } from "../../event/event";
import type { Alert } from "../../measures/alerts/alert";
import type { CurrentValue } from "../../measures/values/fold";
import { currentValues } from "../../measures/values/fold";
import { isCalendarDay } from "../../time/calendar-day";
import { startOfDay } from "../../time/paris";
import type { Dose } from "../doses/dose";
import type { CurrentNote } from "../notes/fold";
import { currentNotes } from "../notes/fold";
import type { HealthNote } from "../notes/note";
import type { Dosing } from "../prescriptions/dosing";
import type { Prescription } from "../prescriptions/prescription";
import type { HealthValue } from "../values/value";

/** What a book is narrowed to. */
export const bookKinds = [
  "values",
  "notes",
  "treatments",
  "doses",
  "moves",
  "life",
] as const;
export type BookKind = (typeof bookKinds)[number];

/** A value by the id it is kept under. */
export type ValueLine = HealthValue & { id: string };

/** What a line of the book tells. */
export type Told =
  | { what: "value"; value: CurrentValue<ValueLine> }
  | { what: "note"; note: CurrentNote }
  /** `dosing`: what was prescribed then; `before`: what had been until then. */
  | { what: "begun"; treatment: Prescription; dosing: Dosing }
  | {
      what: "revised";
      treatment: Prescription;
      before: Dosing;
      dosing: Dosing;
    }
  | { what: "ended"; treatment: Prescription }
  | { what: "refused"; lines: readonly Dose[] }
  | { what: "missed" | "twice"; alert: Alert }
  | { what: "event"; event: ZooEvent }
  | { what: "born"; month: string };

/** One line of the book. */
export interface BookEntry {
  /** The same whatever is read beside it. */
  key: string;
  kind: BookKind;
  at: Date;
  /** How finely that is known. */
  known: "instant" | "day" | "month";
  told: Told;
}

/** Values as they stand: corrected ones once, voided ones not at all. */
export const valueEntries = (lines: readonly ValueLine[]): BookEntry[] =>
  currentValues(lines).map((value) => ({
    key: `value ${value.history[0]?.id ?? value.log.id}`,
    kind: "values",
    at: value.log.at,
    known: "instant",
    told: { what: "value", value },
  }));

/** Notes as they stand. */
export const noteEntries = (lines: readonly HealthNote[]): BookEntry[] =>
  currentNotes(lines).map((note) => ({
    key: `note ${note.firstId}`,
    kind: "notes",
    at: note.note.at,
    known: "instant",
    told: { what: "note", note },
  }));

/** When a treatment began, each time it was changed, and when it ended; by day where it did so by itself. */
export function treatmentEntries(treatment: Prescription): BookEntry[] {
  const { prescriptionId, startDate, revisions, endedAt } = treatment;
  const entry = (
    told: Told,
    at: Date,
    known: BookEntry["known"],
    part = "",
  ): BookEntry => ({
    key: [told.what, prescriptionId, part].join(" "),
    kind: "treatments",
    at,
    known,
    told,
  });
  /** What was prescribed after the first so many revisions. */
  const dosingAfter = (many: number): Dosing => revisions[many] ?? treatment;
  const begun = startOfDay(startDate);
  return [
    // One that was ended before its first day is not found again below its end.
    entry(
      { what: "begun", treatment, dosing: dosingAfter(0) },
      endedAt !== null && endedAt < begun ? endedAt : begun,
      "day",
    ),
    ...revisions.map((before, index) =>
      entry(
        { what: "revised", treatment, before, dosing: dosingAfter(index + 1) },
        before.until,
        "instant",
        String(before.revision),
      ),
    ),
    ...(endedAt === null
      ? []
      : [
          entry(
            { what: "ended", treatment },
            endedAt,
            treatment.endedBy === null ? "day" : "instant",
          ),
        ]),
  ];
}

/** Doses that were refused, of a treatment and day as one line; `taken`: the ids of lines somebody took back. */
export function refusedEntries(
  lines: readonly Dose[],
  taken: ReadonlySet<string>,
): BookEntry[] {
  const days = new Map<string, Dose[]>();
  for (const line of lines) {
    if (line.outcome !== "refused" || taken.has(line.doseId)) continue;
    const key = `refused ${line.prescriptionId} ${line.day}`;
    days.set(key, [...(days.get(key) ?? []), line]);
  }
  return [...days].map(([key, all]) => ({
    key,
    kind: "doses",
    at: new Date(Math.max(...all.map(({ at }) => at.getTime()))),
    known: "instant",
    told: { what: "refused", lines: all },
  }));
}

/** Doses missed or given twice, as their alerts tell; other alerts are left out. */
export function doseAlertEntries(alert: Alert): BookEntry[] {
  const { kind } = alert.source;
  if (kind !== "doseMissed" && kind !== "doseTwice") return [];
  return [
    {
      key: `alert ${alert.alertId}`,
      kind: "doses",
      at: alert.openedAt,
      known: "instant",
      told: { what: kind === "doseMissed" ? "missed" : "twice", alert },
    },
  ];
}

/** The events of an animal that its book tells. */
export const moveKinds = ["moved", "grouped"] as const;
export const lifeKinds = [
  "created",
  "deceased",
  "departed",
  "cameBack",
] as const;

/** What became of an animal; a death or a departure has the day that people gave it. */
export function eventEntry(id: string, event: ZooEvent): BookEntry {
  const { day } = event.after;
  const given = typeof day === "string" && isCalendarDay(day) ? day : null;
  return {
    key: `event ${id}`,
    kind: moveKinds.some((kind) => kind === event.kind) ? "moves" : "life",
    at: event.at,
    known: given === null ? "instant" : "day",
    told: { what: "event", event },
  };
}

/** The month of a birth, `YYYY-MM`; [] where it is not known. */
export function birthEntries(month: string | null): BookEntry[] {
  const first = `${month ?? ""}-01`;
  if (month === null || !isCalendarDay(first)) return [];
  return [
    {
      key: "born",
      kind: "life",
      at: startOfDay(first),
      known: "month",
      told: { what: "born", month },
    },
  ];
}
