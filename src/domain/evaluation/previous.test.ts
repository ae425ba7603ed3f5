import { describe, expect, it } from "vitest";
import { answered, aSubmission } from "../../../tests/builders/campaigns";
import { aFrozenQuestion } from "../../../tests/builders/forms";
import { isOffered, previousOf } from "./previous";

const of = (evaluationId: string, mode: "normal" | "expert" | "training") =>
  aSubmission({ evaluationId, mode });

describe("the evaluation before", () => {
  it("is the latest of the same questionnaire, and none that was for practice", () => {
    const other = aSubmission({ evaluationId: "other", surveyId: "another" });
    const all = [other, of("practice", "training"), of("before", "expert")];
    expect(previousOf(all, "survey-1")?.evaluationId).toBe("before");
    expect(previousOf([other], "survey-1")).toBeNull();
    expect(previousOf([], "survey-1")).toBeNull();
  });

  it("is told in words that the question still has", () => {
    const { options } = aFrozenQuestion("q1");
    const [first] = options;
    expect(isOffered({ options }, answered(first?.value ?? ""))).toBe(true);
    expect(isOffered({ options }, answered("gone"))).toBe(false);
    expect(isOffered({ options: [] }, answered())).toBe(true);
    expect(isOffered(undefined, answered())).toBe(false);
  });
});
