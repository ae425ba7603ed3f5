import type { CollectionName } from "@domain/collections";
import { AppError } from "@domain/errors";
import { shortTableId } from "@domain/question/short";
import { frozenQuestions, wordsIn } from "@domain/survey/publish/freeze";
import type { Sources } from "@domain/survey/publish/sources";
import { questionIdsOf } from "@domain/survey/publish/sources";
import type { Survey } from "@domain/survey/survey";
import type {
  FrozenQuestion,
  SurveyVersion,
  VersionTexts,
} from "@domain/survey/version";
import type { Transfer } from "@domain/survey/transfer/format";
import {
  thawed,
  thawedCriteria,
  thawedShortNames,
  transferOf,
} from "@domain/survey/transfer/write";
import type { Language, LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { textsParent } from "@domain/versions/kinds";
import type { Row } from "../../../../data/live-store";
import { latest } from "../../../../data/live/latest";
import { subscriptions } from "../../../../data/subscriptions";

/** A version as a table needs it: what it asks, and its words in one language. */
export interface TableOf {
  version: Pick<SurveyVersion, "sections"> & {
    questions: readonly FrozenQuestion[];
  };
  words: Pick<
    VersionTexts,
    "language" | "name" | "sections" | "questions" | "criteria"
  >;
}

const read = <C extends CollectionName>(
  collection: C,
  id: string,
  parentId?: string,
): Promise<Row<C> | null> =>
  latest(subscriptions.doc(collection, id, parentId));

/** The records of these ids that are there. */
async function readAll<C extends CollectionName>(
  collection: C,
  ids: Iterable<string>,
): Promise<Row<C>[]> {
  const all = [...new Set(ids)].map((id) => read(collection, id));
  return (await Promise.all(all)).filter((row) => row !== null);
}

const categoriesOf = async (
  questions: readonly Pick<FrozenQuestion, "criterion">[],
) =>
  (
    await readAll(
      "categories",
      questions.flatMap(({ criterion }) => criterion ?? []),
    )
  ).map(({ data }) => data);

async function versionOf(
  surveyId: string,
  number: number,
): Promise<SurveyVersion> {
  const row = await read("surveyVersions", String(number), surveyId);
  if (row === null) throw new AppError("not-found");
  return row.data;
}

/** What a draft refers to, as it is now. */
async function draftSources(version: SurveyVersion, names: LocalizedText) {
  const rows = await readAll("questions", questionIdsOf(version));
  const questions = rows.map(({ data }) => data);
  const categories = await categoriesOf(questions);
  const short = await read("shortQuestions", shortTableId);
  const byId = new Map(rows.map(({ id, data }) => [id, data]));
  const labels = new Map(categories.map((one) => [one.id, one]));
  const sources: Sources = {
    names,
    question: (id) => byId.get(id) ?? null,
    category: (id) => labels.get(id) ?? null,
    shortNames: short?.data ?? null,
  };
  return { sources, questions, categories };
}

async function textsOf(surveyId: string, number: number, language: Language) {
  const parent = textsParent(surveyId, String(number));
  const row = await read("versionTexts", language, parent);
  if (row === null) throw new AppError("not-found");
  return row.data;
}

/** A version with its words in a language; a draft over its questions as they are, missing words empty. Rejects AppError. */
export async function readTableOf(
  { surveyId, names }: Survey,
  number: number,
  language: Language,
): Promise<TableOf> {
  const version = await versionOf(surveyId, number);
  if (version.status !== "draft")
    return { version, words: await textsOf(surveyId, number, language) };
  const { sources } = await draftSources(version, names);
  return {
    version: {
      sections: version.sections,
      questions: frozenQuestions(version, sources),
    },
    words: wordsIn(version, sources, language),
  };
}

/** A version with every word, as an import reads it again. Rejects AppError. */
export async function readWhole(
  survey: Survey,
  number: number,
): Promise<Transfer> {
  const version = await versionOf(survey.surveyId, number);
  if (version.status === "draft") {
    const { sources, questions, categories } = await draftSources(
      version,
      survey.names,
    );
    const { shortNames } = sources;
    return transferOf({ survey, version, questions, categories, shortNames });
  }
  const texts: Partial<Record<Language, VersionTexts>> = Object.fromEntries(
    await Promise.all(
      languages.map(
        async (one) =>
          [one, await textsOf(survey.surveyId, number, one)] as const,
      ),
    ),
  );
  return transferOf({
    survey,
    version,
    questions: version.questions.map((one) => thawed(one, texts)),
    categories: thawedCriteria(texts),
    shortNames: thawedShortNames(texts),
  });
}
