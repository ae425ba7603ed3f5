import { href } from "@domain/pages";
import { IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import type { MoreItem } from "../../../ui/menu/more-menu";

/** Planning another task like this one, as an item of its menu; [] for whoever may not plan one there. */
export function useDuplicate({ id, data }: Row<"tasks">): MoreItem[] {
  const { t } = useTranslation();
  const may = useCan();
  const navigate = useNavigate();
  if (!may("create", "tasks", factsFor("tasks", data))) return [];
  return [
    {
      id: "duplicate",
      label: t("tasks.actions.duplicate"),
      icon: IconCopy,
      onPick: () =>
        void navigate(href("taskList", { mode: "create", taskId: id })),
    },
  ];
}
