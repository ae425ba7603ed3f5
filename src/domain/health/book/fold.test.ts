import { describe, expect, it } from "vitest";
import { anEvent } from "../../../../tests/builders/events";
import {
  aDose,
  aHealthNote,
  aHealthValue,
  aPrescription,
} from "../../../../tests/builders/health";
import type { CalendarDay } from "../../time/calendar-day";
import type { BookEntry } from "./entries";
import {
  birthEntries,
  doseAlertEntries,
  eventEntry,
  noteEntries,
  refusedEntries,
  treatmentEntries,
  valueEntries,
} from "./entries";
import { byMonth, foldBook } from "./fold";

const dayOf = (text: string) => text as CalendarDay;
const at = (text: string) => new Date(`2026-11-${text}Z`);
const entry = (key: string, when: string, more: Partial<BookEntry> = {}) => ({
  ...birthEntries("2020-05")[0]!,
  key,
  at: at(when),
  ...more,
});
const keys = (entries: readonly BookEntry[]) => entries.map(({ key }) => key);
const line = (id: string, more: object = {}) => ({
  ...aHealthValue({ valueId: id, ...more }),
  id,
});

describe("the lines of a book", () => {
  it("come the latest first; those of one instant by their kinds, then by their keys", () => {
    const entries = [
      entry("b", "20T08:00", { kind: "life" }),
      entry("old", "19T08:00"),
      entry("a", "20T08:00", { kind: "life" }),
      entry("value", "20T08:00", { kind: "values" }),
    ];
    const all = ["value", "a", "b", "old"];
    expect(keys(foldBook(entries, -Infinity, null))).toEqual(all);
    expect(keys(foldBook(entries.toReversed(), -Infinity, null))).toEqual(all);
  });

  it("end where a source is not known any further, each once, of one kind where asked", () => {
    const entries = [
      entry("new", "20T08:00", { kind: "values" }),
      entry("new", "20T08:00", { kind: "values" }),
      entry("born", "19T08:00"),
      entry("at the end", "18T08:00"),
    ];
    const horizon = at("18T08:00").getTime();
    expect(keys(foldBook(entries, horizon, null))).toEqual(["new", "born"]);
    expect(keys(foldBook(entries, horizon, "values"))).toEqual(["new"]);
    expect(foldBook(entries, Infinity, null)).toEqual([]);
    expect(foldBook([], -Infinity, null)).toEqual([]);
  });

  it("stand under their months of Paris", () => {
    const late = entry("late", "01T00:00", {
      at: new Date("2026-10-31T23:30:00Z"),
    });
    const months = byMonth([
      late,
      entry("october", "01T00:00", {
        at: new Date("2026-10-31T22:30:00Z"),
      }),
    ]);
    expect(months.map(({ month }) => month)).toEqual(["2026-11", "2026-10"]);
    expect(byMonth([])).toEqual([]);
  });
});

describe("what a source tells", () => {
  it("values and notes as they stand: corrected ones once, voided ones not at all", () => {
    const later = { createdAt: at("20T09:00") };
    const values = [
      line("first", { createdAt: at("20T08:00") }),
      line("again", { ...later, replaces: "first", value: 180 }),
      line("other", { createdAt: at("20T08:00") }),
      line("void", { ...later, voids: "other", value: null }),
    ];
    expect(valueEntries(values)).toMatchObject([
      { key: "value first", told: { value: { value: 180 } } },
    ]);
    const note = (noteId: string, more: object) =>
      aHealthNote({ noteId, ...more });
    const notes = [
      note("first", { createdAt: at("20T08:00") }),
      note("again", { ...later, replaces: "first", title: "Autre" }),
    ];
    expect(noteEntries(notes)).toMatchObject([
      { key: "note first", told: { note: { note: { title: "Autre" } } } },
    ]);
  });

  it("a treatment's beginning, each change and its end; by day where it ended by itself", () => {
    const whole = aPrescription({
      revision: 2,
      revisions: [
        {
          ...aPrescription({ dosage: 7 }),
          revision: 1,
          from: at("18T08:00"),
          until: at("19T08:00"),
        },
      ],
      status: "archived",
      endedAt: at("20T08:00"),
    });
    expect(
      treatmentEntries(whole).map(({ told, known }) => [told.what, known]),
    ).toEqual([
      ["begun", "day"],
      ["revised", "instant"],
      ["ended", "day"],
    ]);
    const now = aPrescription().dosage;
    // What was prescribed stays told as it was then.
    expect(treatmentEntries(whole)).toMatchObject([
      { told: { dosing: { dosage: 7 } } },
      { told: { before: { dosage: 7 }, dosing: { dosage: now } } },
      { told: { what: "ended" } },
    ]);
    expect(treatmentEntries(aPrescription())).toHaveLength(1);
  });

  it("one ended before its first day began no later than it ended", () => {
    const [begun, ended] = treatmentEntries(
      aPrescription({
        startDate: dayOf("2026-12-01"),
        endedAt: at("20T08:00"),
      }),
    );
    expect(begun?.at).toEqual(ended?.at);
  });

  it("doses that were refused as one line a day; none that were taken back or given", () => {
    const refused = (slot: string, more: object = {}) =>
      aDose({ slot, outcome: "refused", ...more });
    const lines = [
      refused("0800", { at: at("20T07:10") }),
      refused("2000", { at: at("20T19:05") }),
      refused("0800", { by: "other" }),
      aDose({ slot: "1200" }),
    ];
    const taken = new Set([lines[2]!.doseId]);
    expect(refusedEntries(lines, taken)).toMatchObject([
      { at: at("20T19:05"), told: { lines: [{ slot: "0800" }, {}] } },
    ]);
    expect(refusedEntries([], taken)).toEqual([]);
  });

  it("a move, a death on the day people gave, a birth in its month", () => {
    const moved = anEvent({ kind: "moved", after: { enclosureId: "e" } });
    expect(eventEntry("m", moved)).toMatchObject({
      kind: "moves",
      known: "instant",
    });
    const died = anEvent({ kind: "deceased", after: { day: "2026-11-18" } });
    expect(eventEntry("d", died)).toMatchObject({ kind: "life", known: "day" });
    expect(birthEntries("2020-05")[0]?.at).toEqual(
      new Date("2020-04-30T22:00:00Z"),
    );
    for (const month of [null, "", "2020", "2020-13"])
      expect(birthEntries(month)).toEqual([]);
  });

  it("of alerts those of doses alone", () => {
    const alert = (kind: string) =>
      doseAlertEntries({
        alertId: "a",
        openedAt: at("20T08:00"),
        source: { kind, id: "p" },
      } as Parameters<typeof doseAlertEntries>[0]);
    expect(alert("doseMissed")[0]?.told.what).toBe("missed");
    expect(alert("doseTwice")[0]?.told.what).toBe("twice");
    expect(alert("limits")).toEqual([]);
  });
});
