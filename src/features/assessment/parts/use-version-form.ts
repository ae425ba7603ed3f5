import type { Form } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import type { VersionTexts } from "@domain/survey/version";
import { useMemo } from "react";
import type { Live } from "../../../data/live-store";
import { useVersion } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What a version asks, and its words. */
export interface VersionForm {
  form: Form;
  words: VersionTexts;
}

/** A version of a questionnaire in the reader's language, ready to be answered or read; null: it is not there. Null ids ask nothing and stay loading. */
export function useVersionForm(
  surveyId: string | null,
  number: number | null,
): Live<VersionForm | null> {
  const { version, words } = useVersion(surveyId, number, useLanguage());
  return useMemo(() => {
    if (version.state !== "data") return version;
    if (words.state !== "data") return words;
    if (version.data === null || words.data === null)
      return { state: "data", data: null };
    return {
      state: "data",
      data: { form: formOf(version.data.data), words: words.data.data },
    };
  }, [version, words]);
}
