import { scanStanding } from "@domain/observation/collect/standing";
import type { Rows, ScanRow } from "@domain/observation/rows/row";
import { Button, Card, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { clockText } from "../parts/words";

/** What the sheet of a scan is given by the page around it. */
interface ScanFrame {
  /** Which of the scans that are due; null: one more. */
  slot: number | null;
  previous: ScanRow | null;
  instant: () => number;
  onSave: (row: ScanRow) => void;
  onClose: () => void;
}

/** Draws the sheet of a scan. */
export type RenderScan = (frame: ScanFrame) => ReactNode;

interface ScanPanelProps {
  rows: Rows;
  /** Seconds from one to the next; null: whenever somebody likes. */
  interval: number | null;
  instant: () => number;
  /** null: no scan can be made now. */
  onOpen: ((slot: number | null) => void) | null;
}

/** Which scan is due, or when the next one is, and the way to make it. */
export function ScanPanel({ rows, interval, instant, onOpen }: ScanPanelProps) {
  const { t } = useTranslation();
  useNow(1000);
  const { due, nextIn } =
    interval === null
      ? { due: null, nextIn: null }
      : scanStanding(rows, interval, instant());
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>
            {due === null
              ? t("observation.collect.scans", { count: rows.scans.length })
              : t("observation.collect.scanDue", { number: due + 1 })}
          </Text>
          {nextIn !== null && (
            <Text size="sm" c="dimmed" aria-live="off">
              {t("observation.collect.nextScan", { time: clockText(nextIn) })}
            </Text>
          )}
        </div>
        {onOpen !== null && (
          <Button
            size="md"
            variant={due === null ? "default" : "filled"}
            onClick={() => onOpen(due)}
          >
            {t("observation.collect.makeScan")}
          </Button>
        )}
      </Group>
    </Card>
  );
}
