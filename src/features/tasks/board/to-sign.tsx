import { href } from "@domain/pages";
import { signTask } from "@domain/task/signature/signature";
import { signableQueries } from "@domain/task/signature/signature-queries";
import { startOfParisDay } from "@domain/time/paris";
import { Group, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { useNameOf } from "../parts/use-name-of";
import { TaskButtons } from "../parts/task-buttons";
import type { Where } from "../parts/use-where";
import { useWhere } from "../parts/use-where";
import { WhereName } from "../parts/where-name";

/** So many are shown; the list has all. */
const shownMost = 5;

/** The safety tasks that others closed and this person may vouch for; nothing while there are none. */
export function Component() {
  const { t } = useTranslation();
  const session = useReadySession();
  const now = useNow();
  const today = startOfParisDay(now).getTime();
  const queries = useMemo(
    () => signableQueries(session, new Date(today)),
    [session, today],
  );
  const live = useLiveQueries(queries);
  const rows = (live.state === "data" ? live.data.rows : []).filter(
    ({ data }) => signTask(data, { uid: session.uid, now }) !== null,
  );
  const format = useFormat();
  const whereOf = useWhere(rows.map(({ data }) => data));
  if (rows.length === 0) return null;
  return (
    <Panel
      title={t("tasks.board.toSign")}
      aside={
        <TextLink to={href("taskList", { status: "UNSIGNED" })}>
          {t("tasks.board.allToSign", { number: format.number(rows.length) })}
        </TextLink>
      }
    >
      <Stack component="ul" gap="sm" p={0} m={0}>
        {rows.slice(0, shownMost).map((row) => (
          <SignRow key={row.id} row={row} where={whereOf(row.data)} now={now} />
        ))}
      </Stack>
    </Panel>
  );
}

interface SignRowProps {
  row: Row<"tasks">;
  where: Where;
  now: Date;
}

function SignRow({ row, where, now }: SignRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useNameOf();
  const { title, completedAt, completedBy } = row.data;
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div style={{ flex: "1 1 14rem", minWidth: 0 }}>
        <TextLink to={href("taskList", { taskId: row.id })}>{title}</TextLink>
        <Text size="sm" c="dimmed">
          {completedAt !== null &&
            t("tasks.board.closedBy", {
              when: format.moment(completedAt, now),
              name: nameOf(completedBy),
            })}
        </Text>
        <Text size="sm" c="dimmed" component="div">
          <WhereName where={where} />
        </Text>
      </div>
      <TaskButtons row={row} only={["sign"]} />
    </Group>
  );
}
