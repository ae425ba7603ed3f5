import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Box, Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import type { SessionRow } from "./use-calendar";

interface DayPanelProps {
  day: CalendarDay;
  rows: readonly SessionRow[];
  onPlan: () => void;
  onClose: () => void;
  children: (row: SessionRow) => ReactNode;
}

/** All that is on a day, and the way to plan more. */
export function DayPanel(props: DayPanelProps) {
  const { day, rows, onPlan, onClose, children } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const may = useCan();
  return (
    <RecordPanel
      title={format.namedDay(startOfDay(day), now)}
      onClose={onClose}
    >
      <Stack>
        {rows.length === 0 && (
          <Text c="dimmed">{t("enrichment.calendar.states.noneOnDay")}</Text>
        )}
        <Stack component="ul" gap="xs" m={0} p={0}>
          {rows.map((row) => (
            <Box component="li" key={row.id} style={{ listStyle: "none" }}>
              {children(row)}
            </Box>
          ))}
        </Stack>
        {may("create", "enrichmentSessions") && (
          <Button
            style={{ alignSelf: "flex-start" }}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={onPlan}
          >
            {t("enrichment.calendar.actions.plan")}
          </Button>
        )}
      </Stack>
    </RecordPanel>
  );
}
