import type { Question } from "../../../../src/domain/question/question";
import { shortTableId } from "../../../../src/domain/question/short";
import { contentOf } from "../../../../src/domain/question/state";
import type { Uses } from "../../../../src/domain/question/uses";
import { usesWith } from "../../../../src/domain/question/uses";
import { questionIdsOf } from "../../../../src/domain/survey/publish/sources";
import type { ListedVersion } from "../../../../src/domain/versions/version-list";
import { listing } from "../../../../src/domain/versions/version-list";
import { profiles, shortNames } from "../../../data/surveys/former";
import { birds, primates } from "../../../data/surveys/surveys";
import { demoFamilies } from "../../../data/taxa";
import type { DemoDocument, Stamp } from "../document";
import { demoDocument } from "../document";
import { sharedFounding } from "../founding";
import { daysAgoAt } from "../moments";
import { criterionId, demoQuestions, formerly } from "./questions";
import type { DemoSurvey, DemoVersion } from "./versions";
import {
  demoVersions,
  domainNames,
  labels,
  publishedDaysAgo,
  sectionsOf,
  speciesOf,
  stampAt,
  versionDocuments,
} from "./versions";

function surveyDocument(
  survey: DemoSurvey,
  versions: readonly ListedVersion[],
  stamp: Stamp,
): DemoDocument {
  const values = { names: survey.names, surveySpecie: speciesOf(survey) };
  return demoDocument(
    "surveys",
    survey.id,
    { ...values, ...listing(versions) },
    stamp,
  );
}

/** The third version of the one is being worked on: what is said of health counts twice. */
const draft = {
  survey: primates,
  number: 3,
  sections: sectionsOf(primates, false).map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      weight: section.sectionId === "health" ? 2 : item.weight,
    })),
  })),
};

function draftDocument(now: Date): DemoDocument {
  const { number, sections } = draft;
  return demoDocument(
    "surveyVersions",
    String(number),
    { surveyId: primates.id, sections },
    stampAt(daysAgoAt(now, 3, "15:00")),
    primates.id,
  );
}

/** In which versions a question is asked. */
const usesOf = (questionId: string, versions: readonly DemoVersion[]): Uses =>
  [...versions, draft]
    .filter((version) => questionIdsOf(version).includes(questionId))
    .reduce<Uses>(
      (uses, { survey, number }) => usesWith(uses, survey.id, number, true),
      {},
    );

/** Every question with what it was and is. */
function questionDocuments(
  now: Date,
  versions: readonly DemoVersion[],
): DemoDocument[] {
  const founded = sharedFounding(now);
  const changed = stampAt(daysAgoAt(now, publishedDaysAgo.second + 5, "14:00"));
  return demoQuestions.flatMap((question) => {
    const { questionId } = question;
    const was = formerly(question);
    const isChanged =
      JSON.stringify(contentOf(was)) !== JSON.stringify(contentOf(question));
    const state = (number: number, content: Question, stamp: Stamp) => {
      const values = {
        questionId,
        at: stamp.createdAt,
        by: stamp.createdBy,
        state: contentOf(content),
      };
      return demoDocument(
        "questionStates",
        `state-${number}`,
        values,
        stamp,
        questionId,
      );
    };
    const stamp = isChanged
      ? { ...founded, updatedAt: changed.createdAt, updatedBy: "superadmin" }
      : founded;
    return [
      demoDocument(
        "questions",
        questionId,
        { ...contentOf(question), usedIn: usesOf(questionId, versions) },
        stamp,
      ),
      state(1, was, founded),
      ...(isChanged ? [state(2, question, changed)] : []),
    ];
  });
}

const profileDocuments = (stamp: Stamp): DemoDocument[] =>
  profiles.map(({ id, families, twice, names, expected }) =>
    demoDocument(
      "profiles",
      id,
      {
        names,
        familyIds: demoFamilies
          .filter(({ latin }) => families.includes(latin))
          .map((family) => family.id),
        criteria: domainNames.map(([domain]) => ({
          categoryId: criterionId(domain),
          weight: twice.includes(domain) ? 2 : 1,
        })),
        expected,
      },
      stamp,
    ),
  );

/** Questions, questionnaires and profiles, as the provider's ethologists made them. */
export function surveyDocuments(now: Date): DemoDocument[] {
  const stamp = sharedFounding(now);
  const versions = demoVersions(now);
  const listed = (survey: DemoSurvey): ListedVersion[] =>
    versions
      .filter((one) => one.survey.id === survey.id)
      .map(({ status, publishedAt }) => ({ status, publishedAt }));
  return [
    ...labels.map(({ id, label, trad }) =>
      demoDocument("categories", id, { label, trad }, stamp),
    ),
    ...questionDocuments(now, versions),
    demoDocument(
      "shortQuestions",
      shortTableId,
      { rows: { ...shortNames } },
      stamp,
    ),
    surveyDocument(
      primates,
      [...listed(primates), { status: "draft", publishedAt: null }],
      stamp,
    ),
    surveyDocument(birds, listed(birds), stamp),
    ...versions.flatMap(versionDocuments),
    draftDocument(now),
    ...profileDocuments(stamp),
  ];
}
