import type { Label } from "../../../../src/domain/label/label";
import { labelSchema } from "../../../../src/domain/label/label";
import type { Question } from "../../../../src/domain/question/question";
import {
  frozenQuestions,
  wordsIn,
} from "../../../../src/domain/survey/publish/freeze";
import type { Sources } from "../../../../src/domain/survey/publish/sources";
import type { VersionSection } from "../../../../src/domain/survey/version";
import { versionSectionSchema } from "../../../../src/domain/survey/version";
import { languages } from "../../../../src/domain/taxonomy/taxonomy";
import { textsParent } from "../../../../src/domain/versions/kinds";
import { shortNames } from "../../../data/surveys/former";
import type { Domain } from "../../../data/surveys/surveys";
import { birds, domains, primates } from "../../../data/surveys/surveys";
import { intros } from "../../../data/surveys/words";
import { demoOrders, demoSpecies } from "../../../data/taxa";
import type { DemoDocument, Stamp } from "../document";
import { demoDocument } from "../document";
import { daysAgoAt } from "../moments";
import { criterionId, demoQuestions, domainsOf, formerly } from "./questions";

export type DemoSurvey = typeof primates | typeof birds;

/** So many days ago each version was published. */
export const publishedDaysAgo = { first: 720, birds: 200, second: 90 };

export const domainNames = Object.entries(domains) as [
  Domain,
  (typeof domains)[Domain],
][];

export const labels: readonly Label[] = domainNames.map(([domain, trad]) =>
  labelSchema.parse({ id: criterionId(domain), label: trad.fr, trad }),
);

/** What a questionnaire asks, a section for each domain. */
export function sectionsOf(
  survey: DemoSurvey,
  isFirst: boolean,
): VersionSection[] {
  return domainsOf(survey).map(([domain, all]) =>
    versionSectionSchema.parse({
      sectionId: domain,
      trad: Object.fromEntries(
        languages.map((language) => [
          language,
          {
            title: domains[domain][language],
            intro: intros[domain][language],
          },
        ]),
      ),
      items: all
        .filter(({ firstOnly = false }) => isFirst || !firstOnly)
        .map(({ ref, onlyIf }) => ({
          questionId: ref.toLowerCase(),
          questionRef: ref,
          onlyIf: onlyIf && {
            match: "all",
            parts: [
              {
                questionRef: onlyIf.ref,
                operator: onlyIf.operator,
                values: onlyIf.values,
              },
            ],
          },
        })),
    }),
  );
}

/** What a version is published from. */
export const sourcesOf = (
  survey: DemoSurvey,
  asked: (question: Question) => Question,
): Sources => {
  const byId = new Map(
    demoQuestions.map((one) => [one.questionId, asked(one)]),
  );
  const byLabel = new Map(labels.map((one) => [one.id, one]));
  return {
    names: survey.names,
    question: (id) => byId.get(id) ?? null,
    category: (id) => byLabel.get(id) ?? null,
    shortNames: { rows: { ...shortNames } },
  };
};

/** A version as it was published. */
export interface DemoVersion {
  survey: DemoSurvey;
  number: number;
  /** What became of it. */
  status: "published" | "retired";
  sections: VersionSection[];
  sources: Sources;
  publishedAt: Date;
}

/** Every published version. */
export function demoVersions(now: Date): DemoVersion[] {
  const at = (daysAgo: number) => daysAgoAt(now, daysAgo, "10:00");
  const asNow = (question: Question) => question;
  return [
    {
      survey: primates,
      number: 1,
      status: "retired",
      sections: sectionsOf(primates, true),
      sources: sourcesOf(primates, formerly),
      publishedAt: at(publishedDaysAgo.first),
    },
    {
      survey: primates,
      number: 2,
      status: "published",
      sections: sectionsOf(primates, false),
      sources: sourcesOf(primates, asNow),
      publishedAt: at(publishedDaysAgo.second),
    },
    {
      survey: birds,
      number: 1,
      status: "published",
      sections: sectionsOf(birds, false),
      sources: sourcesOf(birds, asNow),
      publishedAt: at(publishedDaysAgo.birds),
    },
  ];
}

export const stampAt = (createdAt: Date): Stamp => ({
  createdAt,
  createdBy: "superadmin",
});

/** The species that a questionnaire is for. */
export function speciesOf(survey: DemoSurvey): string[] {
  const birdOrders = demoOrders
    .filter(({ className }) => className === "Aves")
    .map(({ latin }) => latin);
  const orders = survey.id === primates.id ? ["Primates"] : birdOrders;
  return demoSpecies
    .filter(({ orderLatin }) => orders.includes(orderLatin))
    .map(({ id }) => id);
}

/** A published version with its words, and what the logs of its species say of it. */
export function versionDocuments(version: DemoVersion): DemoDocument[] {
  const { survey, number, status, sections, sources, publishedAt } = version;
  const stamp = stampAt(publishedAt);
  const versionId = String(number);
  const values = {
    surveyId: survey.id,
    status,
    sections,
    questions: frozenQuestions({ sections }, sources),
    publishedAt,
    publishedBy: "superadmin",
  };
  return [
    demoDocument("surveyVersions", versionId, values, stamp, survey.id),
    ...languages.map((language) =>
      demoDocument(
        "versionTexts",
        language,
        wordsIn({ sections }, sources, language),
        stamp,
        textsParent(survey.id, versionId),
      ),
    ),
    ...speciesOf(survey).map((specieId) => {
      const timestamp = publishedAt.getTime();
      const values = {
        timestamp,
        kind: "survey" as const,
        by: "superadmin",
        note: versionId,
        subjectId: survey.id,
      };
      return demoDocument(
        "specieLogs",
        `${timestamp}-${survey.id}`,
        values,
        stamp,
        specieId,
      );
    }),
  ];
}
