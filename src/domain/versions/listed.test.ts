import { describe, expect, it } from "vitest";
import { aSurvey } from "../../../tests/builders/surveys";
import type { VersionStatus } from "./version-list";
import { listing } from "./version-list";
import type { ListedState } from "./listed";
import { surveyName } from "../survey/survey";
import { isListed, statesOf, toldVersions } from "./listed";

const having = (statuses: readonly VersionStatus[], archived = false) =>
  aSurvey({
    ...listing(statuses.map((status) => ({ status, publishedAt: null }))),
    archived,
  });

describe("what a questionnaire is", () => {
  it.each<[readonly VersionStatus[], readonly ListedState[]]>([
    [[], ["draft"]],
    [["draft"], ["draft"]],
    [["published"], ["active"]],
    [
      ["retired", "published", "draft"],
      ["active", "draft"],
    ],
    [["retired", "draft"], ["draft"]],
    [["retired", "retired"], ["old"]],
  ])("of versions %j is %j", (statuses, expected) => {
    expect(statesOf(having(statuses))).toEqual(expected);
  });

  it("is old once it is put away", () => {
    expect(statesOf(having(["published", "draft"], true))).toEqual(["old"]);
  });
});

describe("the list of questionnaires", () => {
  const surveys = {
    both: having(["retired", "published", "draft"]),
    begun: having(["draft"]),
    retired: having(["retired", "retired"]),
    away: having(["published", "published"], true),
  };
  const found = (state: ListedState | null, version: number | null = null) =>
    Object.entries(surveys)
      .filter(([, survey]) => isListed(survey, { state, version }))
      .map(([name]) => name);

  it("holds what is not old, or what is wished for", () => {
    expect(found(null)).toEqual(["both", "begun"]);
    expect(found("active")).toEqual(["both"]);
    expect(found("draft")).toEqual(["both", "begun"]);
    expect(found("old")).toEqual(["retired", "away"]);
  });

  it("of a version holds what has it, by the status of that version", () => {
    expect(found(null, 2)).toEqual(["both", "retired"]);
    expect(found("active", 2)).toEqual(["both"]);
    expect(found("draft", 3)).toEqual(["both"]);
    expect(found("old", 2)).toEqual(["retired", "away"]);
    expect(found(null, 4)).toEqual([]);
  });

  it("tells of what is begun with and worked on, else of the last", () => {
    expect(toldVersions(surveys.both, null)).toEqual([2, 3]);
    expect(toldVersions(surveys.retired, null)).toEqual([2]);
    expect(toldVersions(having([]), null)).toEqual([]);
    expect(toldVersions(surveys.both, 1)).toEqual([1]);
    expect(toldVersions(surveys.both, 4)).toEqual([]);
  });
});

it("a questionnaire is called by what its reader understands, else by any name it has", () => {
  const names = { de: "Vögel", fr: " ", it: "Uccelli" };
  expect(surveyName({ names }, "it")).toBe("Uccelli");
  expect(surveyName({ names }, "nl")).toBe("Vögel");
  expect(surveyName({ names: { ...names, fr: "Oiseaux" } }, "nl")).toBe(
    "Oiseaux",
  );
  expect(surveyName({ names: {} }, "fr")).toBeNull();
});
