import type { Task } from "@domain/task/task";
import type { TaskState } from "@domain/task/state";
import { needsSignature } from "@domain/task/signature/signature";
import { isLate, taskState } from "@domain/task/state";
import {
  IconAlertTriangle,
  IconArchive,
  IconBan,
  IconCircle,
  IconCircleCheck,
  IconProgress,
  IconSignature,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks: Record<TaskState, { color: StatusColor; icon: IconComponent }> = {
  open: { color: "blue", icon: IconCircle },
  inProgress: { color: "violet", icon: IconProgress },
  inProgressLate: { color: "red", icon: IconProgress },
  closed: { color: "green", icon: IconCircleCheck },
  closedLate: { color: "orange", icon: IconCircleCheck },
  archived: { color: "gray", icon: IconArchive },
  cancelled: { color: "gray", icon: IconBan },
};

/** Open is one state, late or not; the mark says which, by colour, icon and word. */
const lateOpen = { color: "red", icon: IconAlertTriangle } as const;

/** Closed is one state, whoever vouches for it; the mark says that nobody does yet. */
const unsigned = { color: "orange", icon: IconSignature } as const;

interface TaskStatusProps {
  task: Pick<Task, "status" | "dueAt" | "completedLate" | "type" | "signedBy">;
  now: Date;
  size?: "sm" | "md";
}

export function TaskStatus({ task, now, size = "md" }: TaskStatusProps) {
  const { t } = useTranslation();
  const state = taskState(task, now);
  if (state === "open" && isLate(task, now))
    return (
      <StatusBadge
        {...lateOpen}
        size={size}
        label={t("tasks.states.openLate")}
      />
    );
  if (needsSignature(task))
    return (
      <StatusBadge
        {...unsigned}
        size={size}
        label={t("tasks.states.unsigned")}
      />
    );
  return (
    <StatusBadge
      {...looks[state]}
      size={size}
      label={t(`tasks.states.${state}`)}
    />
  );
}
