import { errorCode } from "@domain/errors";
import { actionRight } from "@domain/task/facts";
import type { TaskAction } from "@domain/task/transitions";
import { possibleActions } from "@domain/task/transitions";
import { Button, Group } from "@mantine/core";
import {
  IconArchive,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconHandGrab,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { report as reportProblem } from "../../../lib/report";

/** Fetched once the buttons are there: the list is to be seen first. */
const fetchWrites = () => import("../task-writes");

const report = (error: unknown) => {
  reportProblem({ code: errorCode(error), where: "task buttons" });
};

async function perform(
  action: TaskAction,
  row: Row<"tasks">,
  uid: string,
): Promise<void> {
  const { performTask } = await fetchWrites();
  await performTask(action, row, uid);
}

export const actionIcons = {
  take: IconHandGrab,
  release: IconArrowBackUp,
  start: IconPlayerPlay,
  close: IconCheck,
  archive: IconArchive,
  cancel: IconBan,
};

/** The actions the person who is working may do to a task now. */
export function useAllowedActions(): (row: Row<"tasks">) => TaskAction[] {
  const may = useCan();
  const { uid } = useReadySession();
  return ({ data }) => {
    const facts = factsFor("tasks", data);
    return possibleActions(data, uid).filter((action) =>
      may(actionRight[action], "tasks", facts),
    );
  };
}

interface TaskButtonsProps {
  row: Row<"tasks">;
  /** The actions worth a button here; all of them unless given. */
  only?: readonly TaskAction[];
  /** Where there is room for more than one line. */
  wrap?: boolean;
  /** Where the task stands beside its buttons: just the verb. */
  short?: boolean;
}

const verbs = {
  take: "tasks.actions.take",
  release: "tasks.actions.release",
  start: "tasks.actions.startShort",
  close: "tasks.actions.closeShort",
  archive: "tasks.actions.archive",
  cancel: "tasks.actions.cancelShort",
} as const satisfies Record<TaskAction, string>;

/** One button an action; the first is the one to touch next. */
export function TaskButtons({
  row,
  only,
  wrap = false,
  short = false,
}: TaskButtonsProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  useEffect(() => {
    fetchWrites().catch(report);
  }, []);
  const actions = useAllowedActions()(row).filter(
    (action) => only?.includes(action) ?? true,
  );
  return (
    <Group gap="xs" wrap={wrap ? "wrap" : "nowrap"}>
      {actions.map((action, index) => {
        const Icon = actionIcons[action];
        return (
          <Button
            key={action}
            size="compact-md"
            mih={36}
            variant={index === 0 && action !== "cancel" ? "light" : "subtle"}
            {...(action === "cancel" ? { color: "red" } : {})}
            leftSection={<Icon size={16} aria-hidden />}
            aria-label={`${t(`tasks.actions.${action}`)}: ${row.data.title}`}
            onClick={() => void perform(action, row, uid).catch(report)}
          >
            {t(short ? verbs[action] : `tasks.actions.${action}`)}
          </Button>
        );
      })}
    </Group>
  );
}
