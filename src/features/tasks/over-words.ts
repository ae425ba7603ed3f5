import type { Task } from "@domain/task/task";
import i18next from "i18next";

type Over = Pick<Task, "title" | "deletedReason">;

/** That a task is called off, by whom (null: unknown) and why. */
export function overWords(
  { title, deletedReason }: Over,
  name: string | null,
): string {
  const said =
    name === null
      ? i18next.t("tasks.messages.calledOff", { title })
      : i18next.t("tasks.messages.calledOffBy", { title, name });
  return deletedReason === null
    ? said
    : `${said} ${i18next.t("tasks.messages.calledOffWhy", { reason: deletedReason })}`;
}
