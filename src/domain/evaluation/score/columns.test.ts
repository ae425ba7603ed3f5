import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anAnswer,
  anAskedVersion,
  ifAnyOf,
} from "../../../../tests/builders/forms";
import { formOf } from "../../survey/engine/form";
import { columnsOf } from "./column-list";
import type { ExportedEvaluation } from "./columns";
import { unionTable } from "./columns";
import { scoreOf } from "./score";

type Placed = Parameters<typeof anAskedVersion>[0];
const aForm = (version: string, placed: Placed) => ({
  version,
  form: formOf(anAskedVersion(placed)),
});
const options = (...values: string[]) =>
  values.map((value) => ({ value, score: null }));
const chose = (...chosen: string[]) => anAnswer({ chosen });

/** q2 loses an option and gains one, q3 is removed, q4 is new, and q1 comes last. */
const first = aForm("1", [
  { questionRef: "q1", criterion: "food" },
  { questionRef: "q2", questionType: "multiple", options: options("a", "b") },
  { questionRef: "q3", questionType: "photo" },
]);
const second = aForm("2", [
  { questionRef: "q4", onlyIf: ifAnyOf("q1", "a") },
  { questionRef: "q2", questionType: "multiple", options: options("b", "c") },
  { questionRef: "q1", criterion: "food" },
]);
const versions = [first, second];

const anEvaluation = (
  given: Partial<ExportedEvaluation> = {},
): ExportedEvaluation => ({
  ...{ evaluationId: "e-1", campaignId: "c-1" },
  ...{ subjectKind: "animal", subjectId: "a-1" },
  startedAt: new Date("2026-11-26T08:30:00Z"),
  afterEnd: false,
  subject: "Zazu",
  author: "Anna",
  version: "1",
  submittedAt: new Date("2026-11-26T09:00:00Z"),
  correctedAt: null,
  late: 1,
  status: "submitted",
  answers: {},
  score: null,
  ...given,
});
const keysOf = (some: typeof versions) => columnsOf(some).map(({ key }) => key);

