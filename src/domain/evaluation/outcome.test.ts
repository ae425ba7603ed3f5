import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSubmission } from "../../../tests/builders/campaigns";
import { anAnswer, anAskedVersion } from "../../../tests/builders/forms";
import type { Answer, Answers } from "../survey/answer";
import { formOf } from "../survey/engine/form";
import type { Corrected } from "./corrections";
import { applyCorrections } from "./corrections";
import { outcomeOf } from "./outcome";

const form = formOf(
  anAskedVersion([
    { questionRef: "Q-1", criterion: "food" },
    { questionRef: "Q-2", criterion: "food" },
  ]),
);
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const chose = (...chosen: string[]) => anAnswer({ chosen });
const device = (answers: Answers, deviceId = "device-1") => ({
  deviceId,
  answers,
  seen: {},
});
const correction = (
  correctionId: string,
  questionRef: string,
  answer: Answer | string,
  minute: number,
): Corrected => ({
  correctionId,
  questionRef,
  answer: typeof answer === "string" ? answer : JSON.stringify(answer),
  at: at(minute),
});

describe("what follows once an evaluation is handed in", () => {
  it("is its answers and their score, on the day in Paris", () => {
    const late = aSubmission({ submittedAt: new Date("2026-11-20T23:30Z") });
    const answers = { "Q-1": chose("c"), "Q-2": chose("b") };
    const outcome = outcomeOf(form, late, [device(answers)], false);
    expect(outcome).toMatchObject({
      responses: answers,
      flaws: [],
      late: [],
      day: "2026-11-21",
      openToKeepers: true,
      correctedAt: null,
    });
    expect(outcome.score?.overall.mean).toBe(0.75);
  });

  it.each(["expert", "training", "pedagogical"] as const)(
    "is not the keepers' of a campaign of mode %s",
    (mode) => {
      const outcome = outcomeOf(form, aSubmission({ mode }), [], true);
      expect(outcome.openToKeepers).toBe(false);
    },
  );

  it("takes what was recorded, but nothing of what visitors would record", () => {
    const photos = formOf(
      anAskedVersion([
        { questionRef: "Q-3", questionType: "photo", options: [] },
      ]),
    );
    const answers = { "Q-3": anAnswer({ media: ["a"] }) };
    const by = (mode: "normal" | "pedagogical") =>
      outcomeOf(photos, aSubmission({ mode }), [device(answers)], true);
    expect(by("normal")).toMatchObject({ responses: answers, flaws: [] });
    expect(by("pedagogical")).toMatchObject({
      responses: {},
      flaws: [{ questionRef: "Q-3", code: "notRecorded" }],
    });
  });

  it("keeps what the version does not take out of the answers, and says why", () => {
    const answers = { "Q-1": chose("z"), "Q-9": chose("a") };
    const { responses, flaws } = outcomeOf(
      form,
      aSubmission(),
      [device(answers)],
      false,
    );
    expect(responses).toEqual({});
    expect(flaws).toEqual([
      { questionRef: "Q-1", code: "missing" },
      { questionRef: "Q-2", code: "missing" },
      { questionRef: "Q-1", code: "unknownOption" },
      { questionRef: "Q-9", code: "unknownQuestion" },
    ]);
    expect(outcomeOf(form, aSubmission(), [], true).flaws).toEqual([]);
  });

  it("says which device says otherwise than the one it was handed in from", () => {
    const { responses, late } = outcomeOf(
      form,
      aSubmission(),
      [
        device({ "Q-1": anAnswer({ chosen: ["a"], at: at(1) }) }),
        device({ "Q-1": anAnswer({ chosen: ["c"], at: at(2) }) }, "phone"),
      ],
      true,
    );
    expect(responses["Q-1"]?.chosen).toEqual(["a"]);
    expect(late).toEqual([{ deviceId: "phone", at: at(2) }]);
  });
});

describe("corrections", () => {
  const answers = { "Q-1": chose("a") };

  it("hold in the place of an answer, and make one that was missing", () => {
    const { responses, score, flaws, correctedAt } = outcomeOf(
      form,
      aSubmission(),
      [device(answers)],
      false,
      [
        correction("one", "Q-1", chose("c"), 5),
        correction("two", "Q-2", chose("c"), 6),
      ],
    );
    expect(responses["Q-1"]?.chosen).toEqual(["c"]);
    expect(score?.overall.mean).toBe(1);
    expect(flaws).toEqual([]);
    expect(correctedAt).toEqual(at(6));
  });

  it("that the form does not take are kept, and change nothing", () => {
    const refused = [
      correction("one", "Q-1", chose("z"), 5),
      correction("two", "Q-9", chose("a"), 6),
      correction("three", "Q-1", "no answer", 7),
    ];
    const found = applyCorrections(form, answers, refused);
    expect(found.responses).toEqual(answers);
    expect(found.correctedAt).toBeNull();
    expect(found.flaws).toEqual([
      { questionRef: "Q-1", code: "unknownOption" },
      { questionRef: "Q-9", code: "unknownQuestion" },
      { questionRef: "Q-1", code: "unreadable" },
    ]);
  });

  it("find the same, and each what stood there before, in whatever order they arrive", () => {
    const made = [
      correction("one", "Q-1", chose("b"), 5),
      correction("two", "Q-1", chose("c"), 6),
      correction("three", "Q-2", chose("b"), 6),
    ];
    const inOrder = applyCorrections(form, answers, made);
    expect(inOrder.before).toEqual({
      one: JSON.stringify(chose("a")),
      two: JSON.stringify(chose("b")),
      three: null,
    });
    fc.assert(
      fc.property(
        fc.shuffledSubarray(made, { minLength: made.length }),
        (mixed) => {
          expect(applyCorrections(form, answers, mixed)).toEqual(inOrder);
        },
      ),
    );
  });

  it("are none: the answers are as they are", () => {
    expect(applyCorrections(form, answers, [])).toEqual({
      responses: answers,
      flaws: [],
      before: {},
      correctedAt: null,
    });
  });
});
