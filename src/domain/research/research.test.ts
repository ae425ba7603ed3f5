import { describe, expect, it } from "vitest";
import { aSubmission } from "../../../tests/builders/campaigns";
import { aClosedSession } from "../../../tests/builders/observation";
import { aProject } from "../../../tests/builders/research";
import { aSession } from "../../../tests/builders/a-session";
import { can } from "../access/can";
import type { CheckContext } from "../record/desk/desk-rule";
import type { CalendarDay } from "../time/calendar-day";
import type { Dataset } from "./dataset";
import { datasetIn, datasetSchema, datasetText } from "./dataset";
import { projectDesk } from "./desk";
import { noPermit, projectForm, projectIssues, projectValues } from "./form";
import type { FreezeWords } from "./frozen";
import { fixedColumns, frozenTable } from "./frozen";
import { permitState, projectFacts, readersOf } from "./project";
import { projectsQuery } from "./research-queries";

const day = (text: string) => text as CalendarDay;

describe("a permit", () => {
  const permit = { from: day("2026-01-01"), until: day("2026-12-31") };
  it.each([
    ["2025-12-31", "future"],
    ["2026-01-01", "valid"],
    ["2026-10-31", "valid"],
    ["2026-11-01", "soon"],
    ["2026-12-31", "soon"],
    ["2027-01-01", "over"],
  ])("is on %s %s", (today, state) => {
    expect(permitState(permit, day(today))).toBe(state);
  });

  it("without days holds for good", () => {
    const always = { from: null, until: null };
    expect(permitState(always, day("2026-01-01"))).toBe("valid");
  });
});

describe("who has to do with a project", () => {
  const facts = projectFacts(aProject());
  const may = (session: Parameters<typeof can>[0]) =>
    (["read", "change", "remove"] as const).filter((action) =>
      can(session, action, "researchProjects", facts),
    );
  const zooId = aProject().zooId;
  const of = (
    uid: string,
    right: "admin" | "other" | "superAdmin" = "other",
  ) => ({
    ...aSession({ right }),
    uid,
    zooId,
  });

  it("is an administrator, who leads it, and reading it whoever is named", () => {
    expect(may(of("x", "superAdmin"))).toEqual(["read", "change", "remove"]);
    expect(may(of("x", "admin"))).toEqual(["read", "change", "remove"]);
    expect(may(of("author"))).toEqual(["read", "change"]);
    expect(may(of("self"))).toEqual(["read"]);
    expect(may(of("member"))).toEqual([]);
  });

  it("asks for all of them, or for those that name them", () => {
    expect(projectsQuery(of("x", "admin")).where).toHaveLength(1);
    expect(projectsQuery(of("self")).where[1]).toEqual({
      field: "readerIds",
      op: "array-contains",
      value: "self",
    });
  });

  it("is named once", () => {
    expect(readersOf({ leadId: "a", memberIds: ["b", "a"] })).toEqual([
      "a",
      "b",
    ]);
  });
});

describe("the desk", () => {
  const dataset: Dataset = {
    datasetId: "d1",
    name: "Hiver",
    frozenAt: new Date("2026-11-20T10:00:00Z"),
    frozenBy: "author",
    rows: 2,
    columns: 20,
    hash: "a".repeat(64),
    campaignIds: ["campaign-1"],
    isWhole: false,
  };
  const campaignIds = ["campaign-1"];
  const context = (before: object | null): CheckContext => ({
    before: before as CheckContext["before"],
    changed: new Set(["datasets"]),
    now: new Date("2026-11-20T10:01:00Z"),
    by: "author",
  });
  const flaws = (after: object, before: object | null) =>
    projectDesk.check?.(after as never, context(before));

  it("takes what was frozen in one's own name, and keeps what was", () => {
    const before = aProject({ campaignIds });
    const after = aProject({ campaignIds, datasets: [dataset] });
    expect(flaws(after, before)).toEqual([]);
    expect(flaws({ ...after, title: "Else" }, after)).toEqual([]);
    const changed = { ...dataset, hash: "b".repeat(64) };
    for (const datasets of [[], [changed]])
      expect(flaws({ ...after, datasets }, after)).toEqual([
        { field: "datasets", code: "invalid" },
      ]);
  });

  it("keeps what was frozen before anybody said whether it was the whole", () => {
    const { isWhole: _, ...stored } = dataset;
    const before = datasetSchema.parse(stored);
    const second = { ...dataset, datasetId: "d2" };
    expect(before.isWhole).toBeNull();
    const after = aProject({ campaignIds, datasets: [before, second] });
    const kept = aProject({ campaignIds, datasets: [before] });
    expect(flaws(after, kept)).toEqual([]);
  });

  it.each([
    ["in another's name", { frozenBy: "self" }],
    ["later than now", { frozenAt: new Date("2026-11-20T11:00:00Z") }],
    ["of another campaign", { campaignIds: ["campaign-2"] }],
  ])("refuses what was frozen %s", (_, wrong) => {
    const after = aProject({
      campaignIds,
      datasets: [{ ...dataset, ...wrong }],
    });
    expect(flaws(after, aProject({ campaignIds }))).toEqual([
      { field: "datasets.0", code: "invalid" },
    ]);
  });

  it("refuses an end before its start", () => {
    const permits = [
      {
        number: "1",
        authority: null,
        from: day("2026-02-01"),
        until: day("2026-01-01"),
      },
    ];
    const after = aProject({ endDay: day("2026-01-01"), permits });
    expect(flaws(after, null)).toEqual([
      { field: "endDay", code: "endBeforeStart" },
      { field: "permits.0.until", code: "endBeforeStart" },
    ]);
  });
});

