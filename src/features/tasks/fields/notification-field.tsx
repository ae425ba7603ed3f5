import type { TaskForm } from "@domain/task/form/task-form";
import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface NotificationFieldProps {
  form: {
    values: Pick<TaskForm, "sendNotification">;
    change: (values: Pick<TaskForm, "sendNotification">) => void;
  };
}

/** Whether those it asks are told of the task, and reminded before it is due. */
export function NotificationField({ form }: NotificationFieldProps) {
  const { t } = useTranslation();
  return (
    <Switch
      label={t("tasks.fields.sendNotification")}
      description={t("tasks.help.sendNotification")}
      checked={form.values.sendNotification}
      onChange={({ currentTarget }) =>
        form.change({ sendNotification: currentTarget.checked })
      }
    />
  );
}
