import { Alert, Badge, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Collecting } from "../../../data/observation/use-collecting";
import { errorKey } from "../../../lib/i18n/error-text";
import { clockText } from "../parts/words";
import { Ticking } from "./ticking";

interface StatusLineProps {
  watchedMs: () => number;
  plannedMinutes: number | null;
  collecting: Collecting;
  isPaused: boolean;
  /** Whose keys are pressed; null: nobody's. */
  animal: string | null;
  /** What was taken back by the last touch; null: nothing. */
  undone: string | null;
}

/** How long it goes on, of whom, and what of it is on this device alone: in sight however far the keys are scrolled. */
export function StatusLine({
  watchedMs,
  plannedMinutes,
  collecting: { collected, waiting },
  isPaused,
  animal,
  undone,
}: StatusLineProps) {
  const { t } = useTranslation();
  const { loose, isShared } = collected;
  const unsent = [
    ...(loose.length === 0
      ? []
      : [t("observation.collect.unsentRows", { count: loose.length })]),
    ...(waiting === 0
      ? []
      : [t("observation.collect.unsentRecords", { count: waiting })]),
  ];
  return (
    <div>
      <Group justify="space-between" gap="0 8px">
        <Group gap="xs" style={{ fontVariantNumeric: "tabular-nums" }}>
          <Text fw={600}>
            <Ticking of={watchedMs} />
            {plannedMinutes !== null &&
              ` / ${clockText(plannedMinutes * 60_000)}`}
          </Text>
          {animal !== null && <Text fw={600}>{animal}</Text>}
          {isPaused && (
            <Badge variant="light">{t("observation.collect.paused")}</Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {unsent.length === 0
            ? t("observation.collect.allSent")
            : unsent.join(" · ")}
        </Text>
      </Group>
      <Text size="sm" role="status">
        {undone}
      </Text>
      {isShared && (
        <Text size="sm" fw={600} role="status">
          {t("observation.collect.shared")}
        </Text>
      )}
    </div>
  );
}

/** Why a part of the session was not taken; nothing where all were. */
export function Refusal({
  collecting: { collected },
}: Pick<StatusLineProps, "collecting">) {
  const { t } = useTranslation();
  const { refusal } = collected;
  return (
    refusal !== null && (
      <Alert color="red" role="alert" title={t("observation.collect.refused")}>
        {t(errorKey({ code: refusal }))}
      </Alert>
    )
  );
}
