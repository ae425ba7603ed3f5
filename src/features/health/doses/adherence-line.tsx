import { dosesOfTreatmentQuery } from "@domain/health/doses/dose-queries";
import { dosesDue } from "@domain/health/doses/due";
import { adherenceOf } from "@domain/health/doses/state";
import { healthSight } from "@domain/health/sight";
import { startOfDay } from "@domain/time/paris";
import { Group, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";

/** How much of a treatment was given so far, of what was to be. */
export function AdherenceLine({ row }: { row: Row<"prescriptions"> }) {
  const { t } = useTranslation();
  const session = useReadySession();
  const format = useFormat();
  const now = useNow();
  const { zooId, animalId, sectorId, startDate, frequency } = row.data;
  const sight = healthSight(session, "doses", { zooId, sectorId });
  const isPlanned = frequency !== "asNeeded";
  const live = useLiveQueries(
    sight === null || !isPlanned
      ? null
      : [dosesOfTreatmentQuery(zooId, animalId, row.id, sight)],
  );
  // Of more words than are read nobody could say it.
  if (live.state !== "data" || live.data.full) return null;
  const lines = live.data.rows.map(({ data }) => data);
  const planned = dosesDue(row.data, {
    from: startOfDay(startDate),
    until: now,
  });
  const { due, given, missed, held, refused, share } = adherenceOf(
    planned,
    lines,
    now,
  );
  if (share === null)
    return (
      <Text size="sm" c="dimmed">
        {t("health.adherence.none")}
      </Text>
    );
  const words = (
    <Text size="sm">
      {t("health.adherence.share", {
        share: format.number(share, { style: "percent" }),
        given,
        due,
      })}
      {missed + held + refused > 0 &&
        ` · ${t("health.adherence.others", { missed, held, refused })}`}
    </Text>
  );
  if (missed === 0 || row.data.status !== "current") return words;
  return (
    <Group gap="xs">
      {words}
      <StatusBadge
        color="red"
        icon={IconAlertTriangle}
        label={t("health.doses.missedCount", { count: missed })}
        size="sm"
      />
    </Group>
  );
}
