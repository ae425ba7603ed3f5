import { describe, expect, it } from "vitest";
import { aCampaign, aSubmission } from "../../../tests/builders/campaigns";
import type { Evaluation } from "../evaluation/evaluation";
import { counts, readersOf, submittersWith } from "./follow";
import { showsAnswers } from "./status";

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
        expect(counts({ mode }, one)).toBe(true);
  });
  it("is what was really answered, where others' answers or a key are shown for it", () => {
    for (const mode of ["expert", "training"] as const) {
      expect(counts({ mode }, whole)).toBe(true);
      expect(counts({ mode }, empty)).toBe(false);
      expect(counts({ mode }, lacking)).toBe(false);
    }
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
