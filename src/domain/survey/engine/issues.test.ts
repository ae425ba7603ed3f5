import { describe, expect, it } from "vitest";
import {
  anAnswer,
  anAskedVersion,
  aFrozenQuestion,
  ifAnyOf,
} from "../../../../tests/builders/forms";
import type { Answer } from "../answer";
import { commentMax } from "../answer";
import type { FrozenQuestion } from "../version";
import { acceptAnswer, submitIssues } from "./issues";

const photo: Partial<FrozenQuestion> = {
  questionType: "photo",
  options: [],
  mediaMost: 2,
};

describe("an answer", () => {
  it.each<[string, Partial<FrozenQuestion>, Partial<Answer>, string[]]>([
    ["is taken", {}, { chosen: ["a"] }, []],
    [
      "may be several",
      { questionType: "multiple" },
      { chosen: ["a", "b"] },
      [],
    ],
    ["is one", {}, { chosen: ["a", "b"] }, ["tooManyChosen"]],
    ["is an option", {}, { chosen: ["z"] }, ["unknownOption"]],
    ["is recorded", photo, { media: ["1", "2"] }, []],
    ["is not chosen", photo, { chosen: ["a"] }, ["unknownOption"]],
    ["is not too much", photo, { media: ["1", "2", "3"] }, ["tooManyMedia"]],
    ["is chosen", {}, { media: ["1"] }, ["notRecorded"]],
    ["may not apply", {}, { notApplicable: true }, []],
    [
      "must apply",
      { mayNotApply: false },
      { notApplicable: true },
      ["mustApply"],
    ],
    ["is commented", {}, { comment: "x".repeat(commentMax) }, []],
    [
      "is no book",
      {},
      { comment: "x".repeat(commentMax + 1) },
      ["commentTooLong"],
    ],
  ])("%s", (_, question, answer, codes) => {
    const found = acceptAnswer(
      aFrozenQuestion("q", question),
      anAnswer(answer),
    );
    expect(found.map(({ code }) => code)).toEqual(codes);
  });

  it("is nothing wrong where there is none", () => {
    expect(acceptAnswer(aFrozenQuestion("q"), undefined)).toEqual([]);
  });
});

describe("submitting", () => {
  const version = anAskedVersion([
    { questionRef: "x" },
    { questionRef: "y", mandatory: false },
    { questionRef: "z", onlyIf: ifAnyOf("x", "a") },
  ]);
  const whole = { partial: false };

  it("wants what is required and asked", () => {
    expect(submitIssues(version, {}, whole)).toEqual([
      { questionRef: "x", code: "missing" },
    ]);
    const x = anAnswer({ chosen: ["a"] });
    expect(submitIssues(version, { x }, whole)).toEqual([
      { questionRef: "z", code: "missing" },
    ]);
    const b = anAnswer({ chosen: ["b"] });
    expect(submitIssues(version, { x: b }, whole)).toEqual([]);
  });

  it("takes less where a partial collection is allowed, but nothing wrong", () => {
    expect(submitIssues(version, {}, { partial: true })).toEqual([]);
    const x = anAnswer({ chosen: ["a", "b"] });
    expect(submitIssues(version, { x }, { partial: true })).toEqual([
      { questionRef: "x", code: "tooManyChosen" },
    ]);
  });

  it("does not mind what is not asked", () => {
    const x = anAnswer({ chosen: ["b"] });
    const z = anAnswer({ chosen: ["a", "b"] });
    expect(submitIssues(version, { x, z }, whole)).toEqual([]);
  });
});
