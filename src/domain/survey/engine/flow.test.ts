import { describe, expect, it } from "vitest";
import {
  anAnswer,
  anAskedVersion,
  aFrozenQuestion,
  ifAnyOf,
} from "../../../../tests/builders/forms";
import type { Answers } from "../answer";
import type { Condition } from "../condition";
import { askedRefs } from "./asked";
import { countedAnswers, flowOf, flowOfForm, statesOf } from "./flow";
import { formOf } from "./form";
import { firstMissing, nextOf, previousOf } from "./steps";

const chose = (...chosen: string[]) => anAnswer({ chosen });

/** Water; where it is bad, why; where why is told, since when. */
const chain = anAskedVersion([
  { questionRef: "water" },
  { questionRef: "why", onlyIf: ifAnyOf("water", "a"), mandatory: false },
  { questionRef: "since", onlyIf: ifAnyOf("why", "b"), sectionId: "s2" },
]);
const refsOf = (answers: Answers) =>
  flowOf(chain, answers).questions.map(({ question }) => question.questionRef);

describe("what is asked", () => {
  it("follows the conditions, also those of conditions", () => {
    expect(refsOf({})).toEqual(["water"]);
    expect(refsOf({ water: chose("a") })).toEqual(["water", "why"]);
    const all = { water: chose("a"), why: chose("b") };
    expect(refsOf(all)).toEqual(["water", "why", "since"]);
    expect(refsOf({ ...all, water: chose("b") })).toEqual(["water"]);
  });

  it.each<[string, Condition["parts"][number]["operator"], Answers, boolean]>([
    ["one of them", "isAnyOf", { q: chose("a") }, true],
    ["another", "isAnyOf", { q: chose("b") }, false],
    ["none of them", "isNoneOf", { q: chose("b") }, true],
    ["one of them", "isNoneOf", { q: chose("a", "b") }, false],
    ["nothing", "isNoneOf", {}, false],
    ["anything", "isAnswered", { q: chose("c") }, true],
    ["nothing", "isAnswered", {}, false],
    ["a comment", "isAnswered", { q: anAnswer({ comment: "x" }) }, false],
    [
      "not applicable",
      "isAnswered",
      { q: anAnswer({ notApplicable: true }) },
      false,
    ],
    [
      "not applicable",
      "isNoneOf",
      { q: anAnswer({ notApplicable: true }) },
      false,
    ],
    ["no option", "isNoneOf", { q: chose("zzz") }, false],
  ])("where %s is answered, of %s", (_, operator, answers, asked) => {
    const version = anAskedVersion([
      { questionRef: "q", questionType: "multiple" },
      {
        questionRef: "then",
        onlyIf: {
          match: "all",
          parts: [{ questionRef: "q", operator, values: ["a"] }],
        },
      },
    ]);
    expect(askedRefs(formOf(version), answers).has("then")).toBe(asked);
  });

  it("needs all parts or any", () => {
    const parts: Condition["parts"] = ["x", "y"].map((questionRef) => ({
      questionRef,
      operator: "isAnyOf",
      values: ["a"],
    }));
    const asks = (match: "all" | "any", answers: Answers) =>
      askedRefs(
        formOf(
          anAskedVersion([
            { questionRef: "x" },
            { questionRef: "y" },
            { questionRef: "then", onlyIf: { match, parts } },
          ]),
        ),
        answers,
      ).has("then");
    expect(asks("any", { x: chose("a") })).toBe(true);
    expect(asks("all", { x: chose("a") })).toBe(false);
    expect(asks("all", { x: chose("a"), y: chose("a") })).toBe(true);
  });

  it("may depend on what comes later, and is nothing of a circle or of what is not there", () => {
    const form = formOf(
      anAskedVersion([
        { questionRef: "early", onlyIf: ifAnyOf("late", "a") },
        { questionRef: "late" },
        { questionRef: "one", onlyIf: ifAnyOf("other", "a") },
        { questionRef: "other", onlyIf: ifAnyOf("one", "a") },
        { questionRef: "itself", onlyIf: ifAnyOf("itself", "a") },
        { questionRef: "lost", onlyIf: ifAnyOf("nobody", "a") },
      ]),
    );
    const answers = Object.fromEntries(
      ["late", "one", "other", "itself", "nobody"].map((ref) => [
        ref,
        chose("a"),
      ]),
    );
    expect([...askedRefs(form, answers)].sort()).toEqual(["early", "late"]);
  });

  it("is nothing of a version without questions, and no answer by the name of what every object has", () => {
    expect(flowOf({ sections: [], questions: [] }, {})).toEqual({
      sections: [],
      questions: [],
      order: [],
      asked: 0,
      done: 0,
      missing: 0,
    });
    const odd = anAskedVersion([{ questionRef: "constructor" }]);
    expect(flowOf(odd, {}).missing).toBe(1);
  });
});

