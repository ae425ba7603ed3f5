import type { Label } from "../../label/label";
import type { Question } from "../../question/question";
import { questionFields } from "../../question/question";
import type { ShortTable } from "../../question/short";
import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import type { Survey } from "../survey";
import type { FrozenQuestion, SurveyVersion, VersionTexts } from "../version";
import type { Transfer, TransferQuestion } from "./format";
import { transferFormat, transferVersion } from "./format";

type Texts = Partial<
  Record<Language, Pick<VersionTexts, "questions" | "criteria">>
>;

/** What counts, as a file says it. */
export type Criterion = Pick<Label, "id" | "label" | "trad">;

const fieldsOf = (question: Question | TransferQuestion): TransferQuestion =>
  Object.fromEntries(
    Object.keys(questionFields).map((field) => [
      field,
      question[field as keyof TransferQuestion],
    ]),
  ) as TransferQuestion;

const byLanguage = <T>(
  of: (language: Language) => T | undefined,
): Partial<Record<Language, T>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const value = of(language);
      return value === undefined ? [] : [[language, value]];
    }),
  );

/** A question of a published version as one that can be changed: what was frozen, with its words put back. */
export function thawed(frozen: FrozenQuestion, texts: Texts): TransferQuestion {
  const words = (language: Language) =>
    texts[language]?.questions[frozen.questionRef];
  return fieldsOf({
    ...frozen,
    trad: byLanguage((language) => {
      const own = words(language);
      return own && { text: own.text, help: own.help };
    }),
    options: frozen.options.map(({ value, score }) => ({
      value,
      score,
      trad: byLanguage((language) => words(language)?.options[value]),
    })),
  });
}

/** The criteria of a published version as they were called; a translation that only repeats the French is none. */
export function thawedCriteria(texts: Texts): Criterion[] {
  const french = texts.fr?.criteria ?? {};
  return Object.entries(french).map(([id, label]) => ({
    id,
    label,
    trad: Object.fromEntries(
      languages.flatMap((language) => {
        const name = texts[language]?.criteria[id] ?? label;
        return name === label && language !== "fr" ? [] : [[language, name]];
      }),
    ),
  }));
}

/** What tables called the questions of a published version. */
export const thawedShortNames = (texts: Texts): Pick<ShortTable, "rows"> => ({
  rows: Object.fromEntries(
    Object.keys(texts.fr?.questions ?? {}).flatMap((questionRef) => {
      const names = byLanguage(
        (language) =>
          texts[language]?.questions[questionRef]?.short ?? undefined,
      );
      return Object.keys(names).length === 0 ? [] : [[questionRef, names]];
    }),
  ),
});

/** What goes into a file. */
export interface Transferred {
  survey: Pick<Survey, "names" | "surveySpecie">;
  version: Pick<SurveyVersion, "sections">;
  /** What it asks: as it is now, or thawed from what was published. */
  questions: readonly (Question | TransferQuestion)[];
  /** By their ids; what is published says itself what they were called. */
  categories: readonly Criterion[];
  shortNames: Pick<ShortTable, "rows"> | null;
}

/** A questionnaire as a file; what nobody asks in it is left out. */
export function transferOf({
  survey,
  version,
  questions,
  categories,
  shortNames,
}: Transferred): Transfer {
  const asked = new Set(
    version.sections.flatMap(({ items }) =>
      items.map(({ questionRef }) => questionRef),
    ),
  );
  const all = questions
    .filter(({ questionRef }) => asked.has(questionRef))
    .map(fieldsOf);
  const named = new Set(all.map(({ criterion }) => criterion));
  const rows = Object.entries(shortNames?.rows ?? {});
  return {
    format: transferFormat,
    formatVersion: transferVersion,
    names: survey.names,
    specieIds: survey.surveySpecie,
    criteria: categories
      .filter(({ id }) => named.has(id))
      .map(({ id, label, trad }) => ({ key: id, label, trad })),
    questions: all,
    shortNames: Object.fromEntries(rows.filter(([ref]) => asked.has(ref))),
    sections: version.sections.map((section) => ({
      ...section,
      items: section.items.map(
        ({ questionRef, weight, mandatory, onlyIf }) => ({
          questionRef,
          weight,
          mandatory,
          onlyIf,
        }),
      ),
    })),
  };
}
