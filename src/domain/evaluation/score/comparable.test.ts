import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anAskedVersion, ifAnyOf } from "../../../../tests/builders/forms";
import { formOf } from "../../survey/engine/form";
import type { Measured } from "./comparable";
import { comparisonOf, segmentsOf } from "./comparable";

type Placed = Parameters<typeof anAskedVersion>[0];
const formWith = (placed: Placed) => formOf(anAskedVersion(placed));

const food = { criterion: "food" };
const health = { criterion: "health" };
const placed: Placed = [
  { questionRef: "q1", ...food },
  { questionRef: "q2", ...food },
  { questionRef: "q3", ...health },
  { questionRef: "q4" },
];
const first = formWith(placed);
const otherScores = [
  { value: "a", score: 0 },
  { value: "b", score: 0.4 },
  { value: "c", score: 1 },
];

const against = (changed: Placed) => {
  const { questions, criteria, overall } = comparisonOf(
    first,
    formWith(changed),
  );
  return {
    questions: Object.fromEntries(questions),
    criteria: Object.fromEntries(criteria),
    overall,
  };
};
const with1 = (change: Partial<Placed[number]>): Placed =>
  placed.map((one) => (one.questionRef === "q1" ? { ...one, ...change } : one));

describe("two versions", () => {
  it("are comparable in all where they differ in nothing that matters", () => {
    const all = {
      questions: { q1: [], q2: [], q3: [], q4: [] },
      criteria: { food: [], health: [] },
      overall: [],
    };
    expect(against(placed)).toEqual(all);
    expect(against([...placed].reverse())).toEqual(all);
    expect(against(with1({ here: false, sectionId: "s2" }))).toEqual(all);
  });

  it.each<[string, Placed, string[]]>([
    ["weights", with1({ weight: 2 }), ["weights"]],
    ["conditions", with1({ onlyIf: ifAnyOf("q4", "a") }), ["conditions"]],
    ["scores", with1({ options: otherScores }), ["answers"]],
    ["another criterion", with1(health), ["questions"]],
    ["none any more", placed.slice(1), ["questions"]],
    ["a third", [...placed, { questionRef: "q5", ...food }], ["questions"]],
    ["no score", with1({ questionType: "singleInformative" }), ["questions"]],
    [
      "several",
      with1({ weight: 2, options: otherScores }),
      ["weights", "answers"],
    ],
  ])("break a criterion by %s", (_, changed, reasons) => {
    const { criteria, overall } = against(changed);
    expect(criteria["food"]).toEqual(reasons);
    expect(overall).toEqual(["criteria"]);
  });

  it("say of each question why not, and leave other criteria whole", () => {
    expect(
      against([
        ...with1({ options: otherScores }).slice(0, 3),
        { questionRef: "q5" },
      ]),
    ).toEqual({
      questions: {
        q1: ["scores"],
        q2: [],
        q3: [],
        q4: ["absent"],
        q5: ["absent"],
      },
      criteria: { food: ["answers"], health: [] },
      overall: ["criteria"],
    });
  });

  it("compare nothing where they have none of it", () => {
    expect(against(placed.slice(0, 2)).criteria).toEqual({
      food: [],
      health: ["absent"],
    });
    const none = comparisonOf(formWith([]), formWith([]));
    expect([none.questions.size, none.criteria.size]).toEqual([0, 0]);
    expect(none.overall).toEqual([]);
  });
});

const forms = new Map([
  ["1", first],
  // Words and order only.
  ["2", formWith([...placed].reverse())],
  ["3", formWith(with1({ weight: 2 }))],
  ["4", formWith(with1({ options: otherScores, weight: 2 }))],
]);
const points = (...versions: string[]) =>
  versions.map((version, at) => ({ version, at }));
const shown = (versions: string[], of: Measured) =>
  segmentsOf(points(...versions), forms, of).map(
    (one) =>
      `${one.points.map(({ version }) => version).join("")} ${one.because.join()}`,
  );

describe("a series", () => {
  const all = ["1", "1", "2", "3", "3", "4", "4"];

  it("is cut where neighbours cannot be compared, and says why", () => {
    expect(shown(all, { kind: "overall" })).toEqual([
      "112 ",
      "33 criteria",
      "44 criteria",
    ]);
    expect(shown(all, { kind: "criterion", categoryId: "food" })).toEqual([
      "112 ",
      "33 weights",
      "44 answers",
    ]);
    expect(shown(all, { kind: "criterion", categoryId: "health" })).toEqual([
      "1123344 ",
    ]);
    expect(shown(all, { kind: "question", questionRef: "q1" })).toEqual([
      "11233 ",
      "44 scores",
    ]);
  });

  it("is not joined over versions that nobody knows, or that lack what it shows", () => {
    expect(shown(["1", "9", "9", "2"], { kind: "overall" })).toEqual([
      "1 ",
      "99 unknownVersion",
      "2 unknownVersion",
    ]);
    expect(
      shown(["1", "2"], { kind: "question", questionRef: "gone" }),
    ).toEqual(["1 ", "2 absent"]);
    expect(segmentsOf([], forms, { kind: "overall" })).toEqual([]);
  });

  it("keeps every point in its order, and joins only what can be compared, however far apart", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("1", "2", "3", "4", "9")),
        fc.constantFrom<Measured>(
          { kind: "overall" },
          { kind: "criterion", categoryId: "food" },
          { kind: "question", questionRef: "q1" },
        ),
        (versions, of) => {
          const given = points(...versions);
          const segments = segmentsOf(given, forms, of);
          expect(segments.flatMap((one) => one.points)).toEqual(given);
          for (const { points: joined } of segments)
            for (const a of joined)
              for (const b of joined)
                expect(segmentsOf([a, b], forms, of)).toHaveLength(1);
        },
      ),
    );
  });
});
