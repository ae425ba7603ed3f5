import { baselineLeast } from "@domain/analysis/control-chart";
import type { Series } from "@domain/evaluation/results/series";
import type { Drift } from "@domain/evaluation/results/change";
import { changesIn } from "@domain/evaluation/results/change";
import { startOfDay } from "@domain/time/paris";
import { Alert, Text } from "@mantine/core";
import { IconTrendingDown, IconTrendingUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

interface ShiftNoteProps {
  series: Series;
  name: string;
  /** There are earlier ones that were not read: what is expected follows from the first of all. */
  isFull: boolean;
}

/** Whether scores have shifted against their own earlier ones, and since when, or go one way little by little, or why that cannot be said. */
export function ShiftNote({ series, name, isFull }: ShiftNoteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (isFull)
    return (
      <Text size="sm" c="dimmed">
        {t("results.time.shiftUnsaid", { why: t("results.time.notAll") })}
      </Text>
    );
  const [change] = changesIn([series]);
  if (change === undefined) return null;
  const { shift, drift } = change;
  const isShifted = shift.canSay && shift.side !== null;
  if (drift !== null && !isShifted)
    return (
      <Alert
        color={drift.way === "falling" ? "orange" : "blue"}
        icon={<WayIcon way={drift.way} />}
        title={t(`results.time.drift.${drift.way}`, { name })}
      >
        {t("results.time.driftOver", { count: drift.n })}
      </Alert>
    );
  if (!shift.canSay)
    return (
      <Text size="sm" c="dimmed">
        {t("results.time.shiftUnsaid", {
          why: t(`results.time.why.${shift.why}`, { least: baselineLeast + 3 }),
        })}
      </Text>
    );
  const { side, since, count, baseline } = shift;
  if (side === null || since === null)
    return (
      <Text size="sm">{t("results.time.noShift", { name, n: baseline })}</Text>
    );
  return (
    <Alert
      color={side === "below" ? "orange" : "blue"}
      icon={<WayIcon way={side === "below" ? "falling" : "rising"} />}
      title={t(`results.time.shift.${side}`, { name })}
    >
      {t("results.time.shiftSince", {
        count,
        day: format.date(startOfDay(since)),
        n: baseline,
      })}
    </Alert>
  );
}

function WayIcon({ way }: Pick<Drift, "way">) {
  const Icon = way === "falling" ? IconTrendingDown : IconTrendingUp;
  return <Icon size={20} aria-hidden />;
}
