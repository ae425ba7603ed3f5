import { perWeight } from "@domain/health/doses/per-weight";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { healthSight } from "@domain/health/sight";
import { lastWeightOf } from "@domain/health/values/last-weight";
import { lastWeightQuery } from "@domain/health/values/last-weight-queries";
import { builtInId } from "@domain/measures/parameters/parameter";
import { parisDay } from "@domain/time/paris";
import { Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";

interface WeightLineProps {
  dosing: Pick<
    Prescription,
    "zooId" | "animalId" | "sectorId" | "dosage" | "dosageUnit"
  >;
}

/** What one dose is for the weight of its animal, and how old that weight is; nothing where either is not known. */
export function WeightLine({ dosing }: WeightLineProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const format = useFormat();
  const now = useNow();
  const { zooId, animalId, sectorId } = dosing;
  const sight = healthSight(session, "healthValues", { zooId, sectorId });
  const parameterId = builtInId(zooId, "weight");
  const live = useLiveQueries(
    sight === null
      ? null
      : [lastWeightQuery({ zooId, animalId, parameterId, sight })],
  );
  if (live.state !== "data") return null;
  const last = lastWeightOf(live.data);
  if (last === null || typeof last.value !== "number") return null;
  const weight = { kg: last.value, day: parisDay(last.log.at) };
  const found = perWeight(dosing, weight, parisDay(now));
  if (found === null) return null;
  const how = last.log.isEstimated ? "perEstimate" : "perWeight";
  const amount = format.number(found.mgPerKg, { maximumSignificantDigits: 3 });
  const words =
    found.ageDays === 0
      ? t(`health.doses.${how}Today`, { amount })
      : t(`health.doses.${how}`, { amount, count: found.ageDays });
  return found.isOld ? (
    <StatusBadge
      color="orange"
      icon={IconAlertTriangle}
      label={words}
      size="sm"
    />
  ) : (
    <Text size="sm" c="dimmed">
      {words}
    </Text>
  );
}
