import { describe, expect, it } from "vitest";
import type { Answer } from "../survey/answer";
import { answerSchema } from "../survey/answer";
import { givenAfter, newerThan, newestAnswers, takenOver } from "./newest";

const said = (value: string, at: string): Answer =>
  answerSchema.parse({ chosen: [value], at: new Date(at) });
const early = said("a", "2026-11-26T08:00:00Z");
const later = said("b", "2026-11-26T08:00:02Z");

describe("two states of one device's answers", () => {
  it("keep the later answer of each question, whichever state has it", () => {
    expect(newestAnswers({ water: early }, { water: later })).toEqual({
      water: later,
    });
    expect(newestAnswers({ water: later }, { water: early })).toEqual({
      water: later,
    });
    expect(newestAnswers({ water: early }, { shade: later })).toEqual({
      water: early,
      shade: later,
    });
    expect(newestAnswers({}, {})).toEqual({});
  });

  it("tell what is still to be written", () => {
    expect(newerThan({ water: later, shade: early }, { water: early })).toEqual(
      { water: later, shade: early },
    );
    expect(newerThan({ water: early }, { water: later })).toEqual({});
    expect(newerThan({ water: early }, { water: early })).toEqual({});
    const other = said("c", "2026-11-26T08:00:00Z");
    expect(newerThan({ water: early }, { water: other })).toEqual({
      water: early,
    });
  });
});

describe("an answer that takes the place of another", () => {
  const at = (iso: string) => new Date(iso);

  it("is after it, within one millisecond and with a clock set back", () => {
    const other = said("b", "2026-11-26T08:00:00Z");
    const next = at("2026-11-26T08:00:00.001Z");
    expect(givenAfter(other, early)).toEqual({ ...other, at: next });
    expect(givenAfter(said("b", "2026-11-26T07:00:00Z"), early).at).toEqual(
      next,
    );
    expect(
      newestAnswers({ water: early }, { water: givenAfter(other, early) }).water
        ?.chosen,
    ).toEqual(["b"]);
  });

  it("stays as it is after an earlier one, where it replaces none, and as the same once more", () => {
    expect(givenAfter(later, early)).toEqual(later);
    expect(givenAfter(early, undefined)).toBe(early);
    expect(givenAfter(early, early)).toBe(early);
  });

  it("of another device is given at the moment it is taken over, unless it is the same or stands alone", () => {
    const now = at("2026-11-26T09:00:00Z");
    const settled = { water: early, shade: early, food: later };
    expect(takenOver(settled, { water: later, shade: early }, now)).toEqual({
      ...settled,
      water: { ...early, at: now },
    });
    // A clock behind the device's own answer.
    const behind = at("2026-11-26T07:00:00Z");
    expect(takenOver(settled, { water: later }, behind).water).toEqual({
      ...early,
      at: at("2026-11-26T08:00:02.001Z"),
    });
    expect(takenOver({}, { water: later }, now)).toEqual({});
  });
});
