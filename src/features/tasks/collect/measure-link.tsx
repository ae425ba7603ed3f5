import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import { mayMeasure } from "@domain/task/collect/measured";
import type { Task } from "@domain/task/task";
import { Button, Group } from "@mantine/core";
import { modals } from "@mantine/modals";
import { IconHeartbeat } from "@tabler/icons-react";
import i18next from "i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Closing } from "./hold-value";

const measureHref = (taskId: string): string =>
  href("veterinaryParameters", { tool: "collect", taskId });

const icon = <IconHeartbeat size={16} aria-hidden />;
const label = () => i18next.t("tasks.actions.measure");

/** The way from a task to where values of its animals are given; nothing where it is about none, or this person gives none. */
export function MeasureLink({ task }: { task: Task }) {
  const session = useReadySession();
  if (!mayMeasure(session, task)) return null;
  return (
    <Group gap="xs">
      <ButtonLink
        to={measureHref(task.taskId)}
        variant="light"
        mih={36}
        size="compact-md"
        leftSection={icon}
      >
        {label()}
      </ButtonLink>
    </Group>
  );
}

interface MeasureFirstProps {
  taskId: string;
  go: Closing["go"];
}

/** The same in the question about its closing, which is put off by that. */
function MeasureFirst({ taskId, go }: MeasureFirstProps) {
  return (
    <Group>
      <Button
        variant="light"
        mih={44}
        leftSection={icon}
        onClick={() => {
          modals.closeAll();
          go(measureHref(taskId));
        }}
      >
        {label()}
      </Button>
    </Group>
  );
}

/** What a question about closing a check of animals offers to do first; null where there is nothing of the kind. */
export const measureFirst = (
  task: Parameters<typeof mayMeasure>[1] & Pick<Task, "taskId">,
  { session, go }: { session: Session; go: Closing["go"] },
) =>
  task.type === "animal_check" && mayMeasure(session, task) ? (
    <MeasureFirst key="measure" taskId={task.taskId} go={go} />
  ) : null;
