import { ActionIcon, Group, Tooltip } from "@mantine/core";
import {
  IconFileExport,
  IconMailForward,
  IconPrinter,
  IconReport,
  IconTable,
  IconTableOff,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../display/icon";

interface ChartToolsProps {
  /** What they are about, for screen readers. */
  about: string;
  table: boolean;
  onTable: (shown: boolean) => void;
  onSave: () => void;
  /** Sends its file; null: it cannot be. */
  onSend: (() => void) | null;
  /** Takes what is drawn into a report; null: it cannot be. */
  onTake: (() => void) | null;
}

/** The table behind a chart, its file, a report, and paper. */
export function ChartTools({
  about,
  table,
  onTable,
  onSave,
  onSend,
  onTake,
}: ChartToolsProps) {
  const { t } = useTranslation();
  const tool = (
    label: string,
    Icon: IconComponent,
    onClick: () => void,
    pressed?: boolean,
  ) => (
    <Tooltip label={label}>
      <ActionIcon
        size={44}
        aria-label={t("common.messages.actionOn", {
          action: label,
          name: about,
        })}
        {...(pressed !== undefined && { "aria-pressed": pressed })}
        onClick={onClick}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <Group gap={0} wrap="nowrap" data-screen>
      {tool(
        t("chart.actions.table"),
        table ? IconTableOff : IconTable,
        () => onTable(!table),
        table,
      )}
      {tool(t("chart.actions.save"), IconFileExport, onSave)}
      {onSend !== null &&
        tool(t("chart.actions.send"), IconMailForward, onSend)}
      {onTake !== null && tool(t("chart.actions.take"), IconReport, onTake)}
      {tool(t("chart.actions.print"), IconPrinter, () => window.print())}
    </Group>
  );
}
