import { languages } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../../lib/i18n/languages";
import { spotOf } from "./spot-of";

/** How what keeps a draft from being saved calls its fields. */
export function useFieldLabel(): (field: string) => string {
  const { t } = useTranslation();
  return (field) => {
    const { section, item } = spotOf(field);
    if (section === null) return t("surveys.edit.fields.sections");
    if (item !== null)
      return t("surveys.edit.place.item", {
        section: section + 1,
        item: item + 1,
      });
    const place = t("surveys.edit.place.section", { section: section + 1 });
    const language = languages.find((one) => field.split(".").includes(one));
    return language === undefined
      ? place
      : `${place} (${languageNames[language]})`;
  };
}
