import { languages } from "@domain/taxonomy/taxonomy";
import { VisuallyHidden } from "@mantine/core";
import { IconCircleCheck, IconLanguage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

interface LanguagesBadgeProps {
  /** Of so many languages something lacks. */
  lacking: number;
  /** What, read aloud and where the mouse rests. */
  words: string;
}

/** In how many of the seven languages everything is written. */
export function LanguagesBadge({ lacking, words }: LanguagesBadgeProps) {
  const { t } = useTranslation();
  if (lacking === 0)
    return (
      <StatusBadge
        color="green"
        size="sm"
        icon={IconCircleCheck}
        label={t("questions.states.complete")}
      />
    );
  return (
    <span title={words}>
      <StatusBadge
        color="gray"
        size="sm"
        icon={IconLanguage}
        label={t("questions.states.completeIn", {
          given: languages.length - lacking,
          all: languages.length,
        })}
      />
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}
