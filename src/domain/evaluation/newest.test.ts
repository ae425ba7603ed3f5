import { describe, expect, it } from "vitest";
import type { Answer } from "../survey/answer";
import { answerSchema } from "../survey/answer";
import { newerThan, newestAnswers } from "./newest";

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
