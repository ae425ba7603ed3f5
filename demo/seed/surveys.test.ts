import { describe, expect, it } from "vitest";
import {
  compareVersions,
  type VersionSide,
} from "../../src/domain/survey/compare/version";
import {
  frozenQuestions,
  wordsIn,
} from "../../src/domain/survey/publish/freeze";
import { publishIssues } from "../../src/domain/survey/publish/issues";
import type { VersionSection } from "../../src/domain/survey/version";
import { languages } from "../../src/domain/taxonomy/taxonomy";
import { bytesOf } from "../../src/domain/schema/bytes";
import { demoContext } from "./build/surveys/contexts";
import type { DemoVersion } from "./build/surveys/versions";
import { demoVersions } from "./build/surveys/versions";
import { surveyDocuments } from "./build/surveys/documents";

const now = new Date("2026-11-25T08:00:00Z");
const versions = demoVersions(now);

const side = ({ sections, sources }: DemoVersion): VersionSide => ({
  plan: { sections },
  questions: frozenQuestions({ sections }, sources),
  texts: Object.fromEntries(
    languages.map((language) => [
      language,
      wordsIn({ sections }, sources, language),
    ]),
  ),
});

const documents = surveyDocuments(now);
const at = (path: string) =>
  documents.find((one) => one.path === path)?.data ?? {};

describe("the questionnaires of the demonstration", () => {
  it.each(versions.map((one) => [one.survey.id, one.number, one] as const))(
    "%s, version %i, could be published as it is, in every language",
    (survey, number, { sections, sources }) => {
      expect(publishIssues({ sections }, sources)).toEqual([]);
      const asked = frozenQuestions({ sections }, sources);
      const isFirst = survey === "primates-quarterly" && number === 1;
      expect(asked).toHaveLength(isFirst ? 41 : 40);
      expect(bytesOf({ sections, questions: asked })).toBeLessThan(40_000);
      for (const language of languages)
        expect(bytesOf(wordsIn({ sections }, sources, language))).toBeLessThan(
          20_000,
        );
    },
  );

  it("have a draft that could be published, too", () => {
    const sections = at("surveys/primates-quarterly/versions/3")[
      "sections"
    ] as VersionSection[];
    expect(publishIssues({ sections }, versions[1]!.sources)).toEqual([]);
  });

  it("show what a second version may do: a question and an option go, a text and a score change", () => {
    const changes = compareVersions(side(versions[0]!), side(versions[1]!));
    expect(
      changes
        .filter(({ change }) => change !== "same")
        .map(({ questionRef, change, differences, incomparable }) => [
          questionRef,
          change,
          [...new Set(differences.map(({ field }) => field))].join(),
          incomparable.join(),
        ]),
    ).toEqual([
      ["PRI-ENV-06", "changed", "score", "scores"],
      ["PRI-HEA-04", "changed", "option", "options,scores"],
      ["PRI-MEN-07", "changed", "text", ""],
      ["PRI-BEH-09", "removed", "", ""],
    ]);
  });

  it("say above which versions there are", () => {
    expect(at("surveys/primates-quarterly")).toMatchObject({
      publishedVersion: 2,
      versions: [
        { status: "retired" },
        { status: "published" },
        { status: "draft" },
      ],
    });
    expect(at("surveys/birds-short")).toMatchObject({ publishedVersion: 1 });
    expect(at("profiles/small-primates")["familyIds"]).toHaveLength(2);
    expect(at("profiles/large-primates")["familyIds"]).toHaveLength(3);
  });

  it("have introductions, help, a question of the lists, and say of each question which versions ask it", () => {
    const words = at("surveys/birds-short/versions/1/texts/nl") as {
      sections: Record<string, { intro: string | null }>;
      questions: Record<string, { help: string | null }>;
    };
    for (const { intro } of Object.values(words.sections))
      expect(intro).toMatch(/\.$/);
    expect(words.questions["OIS-HEA-01"]?.help).toMatch(/rui/);
    expect(at("questions/ois-hea-01")).toMatchObject({
      source: "sync",
      keptFields: ["trad.pt"],
      usedIn: { "birds-short": [1] },
    });
    expect(at("questions/pri-beh-09")["usedIn"]).toEqual({
      "primates-quarterly": [1],
    });
    expect(at("questions/pri-beh-01")["usedIn"]).toEqual({
      "primates-quarterly": [1, 2, 3],
    });
  });

  it("have a context beside them that could be published, too", () => {
    const { plan, sources } = demoContext;
    expect(publishIssues(plan, sources)).toEqual([]);
  });

  it("open in one language with three documents", () => {
    const opened = [
      "surveys/birds-short",
      "surveys/birds-short/versions/1",
      "surveys/birds-short/versions/1/texts/pt",
    ];
    expect(opened.map((path) => Object.keys(at(path)).length > 0)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
