import { useTranslation } from "react-i18next";
import { chooseLanguage } from "../../../lib/i18n/i18n";
import {
  isLanguage,
  languageNames,
  languages,
} from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import classes from "./public-frame.module.css";

/** The seven languages, each in its own words. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <select
      aria-label={t("common.fields.language")}
      className={classes.language}
      value={current}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) void chooseLanguage(value);
      }}
    >
      {languages.map((language) => (
        <option key={language} lang={language} value={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  );
}
