import type { Task } from "@domain/task/task";
import { useTranslation } from "react-i18next";
import type { Fact } from "../../../ui/display/fact-list";

/** Whether those whom a task is for are told of it and reminded. */
export function useToldFact(): (of: Pick<Task, "sendNotification">) => Fact {
  const { t } = useTranslation();
  return ({ sendNotification }) => ({
    label: t("tasks.fields.sendNotification"),
    value: t(sendNotification ? "tasks.states.told" : "tasks.states.untold"),
  });
}
