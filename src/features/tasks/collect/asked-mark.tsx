import type { Task } from "@domain/task/task";
import { IconTemperature } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** Says of a task in a list that closing it brings a value. */
export function AskedMark({ task }: { task: Pick<Task, "collect"> }) {
  const { t } = useTranslation();
  if (task.collect === null) return null;
  const label = t("tasks.fields.collect");
  return (
    <IconTemperature
      role="img"
      aria-label={label}
      size={16}
      stroke={1.6}
      color="var(--mantine-color-dimmed)"
      style={{ flexShrink: 0 }}
    >
      <title>{label}</title>
    </IconTemperature>
  );
}
