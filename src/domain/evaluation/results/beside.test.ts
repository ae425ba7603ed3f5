import { describe, expect, it } from "vitest";
import { anAskedVersion } from "../../../../tests/builders/forms";
import { answered, aSubmission } from "../../../../tests/builders/campaigns";
import { formOf } from "../../survey/engine/form";
import { calendarDaySchema } from "../../time/calendar-day";
import { scoreOf } from "../score/score";
import { criteriaBeside } from "./beside";
import { courseOf } from "./own-course";
import { readEvaluations } from "./read";
import { resultsOf } from "./results";

/** Each question scores 0, a half or 1 by a, b and c. */
const first = formOf(
  anAskedVersion([
    { questionRef: "roof", criterion: "home" },
    { questionRef: "food", criterion: "diet" },
  ]),
);
const second = formOf(
  anAskedVersion([
    { questionRef: "floor", criterion: "home" },
    { questionRef: "food", criterion: "diet" },
  ]),
);
const forms = new Map([
  ["survey-1/1", first],
  ["survey-1/2", second],
]);
const row = (
  subjectId: string,
  date: string,
  answers: Record<string, string>,
  version = 1,
) => {
  const given = Object.fromEntries(
    Object.entries(answers).map(([ref, value]) => [ref, answered(value)]),
  );
  return {
    id: `${subjectId} ${date}`,
    data: aSubmission({
      subjectId,
      version,
      responses: given,
      score: scoreOf(version === 1 ? first : second, given),
      day: calendarDaySchema.parse(date),
      submittedAt: new Date(`${date}T10:00:00Z`),
    }),
  };
};

describe("one subject beside its species and its group", () => {
  const home = (id: string, value: string) =>
    row(id, "2026-11-02", { roof: value, food: "c" });
  const { subjects } = resultsOf(
    readEvaluations(
      [
        home("nala", "a"),
        home("a", "a"),
        home("b", "b"),
        home("c", "c"),
        home("d", "c"),
        home("e", "b"),
        home("owl", "c"),
      ],
      forms,
    ),
    forms,
  );
  const species = (id: string) => (id === "owl" ? "owls" : "lions");
  const group = (id: string) => (["nala", "b"].includes(id) ? "pack" : null);

  it("counts each of the others once, and not itself", () => {
    const [found] = criteriaBeside("nala", subjects, species, group);
    expect(found).toMatchObject({
      categoryId: "home",
      own: { value: 0 },
      species: { n: 5, mean: 0.6, spread: { low: 0, high: 1 } },
      group: { n: 1, mean: 0.5, spread: { low: 0.5, high: 0.5 } },
    });
    expect(found?.species.interval).not.toBeNull();
  });

  it("has no interval of fewer than five, and nobody beside who is of nothing", () => {
    const [found] = criteriaBeside("nala", subjects, species, group);
    expect(found?.group.interval).toBeNull();
    expect(criteriaBeside("owl", subjects, species, group)[0]).toMatchObject({
      species: { n: 0, mean: null, spread: null, interval: null },
      group: { n: 0 },
    });
    expect(criteriaBeside("who", subjects, species, group)).toEqual([]);
  });
});

describe("one subject against itself", () => {
  it("is its last evaluation less the mean of those before that compare with it", () => {
    const read = readEvaluations(
      [
        row("nala", "2026-08-02", { roof: "c", food: "c" }),
        row("nala", "2026-09-02", { roof: "c", food: "b" }),
        row("nala", "2026-10-02", { floor: "c", food: "c" }, 2),
        row("nala", "2026-11-02", { floor: "b", food: "a" }, 2),
      ],
      forms,
    );
    expect(courseOf(read, forms)).toEqual({
      evaluationId: "nala 2026-11-02",
      day: "2026-11-02",
      criteria: [
        expect.objectContaining({
          categoryId: "home",
          earlier: { mean: 1, n: 1 },
          difference: -0.5,
        }),
        expect.objectContaining({
          categoryId: "diet",
          earlier: { mean: 2.5 / 3, n: 3 },
        }),
      ],
    });
  });

  it("says no difference of the first, and nothing of none", () => {
    const read = readEvaluations(
      [row("nala", "2026-08-02", { roof: "c", food: "c" })],
      forms,
    );
    expect(courseOf(read, forms)?.criteria[0]).toMatchObject({
      last: { value: 1 },
      earlier: null,
      difference: null,
    });
    expect(courseOf([], forms)).toBeNull();
  });
});