describe("the columns", () => {
  it("are those of all versions, the newest's first, nothing removed", () => {
    expect(keysOf(versions)).toEqual([
      "evaluationId",
      "campaignId",
      "subjectKind",
      "subjectId",
      "subject",
      "author",
      "version",
      "startedAt",
      "submittedAt",
      "afterEnd",
      "correctedAt",
      "late",
      "status",
      "q4",
      "q4.na",
      "q4.comment",
      "q2",
      "q2/b",
      "q2/c",
      "q2/a",
      "q2.na",
      "q2.comment",
      "q1",
      "q1.na",
      "q1.comment",
      "q3",
      "q3.na",
      "q3.comment",
      "score.food",
      "score.food.low",
      "score.food.high",
      "score.food.answeredShare",
      "overall.mean",
      "overall.low",
      "overall.high",
      "overall.minimum",
      "overall.minimumLow",
      "overall.minimumHigh",
      "overall.upperBound",
    ]);
    expect(keysOf([])).toHaveLength(20);
  });

  it("are called apart, a question always by its reference", () => {
    const keys = keysOf([
      aForm("1", [
        { questionRef: "subject" },
        { questionRef: "q1" },
        { questionRef: "q1.na" },
        { questionRef: "q1.na_" },
      ]),
    ]);
    expect(keys[4]).toBe("subject_");
    expect(keys.slice(13, 19)).toEqual([
      "subject",
      "subject.na",
      "subject.comment",
      "q1",
      "q1.na__",
      "q1.comment",
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

/** What a row says, by the columns' keys, empty cells left out. */
function said(given: Partial<ExportedEvaluation>) {
  const { columns, rows } = unionTable(versions, [anEvaluation(given)]);
  const cells = columns.map(
    ({ key }, at) => [key, rows[0]?.[at] ?? null] as const,
  );
  return Object.fromEntries(cells.filter(([, cell]) => cell !== null));
}
const fields = {
  ...{ evaluationId: "e-1", campaignId: "c-1" },
  ...{ subjectKind: "animal", subjectId: "a-1" },
  startedAt: "2026-11-26T08:30:00.000Z",
  afterEnd: false,
  subject: "Zazu",
  author: "Anna",
  version: "1",
  submittedAt: "2026-11-26T09:00:00.000Z",
  late: 1,
  status: "submitted",
};

describe("a row", () => {
  it("says what was answered in its own version", () => {
    const answers = {
      q1: anAnswer({ notApplicable: true, chosen: ["a"] }),
      q2: anAnswer({ chosen: ["gone", "b", "a"], comment: "=1+1" }),
      q3: anAnswer({ media: ["a.jpg", "b.jpg"], comment: "" }),
      // The version does not ask it.
      q4: chose("a"),
    };
    expect(said({ answers })).toEqual({
      ...fields,
      "q1.na": true,
      q2: "a b",
      "q2/a": true,
      "q2/b": true,
      "q2.na": false,
      "q2.comment": "=1+1",
      q3: 2,
      "q3.na": false,
    });
    // Of the same question in another version: c was offered, a was not.
    expect(said({ version: "2", answers: { q2: chose("b") } })).toEqual({
      ...fields,
      version: "2",
      q2: "b",
      "q2/b": true,
      "q2/c": false,
      "q2.na": false,
    });
  });

  it("leaves out what is not asked with its answers, and keeps a comment alone", () => {
    const answers = { q1: chose("b"), q4: chose("a") };
    const { submittedAt, ...others } = fields;
    expect(submittedAt).not.toBeNull();
    expect(said({ version: "2", answers, submittedAt: null })).toEqual({
      ...others,
      version: "2",
      late: 1,
      status: "submitted",
      q1: "b",
      "q1.na": false,
    });
    const alone = { q1: anAnswer({ comment: "asleep" }) };
    expect(said({ answers: alone })).toEqual({
      ...fields,
      "q1.comment": "asleep",
    });
  });

  it("has the score as it is stored", () => {
    const answers = { q1: chose("b") };
    const score = scoreOf(first.form, answers);
    expect(said({ answers, score })).toMatchObject({
      "score.food": 0.5,
      "score.food.low": 0.5,
      "score.food.answeredShare": 1,
      "overall.mean": 0.5,
      "overall.minimum": 0.5,
      "overall.upperBound": false,
    });
  });

  it("is none without evaluations, and refused where its version is not given", () => {
    expect(unionTable(versions, []).rows).toEqual([]);
    expect(() =>
      unionTable(versions, [anEvaluation({ version: "3" })]),
    ).toThrow(RangeError);
  });
});

it("each row has a cell for each column, and every answer that counts is found in one", () => {
  const anyAnswer = fc
    .record({
      chosen: fc.subarray(["a", "b", "c"]),
      media: fc.subarray(["a.jpg"]),
      notApplicable: fc.boolean(),
    })
    .map(anAnswer);
  const anyEvaluation = fc
    .record({
      version: fc.constantFrom("1", "2"),
      answers: fc.dictionary(
        fc.constantFrom("q1", "q2", "q3", "q4"),
        anyAnswer,
      ),
    })
    .map(anEvaluation);
  fc.assert(
    fc.property(fc.array(anyEvaluation), (evaluations) => {
      const { columns, rows } = unionTable(versions, evaluations);
      expect(rows).toHaveLength(evaluations.length);
      rows.forEach((row, at) => {
        expect(row).toHaveLength(columns.length);
        const cell = (key: string) =>
          row[columns.findIndex((one) => one.key === key)];
        const chosen = ["a", "b", "c"].filter(
          (option) => cell(`q2/${option}`) === true,
        );
        const text = cell("q2");
        expect(typeof text === "string" ? text.split(" ").sort() : []).toEqual(
          chosen,
        );
        expect(cell("q1.na") === true && cell("q1") !== null).toBe(false);
        expect(cell("version")).toBe(evaluations[at]!.version);
      });
    }),
  );
});
