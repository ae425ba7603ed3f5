import { mayReckon } from "../record/desk/own-id";
import { describe, expect, it } from "vitest";
import {
  aFinding,
  anActedOn,
  aVerdict,
} from "../../../tests/builders/findings";
import { aSubmission } from "../../../tests/builders/campaigns";
import { aSession } from "../../../tests/builders/a-session";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import { findingDesk } from "./desk";
import {
  findingIdOf,
  findingState,
  retestDay,
  tallyOf,
  weeklyFindingId,
} from "./finding";
import { newIdSchema } from "../schema/fields";
import type { Finding } from "./finding";
import { findingsOfDayQueries, findingsQueries } from "./finding-queries";
import { taskOfFinding } from "./task";
import { saidOfWeek, weekBefore } from "./weekly";
import { seenInChart } from "./from-chart";
import { scoreDays, seenInScores } from "./of-scores";
import { awaitedOf, awaitsDay, reasonIssues, treatIssues } from "./form";

const day = (text: string) => text as CalendarDay;
const today = day("2026-07-20");
const acted = anActedOn();
const verdict = aVerdict;

it("is looked at again so many weeks after something was done", () => {
  expect(retestDay(aFinding())).toBeNull();
  expect(retestDay(acted)).toBe("2026-08-27");
  expect(retestDay({ ...acted, retestWeeks: 1 })).toBe("2026-07-09");
  expect(retestDay({ ...acted, isArchived: true })).toBeNull();
  expect(retestDay({ ...acted, verdict })).toBeNull();
});

it("stands somewhere", () => {
  expect(findingState(aFinding())).toBe("open");
  expect(findingState(acted)).toBe("acted");
  expect(findingState({ ...acted, verdict })).toBe("judged");
  expect(findingState({ ...acted, verdict, isArchived: true })).toBe(
    "archived",
  );
});

it("counts what waits, and the verdicts of the last ninety days", () => {
  const judged = { ...acted, verdict };
  const all = [aFinding(), acted, judged, { ...judged, isArchived: true }];
  expect(tallyOf(all, day("2026-11-25"))).toEqual({
    ...{ open: 1, acted: 1, improved: 1, worse: 0 },
    ...{ noChange: 0, notEnough: 0 },
  });
  expect(tallyOf(all, day("2026-11-26")).improved).toBe(0);
  expect(tallyOf([], today).open).toBe(0);
});

it("has one id for each series and week", () => {
  const { subject, source } = aFinding();
  const id = weeklyFindingId({ subject, source }, day("2026-07-06"));
  expect(id).toBe("enclosure-1~~parameter-1~2026-07-06");
});

describe("what is set beforehand", () => {
  it("is asked for before something is done, after what was seen", () => {
    const fields = (finding: Partial<Finding>) =>
      treatIssues(aFinding(finding), today).map(({ field }) => field);
    expect(fields({})).toEqual([]);
    expect(fields({ actionDay: day("2026-07-02") })).toEqual([
      "goodDirection",
      "relevantChange",
    ]);
    expect(fields({ ...acted, actionDay: day("2026-07-21") })).toEqual([
      "actionDay",
    ]);
    expect(fields({ ...acted, actionDay: day("2026-05-24") })).toEqual([
      "actionDay",
    ]);
    expect(fields({ ...acted, relevantChange: 0 })).toEqual(["relevantChange"]);
    const ofWeeks = (retestWeeks: number) =>
      treatIssues({ ...aFinding(), retestWeeks }, today);
    for (const weeks of [1, 52]) expect(ofWeeks(weeks)).toEqual([]);
    for (const weeks of [0, 1.5, 53])
      expect(ofWeeks(weeks)).toMatchObject([{ field: "retestWeeks" }]);
  });

  it("awaits a day once the rest is said, and none before or after", () => {
    const said = { ...acted, actionDay: null };
    expect(awaitsDay(said)).toBe(true);
    expect(awaitsDay(acted)).toBe(false);
    expect(awaitsDay({ ...said, goodDirection: null })).toBe(false);
    expect(awaitsDay({ ...said, relevantChange: null })).toBe(false);
    expect(awaitedOf({ ...said, relevantChange: null })).toEqual([
      "relevantChange",
      "actionDay",
    ]);
    expect(awaitedOf(acted)).toEqual([]);
  });

  it("is put away with a reason alone", () => {
    expect(reasonIssues({ reason: " " })).toHaveLength(1);
    expect(reasonIssues({ reason: "Panne" })).toEqual([]);
  });
});

it("has one id for the same, found again, and others for what differs", () => {
  const { zooId, subject, source } = aFinding();
  const of = { zooId, subject, source };
  const id = findingIdOf(of, today);
  expect(id).toBe(`${zooId}_enclosure-1____parameter-1____2026-07-20`);
  const others = [
    findingIdOf(of, day("2026-07-21")),
    findingIdOf({ ...of, subject: { ...subject, areaId: "a" } }, today),
    findingIdOf({ ...of, source: { ...source, version: 1 } }, today),
    findingIdOf({ ...of, source: { ...source, id: "parameter_1" } }, today),
    findingIdOf({ ...of, source: { ...source, id: "Température/°" } }, today),
    findingIdOf({ ...of, source: { ...source, id: "p".repeat(200) } }, today),
  ];
  expect(new Set([id, ...others]).size).toBe(7);
  for (const one of [id, ...others]) {
    expect(newIdSchema.safeParse(one).success).toBe(true);
    expect(mayReckon(one, zooId)).toBe(true);
  }
});

