import { describe, expect, it } from "vitest";
import { aCir } from "../../../../tests/builders/reports";
import { aTask } from "../../../../tests/builders/work";
import { makeRecord } from "../../record/make";
import type { Values } from "../../record/types";
import type { Task } from "../../task/task";
import { taskSchema } from "../../task/task";
import type { Cir, Recommendation } from "./cir";
import { cirSchema } from "./cir";
import { recommendationTasksQueries } from "./cir-queries";
import { cirDesk } from "./desk";
import {
  askingTasks,
  countFollowUps,
  findingsBySeverity,
  gravestFirst,
  followUpOf,
} from "./follow-up";
import { cirFormOf, cirIssues, cirValues, withoutFinding } from "./form";
import {
  cirIdOfTask,
  recommendationsToFollow,
  taskAfterRecommendation,
  taskIdOfRecommendation,
  taskOfRecommendation,
} from "./task";

const now = new Date("2026-11-20T10:00:00Z");
const lookup = (_: string, id: string) =>
  id === "enclosure-1" ? { linkedSectorId: "sector-1" } : null;
const tagOf = (priority: string) => `priority ${priority}`;
const context = { now, lookup, tagOf, reason: "gone" };

const [first] = aCir().recommendations;
const recommended = (more: Partial<Recommendation> = {}): Recommendation => ({
  ...(first as Recommendation),
  asksTask: true,
  ...more,
});
const visit = (...recommendations: Recommendation[]): Cir =>
  cirSchema.parse(aCir({ recommendations }));

/** The task as a function stores it. */
function madeOf(
  recommendation: Recommendation,
  more: Partial<Task> = {},
): Task {
  const id = taskIdOfRecommendation("cir-1", recommendation.recommendationId);
  const values = taskOfRecommendation(aCir(), recommendation, lookup, tagOf);
  return {
    ...taskSchema.parse(makeRecord("tasks", id, values as Values, now)),
    ...more,
  };
}

describe("the task of a recommendation", () => {
  it("has an id of its own, and says which report it comes from", () => {
    const task = madeOf(recommended());
    expect(task.taskId).toBe("cir_cir-1_rec1");
    expect(cirIdOfTask(task)).toBe("cir-1");
    expect(cirIdOfTask(aTask())).toBeNull();
    expect(cirIdOfTask({ taskId: "cir_a_b_c", recommendationId: "b_c" })).toBe(
      "a",
    );
  });

  it("says what is recommended, where, how urgent, and until the end of which day", () => {
    expect(madeOf(recommended())).toMatchObject({
      title: "Remplacer les perchoirs",
      authorId: "provider",
      tags: ["priority high"],
      sendNotification: true,
      target: { level: "ENCLOSURE", ids: ["enclosure-1"] },
      sectorId: "sector-1",
      audience: ["sector-1"],
      recommendationId: "rec1",
      // 23:59 in Paris.
      dueAt: new Date("2026-12-15T22:59:00Z"),
    });
  });

  it("keeps in its description what is too long for its title", () => {
    const text = "a".repeat(150);
    expect(madeOf(recommended({ text }))).toMatchObject({
      title: text.slice(0, 120),
      description: text,
    });
  });

  it("is made where it is asked for, in a sector alone", () => {
    const of = (one: Recommendation) =>
      taskOfRecommendation(aCir(), one, lookup, tagOf);
    expect(of(recommended({ asksTask: false }))).toBeNull();
    expect(of(recommended({ enclosureId: "nowhere" }))).toBeNull();
    expect(of(recommended())).not.toBeNull();
  });

  it("follows while it is open, and is cancelled once the recommendation is gone", () => {
    const task = madeOf(recommended());
    const after = (one: Recommendation | null, of = task) =>
      taskAfterRecommendation(one, of, context);
    expect(after(recommended())).toBeNull();
    expect(
      after(recommended({ text: "Autre", dueDate: "2026-12-20" as never })),
    ).toMatchObject({
      title: "Autre",
      dueAt: new Date("2026-12-20T22:59:00Z"),
    });
    expect(after(recommended({ priority: "low" }))).toMatchObject({
      tags: ["priority low"],
    });
    expect(after(null)).toMatchObject({
      status: "DELETED",
      deletedReason: "gone",
    });
    expect(after(null, { ...task, status: "DONE" })).toBeNull();
  });

  it("is looked at where its recommendation differs, and asks for one", () => {
    const silent = recommended({ recommendationId: "b", asksTask: false });
    const before = visit(recommended(), silent);
    expect(recommendationsToFollow(null, before)).toEqual(["rec1"]);
    expect(recommendationsToFollow(before, before)).toEqual([]);
    expect(
      recommendationsToFollow(
        before,
        visit(recommended(), recommended(silent)),
      ),
    ).toEqual([]);
    expect(
      recommendationsToFollow(
        before,
        visit(recommended(), { ...silent, asksTask: true }),
      ),
    ).toEqual(["b"]);
    expect(recommendationsToFollow(before, visit(silent))).toEqual(["rec1"]);
  });
});