describe("the form of a version", () => {
  it("leaves out what it does not hold and what it places again", () => {
    const version = anAskedVersion([{ questionRef: "q" }]);
    const [section] = version.sections;
    const items = [...section!.items, ...section!.items];
    const lost = { ...items[0]!, questionRef: "lost" };
    const twice = {
      ...version,
      sections: [{ ...section!, items: [...items, lost] }],
    };
    expect(formOf(twice).questions).toHaveLength(1);
  });

  it("says of each question whether it must be answered here", () => {
    const version = anAskedVersion([
      { questionRef: "x", here: false },
      { questionRef: "y", mandatory: false, here: true },
      { questionRef: "z" },
    ]);
    expect(formOf(version).questions.map(({ mandatory }) => mandatory)).toEqual(
      [false, true, true],
    );
  });
});

describe("how far it is", () => {
  it("counts what is asked, done and missing by section, and leaves empty ones out", () => {
    const flow = flowOf(chain, { water: chose("a") });
    expect(flow).toMatchObject({ asked: 2, done: 1, missing: 0 });
    expect(flow.sections.map(({ sectionId }) => sectionId)).toEqual(["s1"]);
    const more = flowOf(chain, { water: chose("a"), why: chose("b") });
    expect(more).toMatchObject({ asked: 3, done: 2, missing: 1 });
    expect(more.sections[1]).toMatchObject({ asked: 1, done: 0, missing: 1 });
  });

  it("takes not applicable for done only where that is an answer", () => {
    const version = anAskedVersion([
      { questionRef: "x" },
      { questionRef: "y", mayNotApply: false },
    ]);
    const answers = Object.fromEntries(
      ["x", "y"].map((ref) => [ref, anAnswer({ notApplicable: true })]),
    );
    expect(flowOf(version, answers)).toMatchObject({ done: 1, missing: 1 });
  });

  it("is answered where something was recorded", () => {
    const photo = aFrozenQuestion("p", { questionType: "photo", options: [] });
    const version = anAskedVersion([photo]);
    const taken = { p: anAnswer({ media: ["a.jpg"] }) };
    expect(flowOf(version, taken).done).toBe(1);
    expect(flowOf(version, { p: chose("a") }).done).toBe(0);
  });
});

describe("the steps", () => {
  const all = { water: chose("a"), why: chose("b") };
  const flow = flowOf(chain, all);
  it("lead forward and back", () => {
    expect(nextOf(flow, null)).toBe("water");
    expect(nextOf(flow, "water")).toBe("why");
    expect(nextOf(flow, "since")).toBeNull();
    expect(previousOf(flow, "since")).toBe("why");
    expect(previousOf(flow, "water")).toBeNull();
    expect(previousOf(flow, null)).toBeNull();
  });

  it("go on from where a question was that is not asked any more", () => {
    const fewer = flowOf(chain, { water: chose("b"), why: chose("b") });
    expect(nextOf(fewer, "why")).toBeNull();
    expect(previousOf(fewer, "why")).toBe("water");
  });

  it("find the first that is missing", () => {
    expect(firstMissing(flow)).toBe("since");
    expect(firstMissing(flowOf(chain, { water: chose("b") }))).toBeNull();
  });
});

describe("what counts", () => {
  const form = formOf(chain);
  it("is asked and answered, not applicable or commented; the rest stays kept beside it", () => {
    const answers: Answers = {
      water: anAnswer({ chosen: ["b"], notApplicable: true }),
      why: chose("b"),
    };
    expect(countedAnswers(form, answers)).toEqual({
      water: anAnswer({ notApplicable: true }),
    });
    expect(statesOf(form, answers)).toEqual(
      new Map([
        ["water", "notApplicable"],
        ["why", "hidden"],
        ["since", "hidden"],
      ]),
    );
    const back = { ...answers, water: chose("a") };
    expect(flowOfForm(form, back).done).toBe(2);
  });

  it("holds a comment without an answer, and no option that is none", () => {
    const said = anAnswer({ chosen: ["zzz"], comment: "not seen" });
    expect(countedAnswers(form, { water: said })).toEqual({
      water: anAnswer({ comment: "not seen" }),
    });
    expect(countedAnswers(form, { water: chose("a", "zzz") })).toEqual({
      water: chose("a"),
    });
    expect(countedAnswers(form, { water: chose("zzz") })).toEqual({});
  });
});
