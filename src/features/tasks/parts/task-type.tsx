import type { TaskType } from "@domain/task/task";
import {
  IconMeat,
  IconShieldCheck,
  IconStethoscope,
  IconTool,
  IconTruckDelivery,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";

const icons: Record<TaskType, IconComponent> = {
  feeding: IconMeat,
  maintenance: IconTool,
  animal_check: IconStethoscope,
  logistics: IconTruckDelivery,
  safety: IconShieldCheck,
};

/** The icon of a task's type; its word is the tooltip and the name. */
export function TaskTypeIcon({ type }: { type: TaskType }) {
  const { t } = useTranslation();
  const Icon = icons[type];
  const label = t(`tasks.options.type.${type}`);
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      style={{
        display: "inline-flex",
        flexShrink: 0,
        color: "var(--mantine-color-dimmed)",
      }}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </span>
  );
}
