import { describe, expect, it } from "vitest";
import { aSurvey, aVersion } from "../../../tests/builders/surveys";
import { entryOf } from "../collections";
import { nextDraft } from "../survey/draft";
import { versionDesk } from "./desk";
import { isVersioned, textsParent, versionedKinds } from "./kinds";
import type { ListedVersion, VersionStatus } from "./version-list";
import {
  draftNumber,
  listing,
  mayBecome,
  mayDiscard,
  nextNumber,
  versionStatuses,
  versionsMost,
  withoutDraft,
  withVersion,
} from "./version-list";

const listed = (...all: VersionStatus[]): ListedVersion[] =>
  all.map((status) => ({ status, publishedAt: null }));

describe("the versions of a thing", () => {
  it.each<[VersionStatus[], number | null]>([
    [[], null],
    [["draft"], null],
    [["published", "draft"], 1],
    [["published", "published", "retired"], 2],
    [["retired"], null],
  ])("of %j show %s", (all, publishedVersion) => {
    expect(listing(listed(...all))).toMatchObject({
      publishedVersion,
      published: publishedVersion !== null,
    });
  });

  it("are numbered on, one draft at a time, and so many", () => {
    expect(nextNumber([])).toBe(1);
    expect(nextNumber(listed("published"))).toBe(2);
    expect(nextNumber(listed("draft", "published"))).toBeNull();
    expect(draftNumber(listed("published", "draft"))).toBe(2);
    expect(draftNumber([])).toBeNull();
    const many = Array.from({ length: versionsMost }, () => "retired" as const);
    expect(nextNumber(listed(...many))).toBeNull();
  });

  it("change one by one", () => {
    const [draft, published] = [listed("draft"), listed("published")];
    expect(withVersion(draft, 1, published[0]!)).toEqual(published);
    expect(withVersion(published, 2, draft[0]!)).toHaveLength(2);
    expect(withVersion(published, 9, draft[0]!)).toEqual(published);
  });

  it.each<[VersionStatus[], number, boolean]>([
    [["published", "draft"], 2, true],
    [["retired", "draft"], 2, true],
    [["published", "draft"], 1, false],
    [["draft"], 1, false],
    [["published", "published"], 2, false],
    [["published", "draft"], 3, false],
    [["published", "draft"], NaN, false],
    [[], 0, false],
  ])("of %j the number %d is thrown away: %s", (all, number, may) => {
    expect(mayDiscard(listed(...all), number)).toBe(may);
  });

  it("without the draft are those before it, whose numbers stay", () => {
    const left = withoutDraft(listed("retired", "published", "draft"));
    expect(left).toEqual(listed("retired", "published"));
    expect(nextNumber(left)).toBe(3);
  });

  it("go on, and never back", () => {
    const moves = versionStatuses.flatMap((from) =>
      versionStatuses
        .filter((to) => mayBecome(from, to))
        .map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual(["draft published", "published retired"]);
  });
});

it("a kind's versions lie below the thing, and their words below them", () => {
  for (const [versions, kind] of Object.entries(versionedKinds)) {
    expect(isVersioned(versions as "surveyVersions")).toBe(true);
    const { path, parentField } = entryOf(versions as "surveyVersions");
    expect(path).toBe(`${entryOf(kind.header).path}/{id}/versions`);
    expect(parentField).toBe(kind.parentField);
    const words = entryOf(kind.texts).path.replace(
      "{id}",
      textsParent("thing", "2"),
    );
    expect(words).toBe(`${entryOf(kind.header).path}/thing/versions/2/texts`);
  }
  expect(isVersioned("tasks")).toBe(false);
});

it("a new draft asks what the latest version does", () => {
  const latest = aVersion();
  const survey = aSurvey({ versions: listed("published") });
  expect(nextDraft(survey.versions, latest)).toEqual({
    versionId: "2",
    sections: latest.sections,
  });
  expect(nextDraft(aSurvey().versions, latest)).toBeNull();
  expect(nextDraft([], null)?.sections).toEqual([]);
});

describe("saving a version", () => {
  const desk = versionDesk("surveyVersions");
  const context = {
    now: new Date("2026-11-25T08:00:00Z"),
    by: "root",
    lookup: () => null,
  };
  const change = (before: VersionStatus, values: object) =>
    desk.check?.(
      { ...aVersion({ status: before }), ...values },
      {
        ...context,
        before: aVersion({ status: before }),
        changed: new Set(Object.keys(values)),
      },
    );

  it("changes drafts alone, and retires what is published", () => {
    expect(change("draft", { sections: [] })).toEqual([]);
    for (const status of ["published", "retired"] as const)
      expect(change(status, { sections: [] })).toEqual([
        { field: "sections", code: "versionFixed" },
      ]);
    expect(change("published", { status: "retired" })).toEqual([]);
    expect(change("draft", { status: "retired" })).toHaveLength(1);
    expect(change("draft", { status: "published" })).toHaveLength(1);
    expect(change("retired", { status: "published" })).toHaveLength(1);
  });

  it("refuses more than a document takes", () => {
    const sections = [
      { ...aVersion().sections[0], sectionId: "x".repeat(3e5) },
    ];
    expect(change("draft", { sections })).toEqual([
      { field: "sections", code: "structureTooLarge" },
    ]);
  });
});
