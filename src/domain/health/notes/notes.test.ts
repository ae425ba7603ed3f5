import { describe, expect, it } from "vitest";
import { aHealthNote } from "../../../../tests/builders/health";
import type { NoteForm } from "./form";
import { noteForm, noteIssues, noteValues } from "./form";
import { currentNotes, isCorrected, noteThreads } from "./fold";

const now = new Date("2026-11-20T08:00:00Z");
const filled = (form: Partial<NoteForm> = {}): NoteForm => ({
  ...noteForm(null, now),
  noteType: "vaccination",
  title: " Rappel ",
  ...form,
});
const wrong = (form: Partial<NoteForm>) =>
  noteIssues(filled(form), now).map(({ field, code }) => `${field} ${code}`);

describe("the form of a note", () => {
  it("asks for a type and a title", () => {
    expect(
      noteIssues(noteForm(null, now), now).map(({ field }) => field),
    ).toEqual(["noteType", "title"]);
  });

  it("takes no future, and nothing due again on its own day", () => {
    expect(wrong({ at: new Date(now.getTime() + 1) })).toEqual([
      "at instantFuture",
    ]);
    expect(wrong({ at: null })).toEqual(["at required"]);
    expect(wrong({ nextDue: "2026-11-20" })).toEqual([
      "nextDue endBeforeStart",
    ]);
    expect(wrong({ nextDue: "2026-02-30" })).toEqual(["nextDue invalid"]);
    expect(wrong({ nextDue: "2026-11-21" })).toEqual([]);
  });

  it("counts the day of Paris, not that of Greenwich", () => {
    const at = new Date("2026-11-19T23:30:00Z");
    expect(wrong({ at, nextDue: "2026-11-20" })).toEqual([
      "nextDue endBeforeStart",
    ]);
  });

  it("keeps what was typed without the spaces around it, and null for nothing", () => {
    expect(noteValues(filled({ text: "  " }), now)).toEqual({
      noteType: "vaccination",
      title: "Rappel",
      text: null,
      at: now,
      nextDue: null,
      reason: null,
    });
    expect(noteValues(filled({ title: "" }), now)).toBeNull();
  });

  it("asks a correction for its reason, in one line", () => {
    const issues = (reason: string) =>
      noteIssues(filled({ reason }), now, "correction").map(
        ({ field, code }) => `${field} ${code}`,
      );
    expect(issues(" ")).toEqual(["reason required"]);
    expect(issues("x".repeat(201))).toEqual(["reason tooLong"]);
    expect(issues("Mauvaise patte")).toEqual([]);
    expect(
      noteValues(filled({ reason: " Relu " }), now, "correction")?.reason,
    ).toBe("Relu");
  });

  it("begins with a type that is known", () => {
    expect(noteForm(null, now, "deworming").noteType).toBe("deworming");
    const long = "a".repeat(121);
    expect(noteForm(null, now, null, "Maigre")).toMatchObject({
      ...{ title: "Maigre", text: "" },
    });
    expect(noteForm(null, now, null, long)).toMatchObject({
      ...{ title: "", text: long },
    });
  });
});

describe("what holds of notes", () => {
  const said = (noteId: string, minutes: number, more = {}) =>
    aHealthNote({
      noteId,
      createdAt: new Date(now.getTime() + minutes * 60_000),
      ...more,
    });
  const first = said("first", 0);

  it("is the correction said last, under the note it began with", () => {
    const lines = [
      said("again", 2, { replaces: "corrected", title: "B" }),
      first,
      said("corrected", 1, { replaces: "first", title: "A" }),
    ];
    const [current] = currentNotes(lines);
    expect(current).toMatchObject({ note: { title: "B" }, firstId: "first" });
    expect(current?.history.map(({ noteId }) => noteId)).toEqual([
      "first",
      "corrected",
      "again",
    ]);
    expect(isCorrected(current!)).toBe(true);
  });

  it("is nothing of a voided one, and of no line", () => {
    const voided = said("void", 1, { voids: "first", title: null });
    expect(currentNotes([first, voided])).toEqual([]);
    expect(currentNotes([])).toEqual([]);
    expect(noteThreads([first, voided])).toMatchObject([
      { firstId: "first", note: null },
    ]);
  });

  it("leaves the last word to the veterinarian who answered", () => {
    const lines = [
      first,
      said("vet", 1, { replaces: "first", title: "Vet", by: "vet" }),
      said("giver", 2, { replaces: "first", title: "Moi" }),
    ];
    expect(currentNotes(lines)[0]?.note.title).toBe("Vet");
  });

  it("has the files of all that was said of it", () => {
    const lines = [
      said("first", 0, { attachments: ["a.jpg"] }),
      said("corrected", 1, { replaces: "first", attachments: ["b.pdf"] }),
    ];
    expect(currentNotes(lines)[0]?.attachments).toEqual(["a.jpg", "b.pdf"]);
  });

  it("lists the latest first", () => {
    const notes = currentNotes([
      said("late", 0, { nextDue: "2026-12-02" }),
      said("soon", 0, {
        at: new Date("2026-11-21T08:00:00Z"),
        nextDue: "2026-12-01",
      }),
      said("never", 0, { at: new Date("2026-11-22T08:00:00Z") }),
    ]);
    expect(notes.map(({ firstId }) => firstId)).toEqual([
      "never",
      "soon",
      "late",
    ]);
  });
});
