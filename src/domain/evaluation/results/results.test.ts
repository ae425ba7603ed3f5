import { describe, expect, it } from "vitest";
import { anAnswer, anAskedVersion } from "../../../../tests/builders/forms";
import { answered, aSubmission } from "../../../../tests/builders/campaigns";
import { randomFor } from "../../analysis/interval/random";
import type { Answers } from "../../survey/answer";
import { formOf } from "../../survey/engine/form";
import { addDays, calendarDaySchema } from "../../time/calendar-day";
import type { Evaluation } from "../evaluation";
import { scoreOf } from "../score/score";
import { differencesOf } from "./difference";
import { questionsOf } from "./questions";
import { changesIn, changesOf } from "./change";
import { readEvaluations } from "./read";
import { othersOf, resultsOf } from "./results";
import type { Series } from "./series";
import { seriesOf } from "./series";

/** Each question scores 0, a half or 1 by a, b and c. */
const first = formOf(
  anAskedVersion([
    { questionRef: "roof", criterion: "home" },
    { questionRef: "bed", criterion: "home" },
    { questionRef: "food", criterion: "diet" },
    { questionRef: "company", criterion: "social" },
  ]),
);
/** Another question scores in one criterion, the others are the same. */
const second = formOf(
  anAskedVersion([
    { questionRef: "roof", criterion: "home" },
    { questionRef: "floor", criterion: "home" },
    { questionRef: "food", criterion: "diet" },
    { questionRef: "company", criterion: "social" },
  ]),
);
const forms = new Map([
  ["survey-1/1", first],
  ["survey-1/2", second],
]);

const all = (value: string, ...refs: string[]): Answers =>
  Object.fromEntries(refs.map((ref) => [ref, answered(value)]));

let made = 0;
function row(
  subjectId: string,
  day: string,
  answers: Answers,
  more: Partial<Evaluation> = {},
) {
  const version = more.version ?? 1;
  const form = version === 1 ? first : second;
  made += 1;
  return {
    id: `e${String(made)}`,
    data: aSubmission({
      ...{ subjectId, responses: { ...answers } },
      score: scoreOf(form, answers),
      day: calendarDaySchema.parse(day),
      submittedAt: new Date(`${day}T10:00:00Z`),
      ...more,
    }),
  };
}

const good = all("c", "roof", "bed", "food", "company");
const middling = all("b", "roof", "bed", "food", "company");
const hungry = { ...good, food: answered("a") };