describe("the form", () => {
  it("stores what it shows, who leads it not twice", () => {
    const project = aProject();
    const form = projectForm(project, "x");
    expect(projectIssues(form)).toEqual([]);
    expect(project).toMatchObject(projectValues(form));
    const twice = { ...form, memberIds: ["self", "author"] };
    expect(projectValues(twice).memberIds).toEqual(["self"]);
    expect(projectForm(null, "x").leadId).toBe("x");
  });

  it("says what is wrong, field by field", () => {
    const form = {
      ...projectForm(null, "x"),
      ...{ startDay: "2026-02-01", endDay: "2026-01-01" },
      permits: [noPermit],
    };
    expect(projectIssues(form).map(({ field }) => field)).toEqual([
      "title",
      "permits.0.number",
      "endDay",
    ]);
    const led = { ...form, title: "T", permits: [] };
    expect(projectIssues(led)).toEqual([
      { field: "endDay", code: "endBeforeStart" },
    ]);
  });
});

const words: FreezeWords = {
  meaning: (column) => `of ${column}`,
  code: (code) => `is ${code}`,
  answer: (ref) => `asks ${ref}`,
  criterion: (id) => `score ${id}`,
  campaign: (id) => `campaign ${id}`,
  subject: (id) => `subject ${id}`,
};

describe("frozen data", () => {
  const one = aSubmission();
  const session = aClosedSession();
  const table = frozenTable([one], [session], words);
  const at = (row: number, column: string) =>
    table.rows[row]?.[table.columns.findIndex(({ name }) => name === column)];
  const place = (record: string) =>
    table.rows.findIndex((row) => row[0] === record);

  it("are a row each, people by numbers, every column explained", () => {
    expect(table.rows).toHaveLength(2);
    expect(table.rows.every((row) => row.length === table.columns.length)).toBe(
      true,
    );
    const evaluation = place("evaluation");
    expect(at(evaluation, "record_id")).toBe(one.evaluationId);
    expect(at(evaluation, "subject")).toBe(`subject ${one.subjectId}`);
    expect(at(place("session"), "scans")).toBe(String(session.counts.scans));
    expect(
      table.rows.map((row) => row[fixedColumns.indexOf("person")]).join(""),
    ).toMatch(/^(P\d)+$/);
    expect(JSON.stringify(table)).not.toContain(one.authorId);
    expect(table.columns.every(({ meaning }) => meaning !== "")).toBe(true);
    expect(table.columns[0]?.codes).toEqual([
      ["evaluation", "is evaluation"],
      ["session", "is session"],
    ]);
  });

  it("hold what counts alone", () => {
    const nothing = frozenTable(
      [
        { ...one, status: "draft" },
        { ...one, isDeleted: true },
        { ...one, sealed: true },
      ],
      [
        { ...session, voidedAt: new Date() },
        { ...session, status: "open" },
      ],
      words,
    );
    expect(nothing.rows).toEqual([]);
    expect(nothing.columns).toHaveLength(fixedColumns.length);
  });

  it("are the same file whatever the order they come in, and are read again", () => {
    const other = { ...one, evaluationId: "evaluation-z", authorId: "zoe" };
    const file = (rows: (typeof one)[]) =>
      datasetText({
        format: "suricate-dataset-1",
        project: "P",
        name: "N",
        frozenAt: "2026-11-20T10:00:00.000Z",
        ...frozenTable(rows, [session], words),
      });
    const text = file([one, other]);
    expect(file([other, one])).toBe(text);
    expect(datasetIn(text)?.rows).toHaveLength(3);
    const said = text.replace('"columns"', '"isWhole":false,"columns"');
    expect(datasetText(datasetIn(said)!)).toBe(said);
    expect(
      datasetIn(text.replace('"rows":[["', '"rows":[["more","')),
    ).toBeNull();
    expect(datasetIn("{}")).toBeNull();
    expect(datasetIn("no file")).toBeNull();
  });
});
