import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../lib/i18n/languages";
import { useFormat } from "../../../../lib/use-format";
import { LanguagesBadge } from "../../questions/languages-badge";

/** In how many of the seven languages a thing has a name. */
export function NamesBadge({ names }: { names: LocalizedText }) {
  const { t } = useTranslation();
  const format = useFormat();
  const lacking = languages.filter((one) => !names[one]?.trim());
  return (
    <LanguagesBadge
      lacking={lacking.length}
      words={t("surveys.list.states.lacking", {
        languages: format.list(lacking.map((one) => languageNames[one])),
      })}
    />
  );
}