describe("results", () => {
  it("count each subject once, with the mean of its evaluations", () => {
    const read = readEvaluations(
      [
        row("kiko", "2026-11-02", good),
        row("kiko", "2026-11-09", middling),
        row("nala", "2026-11-03", middling),
      ],
      forms,
    );
    const { criteria, mean, evaluations } = resultsOf(read, forms);
    expect(evaluations).toBe(3);
    expect(criteria.map(({ categoryId }) => categoryId)).toEqual([
      "home",
      "diet",
      "social",
    ]);
    // Kiko 0.75, Nala 0.5.
    expect(mean).toMatchObject({ value: 0.625, n: 2, of: 2, silence: null });
    expect(mean.interval).toBeNull();
  });

  it("set the least criterion beside the mean, and name who scores least first", () => {
    const read = readEvaluations(
      [row("kiko", "2026-11-02", good), row("nala", "2026-11-03", hungry)],
      forms,
    );
    const { minimum, mean, subjects } = resultsOf(read, forms);
    expect(minimum.value).toBe(0.5);
    expect(mean.value).toBeCloseTo((1 + 2 / 3) / 2, 6);
    expect(subjects.map(({ subjectId }) => subjectId)).toEqual([
      "nala",
      "kiko",
    ]);
    expect(subjects[0]?.lowest).toEqual({ categoryId: "diet", value: 0 });
  });

  it("weigh the stored criteria as a profile says", () => {
    const read = readEvaluations([row("nala", "2026-11-03", hungry)], forms);
    const weighting = [
      { categoryId: "diet", weight: 3 },
      { categoryId: "home", weight: 1 },
    ];
    expect(resultsOf(read, forms, weighting).mean.value).toBe(0.25);
  });

  it("say nothing where too little is answered, and why", () => {
    const read = readEvaluations(
      [row("kiko", "2026-11-02", { roof: answered("c") })],
      forms,
    );
    const { criteria, mean, minimum, upperBounds } = resultsOf(read, forms);
    expect(criteria[0]).toMatchObject({
      ...{ value: null, low: 0.5, high: 1, answeredShare: 0.5 },
      silence: "unanswered",
    });
    expect([mean.silence, minimum.silence]).toEqual(["criterion", "criterion"]);
    expect(upperBounds).toBe(1);
    const none = { roof: anAnswer({ notApplicable: true }) };
    const na = { ...none, bed: anAnswer({ notApplicable: true }) };
    const other = readEvaluations([row("kiko", "2026-11-02", na)], forms);
    expect(resultsOf(other, forms).criteria[0]?.silence).toBe("notApplicable");
  });

  it("leave out what does not compare with the newest version, and say it", () => {
    const read = readEvaluations(
      [
        row("kiko", "2026-11-02", good),
        row(
          "nala",
          "2026-11-20",
          all("c", "roof", "floor", "food", "company"),
          {
            version: 2,
          },
        ),
      ],
      forms,
    );
    const { criteria, leftOut } = resultsOf(read, forms);
    expect(criteria.map(({ n }) => n)).toEqual([1, 2, 2]);
    expect(criteria[0]?.leftOut).toEqual([
      { version: "survey-1/1", count: 1, because: ["questions"] },
    ]);
    expect(leftOut[0]?.because).toEqual(["criteria"]);
  });

  it("count nothing of training, of drafts, and of versions nobody knows", () => {
    const rows = [
      row("kiko", "2026-11-02", good, { mode: "training" }),
      row("kiko", "2026-11-02", good, { status: "draft" }),
      row("kiko", "2026-11-02", good, { version: 9 }),
      row("kiko", "2026-11-02", good, { score: null }),
    ];
    const read = readEvaluations(rows, forms);
    expect(read).toEqual([]);
    const { mean, criteria, subjects } = resultsOf(read, forms);
    expect([criteria, subjects]).toEqual([[], []]);
    expect(mean).toMatchObject({
      value: null,
      n: 0,
      of: 0,
      silence: "nothing",
    });
  });

  it("set a subject beside the others of its kind, without itself", () => {
    const read = readEvaluations(
      ["kiko", "nala", "zuri"].map((id) =>
        row(id, "2026-11-02", id === "kiko" ? hungry : good),
      ),
      forms,
    );
    const { subjects } = resultsOf(read, forms);
    const [kiko] = subjects;
    expect(kiko && othersOf(kiko, subjects, () => "lemur")).toEqual({
      mean: 1,
      n: 2,
    });
    expect(kiko && othersOf(kiko, subjects, (id) => id)).toBeNull();
    expect(kiko && othersOf(kiko, subjects, () => null)).toBeNull();
  });
});

describe("a series", () => {
  const rows = [
    row("kiko", "2026-01-10", good),
    row("nala", "2026-01-20", middling),
    row("kiko", "2026-11-10", all("c", "roof", "floor", "food", "company"), {
      version: 2,
    }),
  ];

  it("is cut where versions do not compare, and says why", () => {
    const read = readEvaluations(rows, forms);
    const { grouping, slots, parts } = seriesOf(read, forms, {
      kind: "criterion",
      categoryId: "home",
    });
    expect([grouping, slots.length]).toEqual(["month", 11]);
    expect(parts.map(({ because }) => because)).toEqual([[], ["questions"]]);
    expect(parts[0]?.values.get("2026-01-01")).toMatchObject({
      value: 0.75,
      n: 2,
    });
    const diet = { kind: "criterion", categoryId: "diet" } as const;
    expect(seriesOf(read, forms, diet).parts).toHaveLength(1);
  });

  it("goes by days within a month, by weeks within half a year; of nothing it has no slot", () => {
    const of = { kind: "overall" } as const;
    const by = (...days: string[]) =>
      seriesOf(
        readEvaluations(
          days.map((day) => row("kiko", day, good)),
          forms,
        ),
        forms,
        of,
      );
    expect(by("2026-11-02", "2026-11-05").slots).toHaveLength(4);
    expect(by("2026-10-01", "2026-11-05").slots).toEqual(
      ["2026-09-28", "2026-10-05", "2026-10-12", "2026-10-19"].concat([
        "2026-10-26",
        "2026-11-02",
      ]),
    );
    expect(by()).toEqual({ grouping: "day", slots: [], parts: [] });
  });
});

