import { href } from "@domain/pages";
import { isLate } from "@domain/task/state";
import type { Task } from "@domain/task/task";
import { systemAuthor, taskTextsWhere } from "@domain/task/task";
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import type { Fact } from "../../../ui/display/fact-list";
import { Slot } from "../../slots";
import { PersonName, PersonNames } from "../parts/person-name";
import { TargetNames } from "../parts/target-names";
import { useToldFact } from "../parts/use-told-fact";
import { SectorNames } from "../parts/sector-names";

/** Those that are no prose, which stands above. */
const shortTexts = taskTextsWhere(({ rows }) => rows === 1);

/** Who did something and when; nothing while it has not happened. */
function StepFact({ by, at }: { by: string | null; at: Date | null }) {
  const format = useFormat();
  return (
    <>
      {at !== null && format.dateTime(at)}
      {by !== null && (
        <Text component="span" c="dimmed" display="block" size="sm">
          <PersonName id={by} />
        </Text>
      )}
    </>
  );
}

interface Ending {
  label: string;
  by: string | null;
  at: Date | null;
}

/** Who archived or cancelled a task, and when: people write nothing to one that is over, so their last word is that. */
function useEnding(task: Task): Ending | null {
  const { t } = useTranslation();
  const by = task.updatedBy === systemAuthor ? null : task.updatedBy;
  if (task.status === "ARCHIVED")
    return {
      label: t("tasks.states.archived"),
      by,
      at: by === null ? null : task.updatedAt,
    };
  return task.status === "DELETED"
    ? { label: t("tasks.fields.cancelledAt"), by, at: task.deletedAt }
    : null;
}

function dueFact(due: string, late: string | null): ReactNode {
  return late === null ? (
    due
  ) : (
    <Text component="span" c="red" fw={500}>
      {due} · {late}
    </Text>
  );
}

/** What is known of a task, in the order of its life. */
export function useTaskFacts(task: Task): Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const late = isLate(task, now) ? t("tasks.states.late") : null;
  const ending = useEnding(task);
  const toldFact = useToldFact();
  const levels = task.target.ids.length > 1 ? "levels" : "level";
  const step = (label: string, by: string | null, at: Date | null): Fact[] =>
    by === null && at === null
      ? []
      : [{ label, value: <StepFact by={by} at={at} /> }];
  const text = (label: string, value: string | null): Fact[] =>
    value === null ? [] : [{ label, value }];
  return [
    {
      label: t("tasks.fields.type"),
      value: t(`tasks.options.type.${task.type}`),
    },
    {
      label: t("tasks.fields.dueAt"),
      value: dueFact(format.dateTime(task.dueAt), late),
    },
    ...text(
      t("tasks.fields.scheduledFor"),
      task.scheduledFor === null ? null : format.dateTime(task.scheduledFor),
    ),
    ...text(
      t("tasks.fields.leadTime"),
      task.visibilityLeadTime === null
        ? null
        : t(`tasks.options.leadTime.${task.visibilityLeadTime}`),
    ),
    {
      label: t(`tasks.options.${levels}.${task.target.level}`),
      value: <TargetNames target={task.target} />,
    },
    ...(task.target.level === "SECTOR" || task.sectorIds.length === 0
      ? []
      : [
          {
            label: t("tasks.fields.sector"),
            value: <SectorNames ids={task.sectorIds} />,
          },
        ]),
    ...(task.collect === null
      ? []
      : [
          {
            label: t("tasks.fields.collect"),
            value: (
              <Slot
                name="tasks.asked"
                props={{ collect: task.collect, at: task.completedAt }}
              />
            ),
          },
        ]),
    {
      label: t("tasks.fields.responsible"),
      value:
        task.responsibleIds.length === 0 ? (
          t("tasks.states.sectorTeam")
        ) : (
          <PersonNames ids={task.responsibleIds} />
        ),
    },
    ...text(
      t("tasks.fields.tags"),
      task.tags.length === 0 ? null : task.tags.join(", "),
    ),
    toldFact(task),
    ...shortTexts.flatMap((name) =>
      text(t(`tasks.fields.${name}`), task[name]),
    ),
    ...step(t("tasks.fields.taken"), task.takenBy, task.takenAt),
    ...step(t("tasks.fields.started"), task.startedBy, task.startedAt),
    ...step(t("tasks.fields.completed"), task.completedBy, task.completedAt),
    ...step(t("tasks.fields.signed"), task.signedBy, task.signedAt),
    ...text(t("tasks.fields.notes"), task.notes),
    ...(ending === null ? [] : step(ending.label, ending.by, ending.at)),
    ...text(t("tasks.fields.reason"), task.deletedReason),
    task.automationId === null
      ? {
          label: t("tasks.fields.author"),
          value: (
            <StepFact
              by={task.authorId === systemAuthor ? null : task.authorId}
              at={task.createdAt}
            />
          ),
        }
      : {
          label: t("tasks.fields.automation"),
          value: (
            <TextLink
              to={href("taskList", {
                tab: "automations",
                automationId: task.automationId,
              })}
            >
              {t("tasks.detail.automation")}
            </TextLink>
          ),
        },
  ];
}
