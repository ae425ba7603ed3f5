import { href } from "@domain/pages";
import { cirIdOfTask } from "@domain/report/cir/task";
import type { Task } from "@domain/task/task";
import { Group } from "@mantine/core";
import {
  IconCalendarStats,
  IconFileAnalytics,
  IconZoomCheck,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
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
  const link = (to: string, icon: ReactNode, label: string) => (
    <ButtonLink
      to={to}
      variant="light"
      mih={36}
      size="compact-md"
      leftSection={icon}
    >
      {label}
    </ButtonLink>
  );
  const links = [
    reportId !== null &&
      may("read", "cirs", { zooId }) &&
      link(
        href("cir", { reportId, tab: "followUp" }),
        <IconFileAnalytics key="cir" size={16} aria-hidden />,
        t("routes.menu.cir"),
      ),
    findingId !== null &&
      may("read", "findings", { ...facts, ofHealth: true }) &&
      link(
        href("dashboard", { tab: "alerts", status: "findings" }),
        <IconZoomCheck key="finding" size={16} aria-hidden />,
        t("tasks.detail.findings"),
      ),
    enrichmentSessionId !== null &&
      may("read", "enrichmentSessions", facts) &&
      link(
        href("enrichmentCalendar", { sessionId: enrichmentSessionId }),
        <IconCalendarStats key="session" size={16} aria-hidden />,
        t("tasks.detail.session"),
      ),
  ].filter((one) => one !== false);
  return links.length === 0 ? null : (
    <Group gap="xs">
      {links.map((one, index) => (
        <span key={index}>{one}</span>
      ))}
    </Group>
  );
}