it("questions count their options, and keep what was said", () => {
  const read = readEvaluations(
    [
      row("kiko", "2026-11-02", {
        ...good,
        roof: anAnswer({ chosen: ["c"], comment: " Neuf " }),
      }),
      row("nala", "2026-11-03", {
        ...middling,
        bed: anAnswer({ notApplicable: true }),
      }),
      row("zuri", "2026-11-04", {}),
    ],
    forms,
  );
  const [roof, bed] = questionsOf(read, forms);
  expect(roof).toMatchObject({ asked: 3, answered: 2, notApplicable: 0 });
  expect(roof?.options.map(({ count }) => count)).toEqual([0, 1, 1]);
  expect(roof?.said).toMatchObject([{ subjectId: "kiko", comment: "Neuf" }]);
  expect(bed).toMatchObject({ asked: 3, answered: 1, notApplicable: 1 });
  expect(questionsOf([], forms)).toEqual([]);
});

describe("two campaigns", () => {
  const comparedOf = (rows: ReturnType<typeof row>[]) => {
    const evaluations = readEvaluations(rows, forms);
    return { evaluations, results: resultsOf(evaluations, forms) };
  };
  const spring = comparedOf([
    row("kiko", "2026-03-02", middling),
    row("nala", "2026-03-02", middling),
  ]);

  it("differ over those who are in both, criterion by criterion", () => {
    const autumn = comparedOf([
      row("kiko", "2026-11-02", good),
      row("zuri", "2026-11-02", middling),
    ]);
    const [whole, home] = differencesOf(autumn, spring, forms);
    expect(whole).toMatchObject({ difference: 0.5, n: 1, interval: null });
    expect(home).toMatchObject({
      ...{ categoryId: "home", one: 0.75, other: 0.5, difference: 0.5 },
    });
  });

  it("are not compared where the versions do not allow it", () => {
    const answers = all("c", "roof", "floor", "food", "company");
    const autumn = comparedOf([
      row("zuri", "2026-11-02", answers, { version: 2 }),
    ]);
    const [whole, home, diet] = differencesOf(autumn, spring, forms);
    expect(whole).toMatchObject({ because: ["criteria"], difference: null });
    expect(home).toMatchObject({ because: ["questions"], difference: null });
    // Nobody is in both: the two means are compared.
    expect(diet).toMatchObject({ because: [], difference: 0.5, n: 0 });
  });
});

const weeks = Array.from({ length: 14 }, (_, week) =>
  addDays(calendarDaySchema.parse("2026-01-05"), 7 * week),
);
const seriesIn = (scores: readonly number[]): Series => ({
  grouping: "week",
  slots: weeks,
  parts: [
    {
      version: "survey-1/1",
      because: [],
      values: new Map(
        scores.map((value, week) => [
          weeks[week]!,
          { value, low: value, high: value, n: 1, of: 1, interval: null },
        ]),
      ),
    },
  ],
});

it("says of each subject whether it has shifted or drifts, also of those of whom nothing can be said", () => {
  /** One answer less well every three weeks. */
  const falling = ["bed", "food", "company", "roof", "roof"];
  const rows = weeks.flatMap((day, week) => {
    const usual = all(week % 2 === 0 ? "c" : "b", "roof");
    const rest = all("c", "bed", "food", "company");
    const poor = all("a", "roof", "bed", "food", "company");
    const fallen = all("b", ...falling.slice(0, Math.floor(week / 3)));
    return [
      row("ann", day, { ...rest, ...(week < 13 ? usual : poor) }),
      row("ben", day, { ...rest, ...usual }),
      ...(week < 3 ? [row("cleo", day, poor)] : []),
      row("dora", day, { ...rest, ...all("c", "roof"), ...fallen }),
    ];
  });
  const changes = changesOf(readEvaluations(rows, forms), forms);
  expect(changes.get("ann")).toMatchObject({
    shift: { side: "below", since: weeks[13] },
    drift: null,
  });
  expect(changes.get("ben")).toMatchObject({
    shift: { canSay: true, side: null },
    drift: null,
  });
  expect(changes.get("cleo")).toEqual({
    shift: { canSay: false, why: "tooFew" },
    drift: null,
  });
  expect(changes.get("dora")?.drift).toEqual({ way: "falling", n: 14 });
  expect(changesOf([], forms).size).toBe(0);
  expect(changesIn([])).toEqual([]);
});

it("finds a drift in no more than one of twenty families of animals that do not change", () => {
  const random = randomFor("no drift");
  const families = 200;
  let found = 0;
  for (let family = 0; family < families; family += 1) {
    const series = Array.from({ length: 10 }, () =>
      seriesIn(weeks.map(() => Math.round(random() * 8) / 8)),
    );
    if (changesIn(series).some(({ drift }) => drift !== null)) found += 1;
  }
  expect(found / families).toBeLessThan(
    0.05 + 3 * Math.sqrt((0.05 * 0.95) / families),
  );
});
