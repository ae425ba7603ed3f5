import type { Due } from "@domain/health/notes/due/dues";
import type { CurrentNote } from "@domain/health/notes/fold";
import { href } from "@domain/pages";
import { startOfDay } from "@domain/time/paris";
import { Button, Group, List, Text } from "@mantine/core";
import { IconCheck, IconPencilPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { usePersonName } from "../use-person-name";
import { useDues } from "./use-dues";

interface NextDuesProps {
  notes: readonly CurrentNote[];
  /** Writes the note of what was done; null for who may not. */
  onWrite: ((due: CurrentNote) => void) | null;
}

/** What is due again, the soonest first, and what became of it; what is overdue says so in words and in red. */
export function NextDues({ notes, onWrite }: NextDuesProps) {
  const { t } = useTranslation();
  const due = useDues(notes);
  if (due.length === 0) return null;
  const late = due.filter(({ state }) => state === "late").length;
  return (
    <section aria-label={t("health.notes.nextDues")}>
      <Text fw={600}>{t("health.notes.nextDues")}</Text>
      {late > 0 && (
        <Text c="red" fw={600}>
          {t("health.notes.states.overdueCount", { count: late })}
        </Text>
      )}
      <List spacing={4}>
        {due.map((one) => (
          <List.Item key={one.current.firstId}>
            <OneDue due={one} onWrite={onWrite} />
          </List.Item>
        ))}
      </List>
    </section>
  );
}

const dueWords = {
  open: "health.notes.states.due",
  late: "health.notes.states.overdue",
  done: "health.notes.states.dueDone",
  cancelled: "health.notes.states.dueCancelled",
} as const;

interface OneDueProps extends Pick<NextDuesProps, "onWrite"> {
  due: Due;
}

function OneDue({ due: { current, day, task, state }, onWrite }: OneDueProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = current.note.title ?? "";
  const isDone = state === "done";
  return (
    <Group gap="xs">
      {isDone && (
        <IconCheck
          size={16}
          color="var(--mantine-color-green-text)"
          aria-hidden
        />
      )}
      <Text component="span" {...(state === "late" && { c: "red" })}>
        {t(dueWords[state], { title, day: format.date(startOfDay(day)) })}
      </Text>
      {task !== null && (
        <TextLink
          data-screen
          to={href("taskList", { taskId: task.taskId })}
          aria-label={t("common.messages.actionOn", {
            action: t("health.notes.actions.task"),
            name: title,
          })}
        >
          {t("health.notes.actions.task")}
        </TextLink>
      )}
      {isDone && task !== null && <DoneBy task={task} />}
      {isDone && onWrite !== null && (
        <Button
          data-screen
          variant="light"
          size="compact-md"
          mih={44}
          leftSection={<IconPencilPlus size={16} aria-hidden />}
          aria-label={t("common.messages.actionOn", {
            action: t("health.notes.actions.writeNext"),
            name: title,
          })}
          onClick={() => onWrite(current)}
        >
          {t("health.notes.actions.writeNext")}
        </Button>
      )}
    </Group>
  );
}

function DoneBy({ task }: { task: NonNullable<Due["task"]> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePersonName();
  const { completedAt, completedBy } = task;
  if (completedAt === null || completedBy === null) return null;
  return (
    <Text component="span" size="sm" c="dimmed">
      {t("health.notes.states.doneBy", {
        name: nameOf(completedBy),
        moment: format.dateTime(completedAt),
      })}
    </Text>
  );
}
