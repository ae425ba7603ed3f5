import { isLate } from "@domain/task/state";
import type { Task } from "@domain/task/task";
import { Text, VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle, IconProgress } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./due-time.module.css";

interface DueTimeProps {
  task: Pick<Task, "status" | "dueAt">;
  now: Date;
  /** The instant in words. */
  children: string;
}

/** When a task is due, and whether it is late or somebody is at it: by colour, mark and word. */
export function DueTime({ task, now, children }: DueTimeProps) {
  const { t } = useTranslation();
  const late = isLate(task, now);
  const running = task.status === "IN_PROGRESS";
  const Icon = late ? IconAlertTriangle : IconProgress;
  const word = t(late ? "tasks.states.late" : "tasks.states.inProgress");
  return (
    <Text
      span
      size="sm"
      className={classes.due ?? ""}
      {...(late ? { c: "red", fw: 500 } : {})}
    >
      {(late || running) && (
        <>
          <Icon
            size={15}
            aria-hidden
            className={late ? undefined : classes.running}
          />
          <VisuallyHidden component="span">{word} </VisuallyHidden>
        </>
      )}
      {children}
    </Text>
  );
}
