import { href } from "@domain/pages";
import { latenessOf } from "@domain/task/lateness/lateness";
import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { useFormat } from "../../../../lib/use-format";
import { TextLink } from "../../../../ui/display/text-link";
import { PersonName } from "../../parts/person-name";
import { TaskStatus } from "../../parts/task-status";
import classes from "./automation-history.module.css";
import { useDurationWords } from "./use-duration-words";

export function Entries({ children }: { children: ReactNode }) {
  return (
    <Stack component="ol" gap={0} className={classes.list ?? ""}>
      {children}
    </Stack>
  );
}

interface EntryProps {
  /** When it was to be done. */
  when: ReactNode;
  /** What else is to be known of it. */
  children?: ReactNode;
  badge: ReactNode;
}

export function Entry({ when, children, badge }: EntryProps) {
  return (
    <li className={classes.entry}>
      <div>
        {when}
        {children}
      </div>
      {badge}
    </li>
  );
}

/** A task of an automation: for when it was, who closed it when, and how late. */
export function TaskEntry({ row, now }: { row: Row<"tasks">; now: Date }) {
  const { t } = useTranslation();
  const format = useFormat();
  const durationWords = useDurationWords();
  const { data } = row;
  const { completedAt, completedBy } = data;
  const late = latenessOf(data);
  return (
    <Entry
      when={
        <TextLink to={href("taskList", { taskId: row.id })}>
          {format.dateTime(data.scheduledFor ?? data.dueAt)}
        </TextLink>
      }
      badge={<TaskStatus task={data} now={now} />}
    >
      {(completedBy !== null || completedAt !== null) && (
        <Text size="sm" c="dimmed">
          {completedBy !== null && <PersonName id={completedBy} />}
          {completedBy !== null && completedAt !== null && " · "}
          {completedAt !== null && format.dateTime(completedAt)}
        </Text>
      )}
      {late !== null && (
        <Text size="sm">
          {t("tasks.automations.track.lateBy", {
            duration: durationWords(late),
          })}
        </Text>
      )}
    </Entry>
  );
}
