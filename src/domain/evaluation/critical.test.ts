import { describe, expect, it } from "vitest";
import {
  aCampaign,
  answered,
  aSubmission,
} from "../../../tests/builders/campaigns";
import { anAskedVersion } from "../../../tests/builders/forms";
import { formOf } from "../survey/engine/form";
import { criticalCause, hasCriticalAnswer, mayTellCritical } from "./critical";

/** Each from a (0) over b (0.5) to c (1). */
const form = formOf(
  anAskedVersion([{ questionRef: "Q-1" }, { questionRef: "Q-2" }]),
);

describe("a critical answer", () => {
  const has = (value: string, at: number | null) =>
    hasCriticalAnswer(
      form,
      { "Q-1": answered("c"), "Q-2": answered(value) },
      at,
    );

  it("is one whose score is at most what the campaign says", () => {
    expect(has("a", 0)).toBe(true);
    expect(has("b", 0)).toBe(false);
    expect(has("b", 0.5)).toBe(true);
    expect(has("c", 0.5)).toBe(false);
  });

  it("is none where nobody wants to be told, nor of what is not answered", () => {
    expect(has("a", null)).toBe(false);
    expect(hasCriticalAnswer(form, {}, 1)).toBe(false);
    const notApplicable = { ...answered(), na: true };
    expect(hasCriticalAnswer(form, { "Q-1": notApplicable }, 1)).toBe(false);
  });
});

describe("telling of it", () => {
  const may = (
    mode: ReturnType<typeof aCampaign>["mode"],
    isOver: boolean,
    ofEvaluation = mode,
  ) =>
    mayTellCritical(
      aSubmission({ mode: ofEvaluation }),
      aCampaign({ mode }),
      isOver,
    );

  it("is done at once, of experts once their campaign is over, of training and visitors never", () => {
    expect([may("normal", false), may("normal", true)]).toEqual([true, true]);
    expect([may("expert", false), may("expert", true)]).toEqual([false, true]);
    for (const mode of ["training", "pedagogical"] as const)
      expect([may(mode, false), may(mode, true)]).toEqual([false, false]);
  });

  it("goes by both modes, should the campaign's have been changed since", () => {
    expect(may("normal", false, "expert")).toBe(false);
    expect(may("normal", true, "training")).toBe(false);
  });

  it("is not done of what is begun or deleted", () => {
    const campaign = aCampaign();
    const begun = aSubmission({ status: "draft" });
    const deleted = aSubmission({ isDeleted: true });
    expect(mayTellCritical(begun, campaign, false)).toBe(false);
    expect(mayTellCritical(deleted, campaign, false)).toBe(false);
  });

  it("says which evaluation, and nothing of what was answered", () => {
    const cause = criticalCause(
      aSubmission({ responses: { "Q-1": answered("a") } }),
      aCampaign(),
      ["sector-1"],
    );
    expect(cause).toMatchObject({
      kind: "critical",
      class: "general",
      subject: { kind: "animal" },
      text: "criticalAnswer",
    });
    expect(JSON.stringify(cause)).not.toContain("Q-1");
  });
});
