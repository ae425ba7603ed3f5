import { href } from "@domain/pages";
import { isDueByToday } from "@domain/task/state";
import { Group, Stack, Text } from "@mantine/core";
import { IconMoodSmile } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { ColorMark } from "../../../ui/display/color-mark";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { MoreActions, NextButton } from "../parts/task-buttons";
import { TaskStatus } from "../parts/task-status";
import { myTasksHref } from "../task-links";
import { useMyTasks } from "../use-my-tasks";
import type { SectorMark } from "../use-sector-names";
import { useSectorMarks } from "../use-sector-names";
import { bySector } from "./by-sector";
import classes from "./today-panel.module.css";

/** What this person has to do today, by sector, in the order in which it is due. */
export function Component() {
  const { t } = useTranslation();
  const now = useNow();
  const { live } = useMyTasks();
  const mark = useSectorMarks();
  return (
    <Panel
      title={t("tasks.board.today")}
      aside={<TextLink to={myTasksHref()}>{t("tasks.actions.all")}</TextLink>}
    >
      <QueryState query={live}>
        {(rows) => {
          const today = rows.filter(({ data }) => isDueByToday(data, now));
          return (
            <Stack gap="lg">
              {today.length === 0 && (
                <EmptyState
                  icon={IconMoodSmile}
                  title={t("tasks.board.todayEmpty")}
                  body={t("tasks.board.todayEmptyHelp")}
                />
              )}
              {bySector(today).map(([sectorId, tasks]) => (
                <SectorToday
                  key={sectorId ?? ""}
                  mark={mark(sectorId)}
                  tasks={tasks}
                  now={now}
                />
              ))}
              {rows.length > today.length && (
                <TextLink to={myTasksHref()}>
                  {t("tasks.board.later", {
                    count: rows.length - today.length,
                  })}
                </TextLink>
              )}
            </Stack>
          );
        }}
      </QueryState>
    </Panel>
  );
}

interface SectorTodayProps {
  mark: SectorMark;
  tasks: Row<"tasks">[];
  now: Date;
}

function SectorToday({ mark, tasks, now }: SectorTodayProps) {
  const format = useFormat();
  return (
    <section aria-label={mark.name}>
      <Group gap="xs" mb="xs">
        <ColorMark color={mark.color} />
        <Text fw={600}>{mark.name}</Text>
      </Group>
      <ul className={classes.tasks}>
        {tasks.map((row) => (
          <li key={row.id} className={classes.task}>
            <div className={classes.what}>
              <TextLink to={href("taskList", { taskId: row.id })} fw={500}>
                {row.data.title}
              </TextLink>
              <Group gap="xs">
                <TaskStatus task={row.data} now={now} />
                <Text size="sm" c="dimmed">
                  {format.moment(row.data.dueAt, now)}
                </Text>
              </Group>
            </div>
            <Group gap={4}>
              <NextButton row={row} />
              <MoreActions row={row} />
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