describe("what became of recommendations", () => {
  const all = ["done", "late", "open", "cancelled", "asked"].map((id) =>
    recommended({ recommendationId: id }),
  );
  const none = recommended({ recommendationId: "none", asksTask: false });
  const past = recommended({
    ...{ recommendationId: "past", asksTask: false },
    dueDate: "2026-11-19" as never,
  });
  const [done, late, open, cancelled] = all as [
    Recommendation,
    Recommendation,
    Recommendation,
    Recommendation,
  ];
  const tasks = [
    madeOf(done, { status: "DONE", completedBy: "keeper" }),
    madeOf(late, { dueAt: new Date("2026-11-19T10:00:00Z") }),
    madeOf(open),
    madeOf(cancelled, { status: "DELETED" }),
    aTask(),
  ];
  const followed = followUpOf(visit(...all, none, past), tasks, now);

  it("is read from their tasks", () => {
    expect(followed.map(({ state }) => state)).toEqual([
      ...["done", "late", "open", "cancelled", "asked", "none", "none"],
    ]);
    expect(followed[0]?.task?.completedBy).toBe("keeper");
  });

  it("is counted: without a task it is open, and late once its day is over", () => {
    expect(countFollowUps(followed)).toEqual({
      ...{ all: 7, done: 1, late: 2, open: 3, cancelled: 1 },
    });
    expect(countFollowUps([])).toEqual({
      ...{ all: 0, done: 0, late: 0, open: 0, cancelled: 0 },
    });
  });

  it("counts what a task that was put away did", () => {
    const put = madeOf(open, { status: "ARCHIVED" });
    expect(followUpOf(visit(open), [put], now)[0]?.state).toBe("done");
  });
});

it("asks for tasks of those that are named, once", () => {
  const [a, b] = [
    recommended({ recommendationId: "a", asksTask: false }),
    recommended({ recommendationId: "b", asksTask: false }),
  ];
  const asked = askingTasks([a, b], ["b"]);
  expect(asked.map(({ asksTask }) => asksTask)).toEqual([false, true]);
  expect(askingTasks(asked, ["b"])).toBe(asked);
});

it("asks for the tasks of what was asked for, so many at once", () => {
  const many = Array.from({ length: 31 }, (_, at) =>
    recommended({ recommendationId: `r${String(at)}` }),
  );
  const silent = recommended({ asksTask: false });
  expect(recommendationTasksQueries("zoo", [visit(silent)])).toEqual([]);
  const asked = recommendationTasksQueries("zoo", [visit(...many, silent)]);
  expect(
    asked.map(({ where }) => [where[1]?.value ?? []].flat().length),
  ).toEqual([30, 1]);
});

it("counts findings by severity, the gravest first", () => {
  const [finding] = aCir().findings;
  if (finding === undefined) throw new Error("a visit has a finding");
  const findings = (["low", "high", "low"] as const).map((severity) => ({
    ...finding,
    severity,
  }));
  expect(findingsBySeverity({ findings })).toEqual([
    { severity: "high", count: 1 },
    { severity: "low", count: 2 },
  ]);
  expect(findingsBySeverity({ findings: [] })).toEqual([]);
  expect(gravestFirst(findings).map(({ severity }) => severity)).toEqual([
    ...["high", "low", "low"],
  ]);
});

describe("the form of a visit", () => {
  it("makes of a stored one the same", () => {
    const { title, findings, recommendations } = aCir();
    expect(cirIssues(cirFormOf(aCir()))).toEqual([]);
    expect(cirValues(cirFormOf(aCir()))).toMatchObject({
      ...{ title, findings, recommendations },
    });
  });

  it("asks for what a task needs", () => {
    const form = cirFormOf(aCir());
    const broken = { ...recommended(), enclosureId: null, dueDate: null };
    expect(
      cirIssues({ ...form, title: " ", recommendations: [broken] }),
    ).toEqual([
      { field: "title", code: "required" },
      { field: "recommendations.0.enclosureId", code: "required" },
      { field: "recommendations.0.dueDate", code: "required" },
    ]);
  });

  it("leaves what followed from a finding without it", () => {
    const left = withoutFinding(cirFormOf(aCir()), "f1");
    expect(left.findings).toEqual([]);
    expect(left.recommendations[0]?.findingId).toBeNull();
  });
});

it("is refused with ids twice, a finding that is none, or an id no task can have", () => {
  const flaws = (cir: Cir) =>
    cirDesk
      .check?.(cir, {
        ...{ before: null, now, by: "provider" },
        changed: new Set(["findings", "recommendations"]),
      })
      .map(({ field }) => field);
  expect(flaws(aCir())).toEqual([]);
  const twice = [...aCir().findings, ...aCir().findings];
  expect(flaws(aCir({ findings: twice }))).toEqual(["findings"]);
  expect(flaws(visit(recommended(), recommended()))).toEqual([
    "recommendations",
  ]);
  expect(flaws(visit(recommended({ findingId: "f2" })))).toEqual([
    "recommendations.0.findingId",
  ]);
  expect(
    flaws(visit(recommended({ recommendationId: "r".repeat(195) }))),
  ).toEqual(["recommendations.0.recommendationId"]);
});
