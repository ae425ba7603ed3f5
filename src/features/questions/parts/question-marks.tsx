import type { Question } from "@domain/question/question";
import { IconArchive, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

/** That a question comes with the provider's sync; nothing for one that was made here. */
export function SourceMark({ source }: Pick<Question, "source">) {
  const { t } = useTranslation();
  return source === "own" ? null : (
    <StatusBadge
      color="blue"
      size="sm"
      icon={IconRefresh}
      label={t("questions.options.source.sync")}
    />
  );
}

/** That a question can no longer be asked anew. */
export function ArchivedMark({ archived }: Pick<Question, "archived">) {
  const { t } = useTranslation();
  return archived ? (
    <StatusBadge
      color="gray"
      size="sm"
      icon={IconArchive}
      label={t("questions.states.archived")}
    />
  ) : null;
}
