import { saidMost, saidOfMost } from "@domain/task/handover/handover-queries";
import { taskLogQuery } from "@domain/task/log/log-queries";
import type { TaskEntry } from "@domain/task/log/task-entry";
import { useTranslation } from "react-i18next";
import { useEachQuery } from "../../../data/hooks/use-live";
import { useNameOf } from "../parts/use-name-of";

/** What was said of the first of these tasks, the last words of each. */
export function useSaid(
  taskIds: readonly string[],
): (taskId: string) => readonly TaskEntry[] {
  const asked = [...new Set(taskIds)].slice(0, saidOfMost);
  const lists = useEachQuery(asked.map((id) => taskLogQuery(id, saidMost)));
  const said = new Map(
    asked.map((id, index) => {
      const live = lists[index];
      return [
        id,
        live?.state === "data" ? live.data.rows.map(({ data }) => data) : [],
      ];
    }),
  );
  return (id) => said.get(id) ?? [];
}

/** What somebody said of a task, in one sentence. */
export function useSaidWords(): (entry: TaskEntry) => string {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  return ({ kind, authorId, toId, text }) => {
    const by = nameOf(authorId);
    if (kind === "comment")
      return t("tasks.handover.said.comment", { by, text: text ?? "" });
    const bare = { by, to: nameOf(toId) };
    return text === null
      ? t(`tasks.handover.said.${kind}`, bare)
      : t(`tasks.handover.said.${kind}Word`, { ...bare, text });
  };
}
