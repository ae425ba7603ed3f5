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
}

/** How long it goes on, and what of it is on this device alone. */
export function StatusLine({
  watchedMs,
  plannedMinutes,
  collecting: { collected, waiting },
  isPaused,
}: StatusLineProps) {
  const { t } = useTranslation();
  const { loose, refusal } = collected;
  const unsent = [
    ...(loose.length === 0
      ? []
      : [t("observation.collect.unsentRows", { count: loose.length })]),
    ...(waiting === 0
      ? []
      : [t("observation.collect.unsentRecords", { count: waiting })]),
  ];
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Group gap="xs" style={{ fontVariantNumeric: "tabular-nums" }}>
          <Text fw={600}>
            <Ticking of={watchedMs} />
            {plannedMinutes !== null &&
              ` / ${clockText(plannedMinutes * 60_000)}`}
          </Text>
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
      {refusal !== null && (
        <Alert
          color="red"
          role="alert"
          title={t("observation.collect.refused")}
        >
          {t(errorKey({ code: refusal }))}
        </Alert>
      )}
    </>
  );
}
