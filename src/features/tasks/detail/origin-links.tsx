import { href } from "@domain/pages";
import { cirIdOfTask } from "@domain/report/cir/task";
import type { Task } from "@domain/task/task";
import { Group } from "@mantine/core";
import {
  IconCalendarStats,
  IconFileAnalytics,
  IconZoomCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

/** To what a task was made from, for who reads it: the provider's visit, the findings, the enrichment that is planned. */
export function OriginLinks({ task }: { task: Task }) {
  const { t } = useTranslation();
  const may = useCan();
  const { zooId, sectorIds, findingId, enrichmentSessionId } = task;
  const reportId = cirIdOfTask(task);
  const facts = { zooId, sectorIds };
  const links = [
    reportId !== null &&
      may("read", "cirs", { zooId }) && {
        to: href("cir", { reportId, tab: "followUp" }),
        Icon: IconFileAnalytics,
        label: t("routes.menu.cir"),
      },
    findingId !== null &&
      may("read", "findings", { ...facts, ofHealth: true }) && {
        to: href("dashboard", { tab: "alerts", status: "findings" }),
        Icon: IconZoomCheck,
        label: t("tasks.detail.findings"),
      },
    enrichmentSessionId !== null &&
      may("read", "enrichmentSessions", facts) && {
        to: href("enrichmentCalendar", { sessionId: enrichmentSessionId }),
        Icon: IconCalendarStats,
        label: t("tasks.detail.session"),
      },
  ].filter((one) => one !== false);
  return links.length === 0 ? null : (
    <Group gap="xs">
      {links.map(({ to, Icon, label }) => (
        <ButtonLink
          key={to}
          to={to}
          variant="light"
          mih={36}
          size="compact-md"
          leftSection={<Icon size={16} aria-hidden />}
        >
          {label}
        </ButtonLink>
      ))}
    </Group>
  );
}