it("is looked for by its day, put away or not", () => {
  const queries = findingsOfDayQueries(aSession({ right: "admin" }), today, 9);
  const valuesOf = (field: string) =>
    queries.map(({ where }) =>
      where.filter((one) => one.field === field).map(({ value }) => value),
    );
  expect(valuesOf("isArchived")).toEqual([[false], [false], [true], [true]]);
  for (const days of valuesOf("seen.to")) expect(days).toEqual([today, today]);
});

describe("the desk", () => {
  const check = (
    record: Finding,
    before: Finding | null,
    changed: (keyof Finding)[] = [],
  ) =>
    findingDesk.check?.(record, {
      before,
      changed: new Set<string>(changed),
      now: new Date("2026-07-20T12:00:00Z"),
      by: "me",
    });

  it("takes what is read by the right people, of days that have come", () => {
    expect(check(aFinding(), null)).toEqual([]);
    const wrong = (finding: Partial<Finding>) =>
      check(aFinding(finding), null)?.map(({ field }) => field);
    expect(wrong({ class: "health" })).toEqual(["class"]);
    expect(
      wrong({ subject: { kind: "animal", id: "a", areaId: null } }),
    ).toEqual(["subject"]);
    const { seen } = aFinding();
    expect(wrong({ seen: { ...seen, to: day("2026-07-21") } })).toEqual([
      "seen",
    ]);
    expect(wrong({ seen: { ...seen, low: 26 } })).toEqual(["seen"]);
    expect(wrong({ seen: { ...seen, n: 7 } })).toEqual(["seen"]);
    for (const within of [seen.low, seen.centre, seen.high])
      expect(wrong({ seen: { ...seen, value: within } })).toEqual(["seen"]);
  });

  it("keeps what was set once something was done, and a verdict for ever", () => {
    expect(check(acted, acted, ["goodDirection"])).toHaveLength(1);
    expect(check(acted, acted, ["retestWeeks", "alertId"])).toEqual([]);
    const judged = { ...acted, verdict };
    expect(check(judged, judged, ["retestWeeks"])).toHaveLength(1);
    expect(check(judged, judged, ["isArchived", "reason"])).toEqual([]);
    const away = { ...acted, isArchived: true };
    expect(check(away, away, ["retestWeeks"])).toHaveLength(1);
  });
});

describe("the weekly look", () => {
  const week = weekBefore(day("2026-07-22"));
  const days = Array.from({ length: 20 }, (_, at) => ({
    day: addDays(day("2026-02-02"), at * 7),
    mean: [9, 11, 10, 9.8][at % 4]!,
    n: 1,
  }));
  const kept = { days: Object.fromEntries(days.map((one) => [one.day, one])) };

  it("is of the whole week that was", () => {
    expect(week).toEqual({ from: "2026-07-13", to: "2026-07-19" });
    expect(weekBefore(day("2026-07-20"))).toEqual(week);
  });

  it("holds the last day of the week against what is kept, and nothing of other weeks", () => {
    const of = (text: string) =>
      saidOfWeek(kept, [{ day: day(text), mean: 15, n: 1 }], week);
    expect(of("2026-07-16")).toMatchObject({
      ...{ canSay: true, outside: "above", n: 20, day: "2026-07-16" },
    });
    expect(of("2026-07-12")).toEqual({ canSay: false, why: "tooFew" });
    expect(of("2026-07-20")).toEqual({ canSay: false, why: "tooFew" });
    expect(saidOfWeek(kept, [], week).canSay).toBe(false);
  });
});

describe("its task", () => {
  const now = new Date("2026-07-20T08:00:00Z");

  it("is asked for by a title, in the finding's sectors, within a week", () => {
    const asked = aFinding({ taskTitle: "Vérifier le chauffage" });
    expect(taskOfFinding(asked, now)).toMatchObject({
      ...{ title: "Vérifier le chauffage", findingId: "finding-1" },
      target: { level: "ENCLOSURE", ids: ["enclosure-1"] },
      dueAt: new Date("2026-07-27T21:59:59.999Z"),
    });
    expect(taskOfFinding(aFinding(), now)).toBeNull();
    expect(taskOfFinding({ ...asked, sectorIds: [] }, now)).toBeNull();
    expect(taskOfFinding({ ...asked, isArchived: true }, now)).toBeNull();
  });

  it("is about the animals of a group that are here", () => {
    const asked = aFinding({
      ...{ class: "health", taskTitle: "Regarder de plus près" },
      subject: { kind: "group", id: "g", areaId: null },
    });
    expect(taskOfFinding(asked, now, ["a1", "a2"])).toMatchObject({
      ...{ type: "animal_check", enclosureIds: [], animalIds: ["a1", "a2"] },
      target: { level: "ANIMAL", ids: ["a1", "a2"] },
    });
    expect(taskOfFinding(asked, now)).toBeNull();
    const many = Array.from({ length: 201 }, (_, index) => `a${index}`);
    expect(taskOfFinding(asked, now, many)).toMatchObject({
      target: { ids: many.slice(0, 200) },
    });
  });
});

