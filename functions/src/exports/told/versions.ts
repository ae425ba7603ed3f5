import type { Evaluation } from "@domain/evaluation/evaluation";
import { versionKey } from "@domain/evaluation/results/read";
import type { UserLanguage } from "@domain/person/user";
import type { Form } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import type { VersionTexts } from "@domain/survey/version";
import { languages } from "@domain/taxonomy/taxonomy";
import { textsParent } from "@domain/versions/kinds";
import { database } from "../../edge/admin";
import { readingOf, refBelow } from "../../edge/documents";

type Given = Pick<Evaluation, "surveyId" | "version">;

/** A version of a questionnaire as answers are read in it: what it asks, and its words in the language asked for, else in one that it has. */
export interface VersionRead {
  form: Form;
  words: VersionTexts | null;
}

async function read(
  { surveyId, version }: Given,
  language: UserLanguage,
): Promise<VersionRead | null> {
  const number = String(version);
  const parent = textsParent(surveyId, number);
  const wanted = [language, ...languages.filter((one) => one !== language)];
  const [asked, ...texts] = await database().getAll(
    refBelow("surveyVersions", surveyId, number),
    ...wanted.map((one) => refBelow("versionTexts", parent, one)),
  );
  const record = asked && readingOf("surveyVersions", asked).record;
  if (!record) return null;
  const words = texts.flatMap(
    (one) => readingOf("versionTexts", one).record ?? [],
  );
  return { form: formOf(record), words: words[0] ?? null };
}

/** The versions that are met, each read once. */
export function versionsOf(language: UserLanguage) {
  const known = new Map<string, VersionRead | null>();
  return {
    async learn(all: readonly Given[]) {
      for (const one of all) {
        const key = versionKey(one.surveyId, one.version);
        if (!known.has(key)) known.set(key, await read(one, language));
      }
    },
    /** null: there is none. */
    of: ({ surveyId, version }: Given) =>
      known.get(versionKey(surveyId, version)) ?? null,
  };
}
