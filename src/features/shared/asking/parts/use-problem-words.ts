import type { PublishProblem } from "@domain/survey/publish/problems";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../lib/i18n/languages";
import { useFormat } from "../../../../lib/use-format";
import type { Asking } from "../asking";

/** How a problem reads: where it is, and what is to be done. */
export interface ProblemWords {
  place: string;
  message: string;
}

/** Puts what is in the way of publishing into words. */
export function useProblemWords({
  title,
}: Pick<Asking, "title">): (problem: PublishProblem) => ProblemWords {
  const { t } = useTranslation();
  const { list } = useFormat();
  return ({ code, section, item, missing, languages, values }) => {
    const names = list(languages.map((one) => languageNames[one]));
    const place =
      section === null
        ? title
        : item === null
          ? t("surveys.edit.place.section", { section: section + 1 })
          : t("surveys.edit.place.item", {
              section: section + 1,
              item: item + 1,
            });
    const message =
      missing === null
        ? t(`surveys.edit.issues.${code}`, { languages: names, ...values })
        : t(`surveys.edit.missing.${missing}`, { languages: names });
    return { place, message };
  };
}
