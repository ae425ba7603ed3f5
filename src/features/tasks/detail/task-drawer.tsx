import { isOpen } from "@domain/task/state";
import { Button, Divider, Group, Stack, Text } from "@mantine/core";
import { IconChecklist, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { useRecord } from "../../../data/hooks/use-record";
import { useCan } from "../../../data/hooks/use-can";
import { withTexts } from "../../../lib/i18n/i18n";
import { ErrorBoundary } from "../../../ui/state/error-boundary";
import { FactList } from "../../../ui/display/fact-list";
import { RecordDrawer } from "../../../ui/feedback/record-drawer";
import { MeasureLink } from "../collect/measure-link";
import { commentDrafts } from "../log/comment-draft";
import { MoreActions, TaskButtons } from "../parts/task-buttons";
import { TaskStatus } from "../parts/task-status";
import { OriginLinks } from "./origin-links";
import { HealthLinks } from "./health-links";
import { TaskEdit, taskEditDrafts } from "./task-edit";
import { useDuplicate } from "./use-duplicate";
import { useTaskFacts } from "./use-task-facts";
import { fetched } from "../../../ui/state/fetched";

const TaskAttachments = fetched(
  withTexts(["attachments", "pictures"], () =>
    import("../attachments/task-attachments").then(
      ({ TaskAttachments }) => TaskAttachments,
    ),
  ),
);

const TaskLog = fetched(
  withTexts(["tasks", "tasks.help", "tasks.log"], () =>
    import("../log/task-log").then(({ TaskLog }) => TaskLog),
  ),
);

const doing = ["take", "release", "start", "close", "sign", "reopen"] as const;
const ending = ["archive", "cancel"] as const;

interface TaskDrawerProps {
  taskId: string;
  onClose: () => void;
}

/** Everything about one task, live, with what may be done to it. */
export function TaskDrawer({ taskId, onClose }: TaskDrawerProps) {
  const { t } = useTranslation();
  const live = useRecord("tasks", taskId);
  const title = live.state === "data" ? live.data?.data.title : undefined;
  return (
    <RecordDrawer
      live={live}
      title={title ?? t("tasks.detail.title")}
      missing={{
        icon: IconChecklist,
        title: t("tasks.detail.missing"),
        toList: t("tasks.detail.toList"),
      }}
      onDrop={() => {
        taskEditDrafts.drop();
        commentDrafts.drop();
      }}
      onClose={onClose}
    >
      {(row, onDirty) => <TaskDetail row={row} onDirty={onDirty} />}
    </RecordDrawer>
  );
}

interface TaskDetailProps {
  row: Row<"tasks">;
  onDirty: (dirty: boolean) => void;
}

function TaskDetail({ row, onDirty }: TaskDetailProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const now = useNow();
  const task = row.data;
  const facts = useTaskFacts(task);
  const duplicate = useDuplicate(row);
  const mayChange = useCan("change", "tasks", task);
  const editable = isOpen(task) && mayChange;
  if (editing && editable)
    return (
      <TaskEdit row={row} onDirty={onDirty} onDone={() => setEditing(false)} />
    );
  return (
    <Stack gap="md">
      <Group gap="xs">
        <TaskStatus task={task} now={now} />
        {row.pending && (
          <Text size="sm" c="dimmed">
            {t("common.states.pending")}
          </Text>
        )}
      </Group>
      {task.description !== null && (
        <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {task.description}
        </Text>
      )}
      <Group gap="xs">
        <TaskButtons row={row} only={doing} />
        {editable && (
          <Button
            variant="subtle"
            size="compact-md"
            mih={36}
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {t("common.actions.edit")}
          </Button>
        )}
        <MoreActions row={row} only={ending} also={duplicate} size={36} />
      </Group>
      <MeasureLink task={task} />
      <HealthLinks task={task} />
      <OriginLinks task={task} />
      <Divider />
      <FactList facts={facts} />
      <ErrorBoundary>
        <TaskAttachments task={task} />
      </ErrorBoundary>
      <ErrorBoundary>
        <TaskLog row={row} onDirty={onDirty} />
      </ErrorBoundary>
    </Stack>
  );
}
