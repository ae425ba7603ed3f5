import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anAnswer } from "../../../tests/builders/forms";
import type { Answers } from "../survey/answer";
import type { DeviceAnswers } from "./merge";
import { deviceAnswers, mergeDrafts, seenNow, seenText } from "./merge";
import { answersOf, answersText, validTexts } from "./answers-text";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const chose = (value: string, minute: number) =>
  anAnswer({ chosen: [value], at: at(minute) });
const device = (
  deviceId: string,
  answers: Answers,
  seen: DeviceAnswers["seen"] = {},
): DeviceAnswers => ({ deviceId, answers, seen });

describe("drafts of several devices", () => {
  it("give what any of them answered", () => {
    const phone = device("phone", { a: chose("yes", 1) });
    const desk = device("desk", { b: chose("no", 2) });
    const merged = mergeDrafts([phone, desk], "desk");
    expect(Object.keys(merged.answers).sort()).toEqual(["a", "b"]);
    expect(merged.conflicts).toEqual([]);
  });

  it("differ where two answered otherwise, the own answer standing meanwhile", () => {
    const phone = device("phone", { a: chose("yes", 5) });
    const desk = device("desk", { a: chose("no", 2) });
    const { answers, conflicts } = mergeDrafts([phone, desk], "desk");
    expect(answers["a"]?.chosen).toEqual(["no"]);
    expect(conflicts).toEqual([
      {
        questionRef: "a",
        choices: [
          { deviceId: "desk", answer: chose("no", 2) },
          { deviceId: "phone", answer: chose("yes", 5) },
        ],
      },
    ]);
  });

  it("agree where both say the same, whenever they said it", () => {
    const both = [
      device("phone", { a: chose("yes", 5) }),
      device("desk", { a: chose("yes", 2) }),
    ];
    expect(mergeDrafts(both, "desk").conflicts).toEqual([]);
  });

  it("agree also where something else was taken out before", () => {
    const phone = device("phone", {
      a: anAnswer({ media: ["p"], dropped: ["q"], at: at(5) }),
    });
    const desk = device("desk", { a: anAnswer({ media: ["p"], at: at(2) }) });
    expect(mergeDrafts([phone, desk], "desk").conflicts).toEqual([]);
  });

  it("are settled once they were looked at, until something new is said", () => {
    const phone = device("phone", { a: chose("yes", 5) });
    const before = device("desk", { a: chose("no", 2) });
    const seen = seenNow([phone, before], "desk");
    const desk = device("desk", { a: chose("no", 6) }, seen);
    expect(mergeDrafts([phone, desk], "desk").conflicts).toEqual([]);
    const again = device("phone", { a: chose("some", 9) });
    expect(mergeDrafts([again, desk], "desk").conflicts).toHaveLength(1);
  });

  it("give nothing where there are none", () => {
    expect(mergeDrafts([], "desk")).toEqual({ answers: {}, conflicts: [] });
    expect(seenNow([], "desk")).toEqual({});
  });

  it("lose no question that any device answered, in whatever order they come", () => {
    const anyAnswers = fc.dictionary(
      fc.constantFrom("a", "b", "c", "d"),
      fc
        .tuple(fc.constantFrom("yes", "no"), fc.integer({ min: 0, max: 50 }))
        .map(([value, minute]) => chose(value, minute)),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(anyAnswers, anyAnswers, anyAnswers, (x, y, z) => {
        const all = [device("x", x), device("y", y), device("z", z)];
        const merged = mergeDrafts(all, "x");
        expect(mergeDrafts(all.toReversed(), "x")).toEqual(merged);
        const refs = new Set([x, y, z].flatMap((one) => Object.keys(one)));
        expect(new Set(Object.keys(merged.answers))).toEqual(refs);
        for (const [ref, answer] of Object.entries(x))
          expect(merged.answers[ref]).toEqual(answer);
      }),
    );
  });
});

describe("answers as text", () => {
  it("come back as they were, and hold nothing that was not said", () => {
    const answers = {
      a: chose("yes", 1),
      b: anAnswer({ comment: "Boite", at: at(2) }),
      c: anAnswer({ at: null }),
    };
    const { c: _, ...said } = answers;
    expect(answersOf(answersText(answers))).toEqual(said);
    expect(answersText({})).toBe("{}");
  });

  it.each(["", "[]", "null", "{", '"a"', '{"a":{"chosen":[1]}}'])(
    "that cannot be read are none: %s",
    (text) => {
      expect(answersOf(text)).toEqual({});
      expect(validTexts(text)).toBe(false);
    },
  );

  it("remember what was taken out, also where nothing is left", () => {
    const answers = { a: anAnswer({ dropped: ["p"] }) };
    expect(answersOf(answersText(answers))).toEqual(answers);
  });

  it("keep what can be read beside what cannot", () => {
    expect(answersOf('{"a":{"chosen":["yes"]},"__b__":{},"c":3}')).toEqual({
      a: anAnswer({ chosen: ["yes"], at: null }),
    });
  });
});

it("a stored draft is read as its device's answers", () => {
  const seen = { phone: at(5) };
  expect(
    deviceAnswers({ deviceId: "desk", answers: "{}", seen: seenText(seen) }),
  ).toEqual({ deviceId: "desk", answers: {}, seen });
  expect(
    deviceAnswers({ deviceId: "desk", answers: "x", seen: '{"phone":"?"}' }),
  ).toEqual({ deviceId: "desk", answers: {}, seen: {} });
});
