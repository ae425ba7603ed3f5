import { describe, expect, it } from "vitest";
import {
  anEvaluationCorrection,
  answered,
} from "../../../tests/builders/campaigns";
import { anAskedVersion } from "../../../tests/builders/forms";
import { formOf } from "../survey/engine/form";
import { applyCorrections, asHandedIn } from "./corrections";

const form = formOf(
  anAskedVersion([{ questionRef: "roof" }, { questionRef: "food" }]),
);
const given = { roof: answered("a"), food: answered("b") };

const correction = (minute: number, questionRef: string, value: string) =>
  anEvaluationCorrection({
    ...{ correctionId: `c${minute}`, questionRef },
    at: new Date(Date.UTC(2026, 10, 20, 9, minute)),
    answer: JSON.stringify(answered(value)),
  });

/** As functions leave it: each says what it found. */
function settled(corrections: ReturnType<typeof correction>[]) {
  const put = applyCorrections(form, given, corrections);
  return {
    ...put,
    told: corrections.map((one) => ({
      ...one,
      before: put.before[one.correctionId] ?? null,
    })),
  };
}

describe("answers as they were handed in", () => {
  it("are those that no correction was made of", () => {
    expect(asHandedIn({ responses: given, correctedAt: null }, [])).toEqual(
      given,
    );
  });

  it("come back whatever was put right, however often and in whatever order it is told", () => {
    const { told, ...now } = settled([
      correction(1, "food", "c"),
      correction(2, "food", "a"),
      correction(3, "roof", "c"),
    ]);
    expect(now.responses).not.toEqual(given);
    for (const some of [told, told.toReversed()])
      expect(asHandedIn(now, some)).toEqual(given);
  });

  it("lack what was added, and are not undone by a correction that does not count yet", () => {
    const { told, ...now } = settled([correction(1, "food", "c")]);
    const coming = { ...correction(9, "roof", "c"), before: null };
    expect(asHandedIn(now, [...told, coming])).toEqual(given);
    const added = { ...correction(1, "food", "c"), before: null };
    expect(asHandedIn(now, [added])).toEqual({ roof: given.roof });
  });
});
