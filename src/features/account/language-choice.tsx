import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { chooseLanguage } from "../../lib/i18n/i18n";
import { languageNames, languages } from "../../lib/i18n/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import classes from "./login.module.css";

/** The seven languages, each in its own words. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <div
      role="group"
      aria-label={t("common.fields.language")}
      className={classes.languages}
    >
      {languages.map((language) => (
        <UnstyledButton
          key={language}
          lang={language}
          aria-pressed={language === current}
          className={classes.language ?? ""}
          onClick={() => void chooseLanguage(language)}
        >
          {languageNames[language]}
        </UnstyledButton>
      ))}
    </div>
  );
}