it("keeps of a chart what its latest value shows, since when it has been so", () => {
  const expected = { centre: 10, low: 8, high: 12 };
  const point = (at: number, value: number, more: object = {}) => ({
    ...{ day: at, value, expected, isBaseline: false },
    outside: value > 12 ? ("above" as const) : null,
    ...more,
  });
  const of = (...points: ReturnType<typeof point>[]) =>
    seenInChart({ points, baseline: 20 });
  expect(of(point(1, 14), point(2, 10), point(3, 13), point(4, 14))).toEqual({
    ...{ value: 14, ...expected, n: 20 },
    ...{ from: "1970-01-04", to: "1970-01-05" },
  });
  expect(of(point(1, 10), point(2, 10))?.from).toBe("1970-01-03");
  expect(of(point(1, 14, { expected: null }))).toBeNull();
  expect(of(point(1, 14, { isBaseline: true }))).toBeNull();
  expect(of()).toBeNull();
});

it("asks for both classes where somebody reads both", () => {
  const classes = findingsQueries(aSession({ right: "admin" }), 5).map(
    ({ where }) => where.find(({ field }) => field === "class")?.value,
  );
  expect(classes).toEqual(["general", "health"]);
});

describe("of scores", () => {
  const source = { kind: "score" as const, id: "survey-1", version: 2 };
  const scored = (of: CalendarDay, mean: number | null, more: object = {}) =>
    aSubmission({
      ...{ surveyId: "survey-1", version: 2, day: of },
      score: { criteria: [], overall: { ...overall, mean } },
      ...more,
    });
  const overall = {
    ...{ mean: null, low: null, high: null, upperBound: false },
    ...{ minimum: null, minimumLow: null, minimumHigh: null },
  };
  const weekly = (means: readonly number[]) =>
    means.map((mean, at) => scored(addDays(day("2026-01-05"), 7 * at), mean));
  const usual = [0.8, 0.82, 0.78, 0.81, 0.79, 0.8, 0.83, 0.77, 0.8, 0.81];

  it("takes a day's mean of one version, and nothing that counts nowhere", () => {
    const on = day("2026-02-02");
    expect(
      scoreDays(
        [
          scored(day("2026-02-09"), 0.4),
          ...[scored(on, 0.6), scored(on, 0.8)],
          scored(on, 0.1, { version: 1 }),
          scored(on, 0.1, { surveyId: "survey-2" }),
          scored(on, 0.1, { mode: "training" }),
          scored(on, 0.1, { sealed: true }),
          scored(on, 0.1, { isDeleted: true }),
          scored(on, 0.1, { status: "draft" }),
          ...[scored(on, null), scored(on, 0.1, { score: null })],
        ],
        source,
      ),
    ).toEqual([
      { day: "2026-02-02", mean: 0.7, n: 2 },
      { day: "2026-02-09", mean: 0.4, n: 1 },
    ]);
    expect(scoreDays([], source)).toEqual([]);
  });

  it("is held against those before it, where there are enough", () => {
    expect(seenInScores(weekly([...usual, 0.4]).toReversed())).toMatchObject({
      source,
      seen: { value: 0.4, n: 9, from: "2026-03-16", to: "2026-03-16" },
    });
    expect(seenInScores(weekly(usual.slice(0, 8)))).toBeNull();
    expect(seenInScores([])).toBeNull();
  });

  it("is made of an animal, a group or an enclosure, for who reads health, and names its version", () => {
    const of = (more: Partial<Finding>) =>
      findingDesk
        .check?.(
          aFinding({
            class: "health",
            subject: { kind: "animal", id: "a", areaId: null },
            source,
            ...more,
          }),
          {
            before: null,
            changed: new Set<string>(),
            now: new Date("2026-07-20T12:00:00Z"),
            by: "me",
          },
        )
        .map(({ field }) => field);
    expect(of({})).toEqual([]);
    expect(
      of({ subject: { kind: "enclosure", id: "e", areaId: null } }),
    ).toEqual([]);
    const group = { kind: "group", id: "g", areaId: null } as const;
    expect(of({ subject: group })).toEqual([]);
    expect(
      of({
        ...{ subject: group },
        source: { kind: "animalMeasure", id: "p", version: null },
      }),
    ).toEqual(["subject"]);
    expect(of({ class: "general" })).toEqual(["class"]);
    expect(of({ source: { ...source, version: null } })).toEqual(["source"]);
    expect(
      of({ subject: { kind: "enclosure", id: "e", areaId: "zone" } }),
    ).toEqual(["subject"]);
  });
});
