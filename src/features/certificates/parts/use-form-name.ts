import type { Certificate } from "@domain/certificate/certificate";
import { publishedEthogramsQuery } from "@domain/ethogram/ethogram-queries";
import { surveyName } from "@domain/survey/survey";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { comingName } from "../../../data/hooks/use-names";
import { useSurveys } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";

const ethograms = [publishedEthogramsQuery()];

/** The questionnaire or the ethogram of a certificate with its version, in the reader's words; of which kinds there are some. */
export function useFormName(
  kinds: readonly Certificate["kind"][],
): (of: Pick<Certificate, "kind" | "formId" | "version">) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const asks = kinds.includes("answers");
  const surveys = useSurveys(asks ? false : null);
  const coded = useLiveQueries(
    kinds.includes("observation") ? ethograms : null,
  );
  return ({ kind, formId, version }) => {
    const live = kind === "answers" ? surveys : coded;
    if (live.state === "loading") return comingName;
    const row =
      live.state === "data"
        ? live.data.rows.find(({ id }) => id === formId)
        : undefined;
    const name = row === undefined ? null : surveyName(row.data, language);
    return t("certificates.states.formVersion", {
      name: name ?? t("certificates.states.gone"),
      version,
    });
  };
}
