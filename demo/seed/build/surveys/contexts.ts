import type { Question } from "../../../../src/domain/question/question";
import { questionSchema } from "../../../../src/domain/question/question";
import { contentOf } from "../../../../src/domain/question/state";
import {
  frozenQuestions,
  wordsIn,
} from "../../../../src/domain/survey/publish/freeze";
import type { Sources } from "../../../../src/domain/survey/publish/sources";
import type { VersionSection } from "../../../../src/domain/survey/version";
import { versionSectionSchema } from "../../../../src/domain/survey/version";
import { languages } from "../../../../src/domain/taxonomy/taxonomy";
import { textsParent } from "../../../../src/domain/versions/kinds";
import { listing } from "../../../../src/domain/versions/version-list";
import { contextScales } from "../../../data/contexts/scales";
import { sessionContext } from "../../../data/contexts/session";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { sharedFounding } from "../founding";
import { daysAgoAt } from "../moments";

const { id, names } = sessionContext;

const questions: readonly Question[] = sessionContext.sections.flatMap(
  (section) =>
    section.questions.map(({ ref, scale, text }) =>
      questionSchema.parse({
        ...contextScales[scale],
        questionId: ref.toLowerCase(),
        questionRef: ref,
        trad: Object.fromEntries(
          languages.map((language) => [
            language,
            { text: text[language], help: null },
          ]),
        ),
        mayNotApply: false,
      }),
    ),
);

const sections: readonly VersionSection[] = sessionContext.sections.map(
  (section) =>
    versionSectionSchema.parse({
      sectionId: section.id,
      trad: Object.fromEntries(
        languages.map((language) => [
          language,
          { title: section.title[language], intro: null },
        ]),
      ),
      items: section.questions.map(({ ref }) => ({
        questionId: ref.toLowerCase(),
        questionRef: ref,
      })),
    }),
);

/** What the context asks, and what it was published from. */
export const demoContext: {
  plan: { sections: VersionSection[] };
  sources: Sources;
} = {
  plan: { sections: [...sections] },
  sources: {
    names,
    question: (questionId) =>
      questions.find((one) => one.questionId === questionId) ?? null,
    category: () => null,
    shortNames: null,
  },
};

/** What is asked once a session, as the provider's ethologists published it, with the questions that only it asks. */
export function contextDocuments(now: Date): DemoDocument[] {
  const { plan, sources } = demoContext;
  const founded = sharedFounding(now);
  const publishedAt = daysAgoAt(now, 110, "10:00");
  const stamp = { createdAt: publishedAt, createdBy: "superadmin" };
  const published = { status: "published", publishedAt } as const;
  return [
    ...questions.flatMap((question) => {
      const { questionId } = question;
      const state = contentOf(question);
      return [
        demoDocument(
          "questions",
          questionId,
          { ...state, usedInContexts: { [id]: [1] } },
          founded,
        ),
        demoDocument(
          "questionStates",
          "state-1",
          { questionId, at: founded.createdAt, by: founded.createdBy, state },
          founded,
          questionId,
        ),
      ];
    }),
    demoDocument("contexts", id, { names, ...listing([published]) }, stamp),
    demoDocument(
      "contextVersions",
      "1",
      {
        contextId: id,
        ...published,
        ...plan,
        questions: frozenQuestions(plan, sources),
        publishedBy: "superadmin",
      },
      stamp,
      id,
    ),
    ...languages.map((language) =>
      demoDocument(
        "contextTexts",
        language,
        wordsIn(plan, sources, language),
        stamp,
        textsParent(id, "1"),
      ),
    ),
  ];
}
