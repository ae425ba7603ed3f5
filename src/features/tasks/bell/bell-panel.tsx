import { href } from "@domain/pages";
import type { Bell, BellGroup } from "@domain/task/bell";
import { shortDescription } from "@domain/task/bell";
import type { Task } from "@domain/task/task";
import { Box, Group, Stack, Text, Title, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Live, Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ColorMark } from "../../../ui/display/color-mark";
import { TextLink } from "../../../ui/display/text-link";
import { NotKnown } from "../../../ui/state/not-known";
import { QueryState } from "../../../ui/state/query-state";
import { Slot } from "../../slots";
import { TaskStatus } from "../parts/task-status";
import { myTasksHref } from "../task-links";
import { useSectorMarks } from "../use-sector-names";
import classes from "./bell-panel.module.css";
import { bellSize } from "./bell-size";

export interface BellPanelProps {
  bell: Bell<Task>;
  live: Live<Row<"tasks">[]>;
  /** There may be more tasks than the bell listens to. */
  full: boolean;
  /** So many cannot be read and are left out. */
  unreadable: number;
  /** None is here, and nobody could be asked yet. */
  unknown: boolean;
  now: Date;
  onLeave: () => void;
}

/** The person's open tasks by sector, soonest first. */
export function BellPanel(props: BellPanelProps) {
  const { bell, live, full, unreadable, unknown, now, onLeave } = props;
  const { t } = useTranslation();
  const mark = useSectorMarks();
  return (
    <Stack
      gap={0}
      mah={`min(${bellSize.height}px, calc(100dvh - 72px))`}
      onClickCapture={leaveOnLink(onLeave)}
    >
      <Group
        justify="space-between"
        wrap="nowrap"
        gap="xs"
        p="sm"
        className={classes.head ?? ""}
      >
        <Group gap="0 8px" align="baseline">
          <Title order={2} size="h4">
            {t("tasks.bell.title")}
          </Title>
          {live.state === "data" && !unknown && (
            <Text size="xs" c="dimmed">
              {t("tasks.bell.open", { count: bell.open })} ·{" "}
              {t("tasks.bell.inProgress", { count: bell.inProgress })} ·{" "}
              {t("tasks.bell.byToday", { count: bell.badge })}
            </Text>
          )}
        </Group>
        <TextLink to={href("taskList")} size="sm" className={classes.all ?? ""}>
          {t("tasks.actions.all")}
        </TextLink>
      </Group>
      <Box className={classes.list ?? ""} mah={bellSize.list}>
        <QueryState
          query={live}
          empty={
            unknown ? (
              <NotKnown />
            ) : (
              <Text p="md" c="dimmed">
                {t("tasks.bell.empty")}
              </Text>
            )
          }
        >
          {() => (
            <Stack gap="md" p="sm">
              {bell.groups.map((group) => (
                <SectorTasks
                  key={group.sectorId ?? ""}
                  group={group}
                  now={now}
                  {...mark(group.sectorId)}
                />
              ))}
              {full && <Text size="sm">{t("tasks.bell.more")}</Text>}
            </Stack>
          )}
        </QueryState>
        {unreadable > 0 && (
          <Text size="sm" c="dimmed" p="sm">
            {t("common.messages.unreadable", { count: unreadable })}
          </Text>
        )}
      </Box>
      <Slot name="bell" props={{}} />
      <div className={classes.foot}>
        <TextLink to={href("taskList")} size="sm">
          {t("tasks.actions.all")}
        </TextLink>
      </div>
    </Stack>
  );
}

const leaveOnLink = (onLeave: () => void) => (event: React.MouseEvent) => {
  if (event.target instanceof Element && event.target.closest("a")) onLeave();
};

interface SectorTasksProps {
  group: BellGroup<Task>;
  name: string;
  color: string;
  now: Date;
}

function SectorTasks({ group, name, color, now }: SectorTasksProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section>
      <Group gap="xs" mb={4}>
        <ColorMark color={color} />
        <Text fw={600} size="sm">
          {name}
        </Text>
      </Group>
      <Stack component="ul" gap={2} className={classes.tasks ?? ""}>
        {group.tasks.map((task) => (
          <li key={task.taskId}>
            <UnstyledButton
              component={Link}
              to={href("taskList", { taskId: task.taskId })}
              className={classes.task ?? ""}
            >
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <Text fw={500} lineClamp={2}>
                  {task.title}
                </Text>
                <span className={classes.status}>
                  <TaskStatus task={task} now={now} />
                </span>
              </Group>
              <Text size="sm" c="dimmed">
                {format.moment(task.dueAt, now)}
              </Text>
              {task.description !== null && (
                <Text size="sm" c="dimmed">
                  {shortDescription(task.description)}
                </Text>
              )}
            </UnstyledButton>
          </li>
        ))}
      </Stack>
      {group.remaining > 0 && (
        <TextLink
          to={myTasksHref(group.sectorId)}
          size="sm"
          display="inline-block"
          mx="xs"
          py={4}
        >
          {t("tasks.bell.remaining", { count: group.remaining })}
        </TextLink>
      )}
    </section>
  );
}
