import { markOfLimits } from "@domain/measures/parameters/limits";
import type { Subject } from "@domain/measures/subject";
import type { Latest } from "@domain/measures/values/latest";
import { Group, Skeleton, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { seriesLimits } from "../limits/series-limits";
import type { ParameterRow } from "../parameters/use-parameters";
import { useParameterWords } from "../parameters/use-parameter-words";

/** One line of the list of an enclosure or an animal: a parameter, of the whole or in a zone. */
export interface Measured {
  row: ParameterRow;
  subject: Subject;
  /** The zone's. */
  areaName: string | null;
  latest: Latest | null;
  /** Whether it is known that there is none. */
  isRead: boolean;
  pending: boolean;
}

/** What was measured last; outside of its limits by shape and word. */
export function LatestValue({ line }: { line: Measured }) {
  const { t } = useTranslation();
  const { valueOf } = useParameterWords();
  const { row, latest, isRead, pending } = line;
  if (latest === null && !isRead) return <Skeleton h={14} w={90} my={4} />;
  if (latest === null)
    return (
      <Text component="span" inherit c="dimmed">
        {t("measures.states.noValue")}
      </Text>
    );
  const { limits } = seriesLimits(line);
  const mark =
    typeof latest.value === "number" && row.data.measureType === "numeric"
      ? markOfLimits(latest.value, limits)
      : null;
  const Icon = mark === "above" ? IconArrowUp : IconArrowDown;
  return (
    <Group component="span" gap={6} wrap="nowrap">
      <Text component="span" inherit fw={600} c="var(--mantine-color-text)">
        {valueOf(row.data, latest.value)}
      </Text>
      {(mark === "above" || mark === "below") && (
        <Group component="span" gap={2} wrap="nowrap">
          <Icon size={16} aria-hidden />
          <Text component="span" size="sm">
            {t(`measures.states.${mark}`)}
          </Text>
        </Group>
      )}
      {pending && <PendingBadge />}
    </Group>
  );
}

/** When that was: to the minute, or in which hour or on which day. */
export function LatestWhen({ latest }: { latest: Latest | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  if (latest === null) return null;
  const { at, known } = latest;
  if (known === "instant") return format.moment(at, now);
  return known === "hour"
    ? t("measures.states.inHour", {
        from: format.time(at),
        until: format.time(new Date(at.getTime() + 3_600_000)),
      })
    : format.day(at, now);
}
