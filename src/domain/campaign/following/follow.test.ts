import { describe, expect, it } from "vitest";
import { aCampaign, aSubmission } from "../../../../tests/builders/campaigns";
import type { Evaluation } from "../../evaluation/evaluation";
import { scoreSchema } from "../../evaluation/score/score-shape";
import { answerSchema } from "../../survey/answer";
import { counts, readersOf, submittersWith } from "./follow";
import { showsAnswers } from "../status";

describe("who handed something in", () => {
  it("is each once, and no more once nothing of theirs is left", () => {
    const one = aCampaign({ submitters: ["a"] });
    expect(submittersWith(one, "b", true)).toEqual(["a", "b"]);
    expect(submittersWith(one, "a", true)).toEqual(["a"]);
    expect(submittersWith(one, "a", false)).toEqual([]);
    expect(submittersWith(one, "b", false)).toEqual(["a"]);
  });
});

describe("what counts as handed in", () => {
  const whole = aSubmission();
  const empty = aSubmission({ responses: {} });
  const lacking = aSubmission({
    flaws: [{ questionRef: "Q-002", code: "missing" }],
  });
  it("is anything, where nothing is shown for it", () => {
    for (const mode of ["normal", "pedagogical"] as const)
      for (const one of [whole, empty, lacking])
        expect(counts({ mode, partialCollection: false }, one)).toBe(true);
  });
  it("is what was really answered, where others' answers or a key are shown for it", () => {
    for (const mode of ["expert", "training"] as const) {
      expect(counts({ mode, partialCollection: false }, whole)).toBe(true);
      expect(counts({ mode, partialCollection: false }, empty)).toBe(false);
      expect(counts({ mode, partialCollection: false }, lacking)).toBe(false);
    }
  });
});

describe("what opens others' answers or a key", () => {
  const opens = (given: Partial<Evaluation>, partialCollection = true) =>
    counts({ mode: "expert", partialCollection }, aSubmission(given));
  it("is what was seen, not that something was typed", () => {
    for (const answer of [
      {},
      { comment: "x" },
      { at: new Date("2026-11-26T08:00:00Z") },
      { notApplicable: true },
      { media: ["made-up"] },
    ])
      expect(
        opens({ responses: { "Q-001": answerSchema.parse(answer) } }),
      ).toBe(false);
    const media = [
      { id: "p1", path: "zoo/evaluations/e/p1.jpg", kind: "photo", size: 1 },
    ] as const;
    const responses = { "Q-001": answerSchema.parse({ media: ["p1"] }) };
    expect(opens({ responses, media: [...media] })).toBe(true);
  });
  it("is enough of every criterion for its score to be said, where a part may be handed in", () => {
    const criterion = {
      ...{ categoryId: "food", low: 0, high: 1 },
      ...{ answeredShare: 0.2, asked: 5, answered: 1, notApplicable: 0 },
    };
    const scored = (value: number | null) =>
      scoreSchema.parse({
        criteria: [{ ...criterion, value }],
        overall: { upperBound: false },
      });
    expect(opens({ score: scored(null) })).toBe(false);
    expect(opens({ score: scored(null) }, false)).toBe(true);
    expect(opens({ score: scored(0.5) })).toBe(true);
    expect(opens({ score: null })).toBe(true);
  });
});

describe("who reads what an expert answered", () => {
  const one = aCampaign({ mode: "expert", experts: ["a", "b", "c"] });
  const by = (authorId: string, more: Partial<Evaluation> = {}) =>
    aSubmission({ authorId, ...more });
  const about = [by("a"), by("b"), by("d"), by("c", { responses: {} })];
  it("are the other experts who answered about it themselves, and nobody else who did", () => {
    expect(readersOf(one, "a", about)).toEqual(["b"]);
    expect(readersOf(one, "c", about)).toEqual(["a", "b"]);
    expect(readersOf(one, "d", about)).toEqual(["a", "b"]);
    expect(readersOf(one, "a", [])).toEqual([]);
  });
  it("is nobody of another mode", () => {
    expect(readersOf({ ...one, mode: "training" }, "a", about)).toEqual([]);
  });
});

describe("what experts answered of a campaign", () => {
  it("is shown from the day after its last, or once it was ended for good", () => {
    const one = aCampaign();
    expect(showsAnswers(one, "2026-10-31")).toBe(false);
    expect(showsAnswers(one, "2026-11-30")).toBe(false);
    expect(showsAnswers(one, "2026-12-01")).toBe(true);
    for (const status of ["stopped", "deleted"] as const)
      expect(showsAnswers({ ...one, status }, "2026-11-15")).toBe(true);
  });
  it("is not while it is put away, as it may go on", () => {
    const archived = aCampaign({ status: "archived" });
    expect(showsAnswers(archived, "2026-11-15")).toBe(false);
    expect(showsAnswers(archived, "2026-12-01")).toBe(true);
  });
});
