import { href } from "@domain/pages";
import { IconChecklist, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { EmptyState } from "../../../ui/state/empty-state";

interface NoTasksProps {
  filtered: boolean;
  onReset: () => void;
}

/** In place of a list without tasks: what ends the narrowing, or the first step. */
export function NoTasks({ filtered, onReset }: NoTasksProps) {
  const may = useCan();
  const { t } = useTranslation();
  if (filtered)
    return (
      <NothingFound
        icon={IconChecklist}
        title={t("tasks.list.nothingFound")}
        onReset={onReset}
      />
    );
  return (
    <EmptyState
      icon={IconChecklist}
      title={t("tasks.list.empty")}
      body={t("tasks.list.emptyHelp")}
      action={
        may("create", "tasks") && (
          <ButtonLink
            to={href("taskList", { mode: "create" })}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t("tasks.actions.plan")}
          </ButtonLink>
        )
      }
    />
  );
}
