import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { Tabs } from "@mantine/core";
import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../lib/i18n/languages";

interface LanguageTabsProps {
  /** The languages in which nothing is missing. */
  complete: readonly Language[];
  value: Language;
  onChange: (language: Language) => void;
}

/** The seven languages, each saying whether the words are complete in it. */
export function LanguageTabs({ complete, value, onChange }: LanguageTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      value={value}
      onChange={(chosen) =>
        onChange(languages.find((one) => one === chosen) ?? value)
      }
    >
      <Tabs.List
        aria-label={t("questions.fields.languages")}
        style={{ flexWrap: "nowrap", overflow: "auto hidden" }}
      >
        {languages.map((language) => {
          const isComplete = complete.includes(language);
          const Icon = isComplete ? IconCircleCheck : IconCircleDashed;
          return (
            <Tabs.Tab
              key={language}
              value={language}
              px="xs"
              rightSection={
                <Icon
                  size={16}
                  role="img"
                  aria-label={t(
                    isComplete
                      ? "questions.states.languageComplete"
                      : "questions.states.languageLacking",
                  )}
                />
              }
            >
              {languageNames[language]}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
    </Tabs>
  );
}
