import { Button, Group, Paper, Stack, Switch, Text } from "@mantine/core";
import {
  IconAlarm,
  IconBellRinging,
  IconPlayerPause,
  IconScan,
} from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { wakeSound } from "./scan-signal";
import type { ScanTimer } from "./use-scan-timer";

const second = 1000;

/** "4:05": what is left, full seconds that have begun counted. */
function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / second));
  const rest = `${seconds % 60}`.padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}

interface ScanDueProps {
  timer: ScanTimer;
  /** The place of it, which may have the focus: what is in it comes and goes. */
  place?: Ref<HTMLDivElement>;
  /** Begins the scan that is due; null: one more. */
  onScan: (slot: number | null) => void;
}

/** When the next scan is due, and the way to make it; what was missed stays so. */
export function ScanDue({ timer, place, onScan }: ScanDueProps) {
  const { t } = useTranslation();
  const { due, missed, isPaused } = timer;
  const begin = (slot: number | null) => () => {
    wakeSound();
    onScan(slot);
  };
  return (
    <Paper
      ref={place}
      tabIndex={-1}
      withBorder
      p="sm"
      radius="md"
      bd={
        due === null
          ? undefined
          : "2px solid var(--mantine-primary-color-filled)"
      }
      component="section"
      aria-label={t("observation.scan.title")}
    >
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <Standing timer={timer} />
          <Group gap="xs">
            {due !== null && (
              <Button
                h={44}
                leftSection={<IconScan size={20} aria-hidden />}
                onClick={begin(due)}
              >
                {t("observation.scan.actions.start")}
              </Button>
            )}
            {due === null && !isPaused && (
              <Button variant="default" h={44} onClick={begin(null)}>
                {t("observation.scan.actions.extra")}
              </Button>
            )}
          </Group>
        </Group>
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed">
            {missed > 0 &&
              t("observation.scan.states.missed", { count: missed })}
          </Text>
          {timer.interval !== null && (
            <Switch
              label={t("observation.scan.fields.signal")}
              checked={timer.signals}
              onChange={({ currentTarget }) =>
                timer.setSignals(currentTarget.checked)
              }
            />
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

/** What is due: read aloud when it falls due, the count-down is not. */
function Standing({ timer }: Pick<ScanDueProps, "timer">) {
  const { t } = useTranslation();
  const { due, next, isPaused } = timer;
  const isDue = due !== null;
  const Icon = isPaused ? IconPlayerPause : isDue ? IconBellRinging : IconAlarm;
  const waiting =
    next === null
      ? t("observation.scan.states.noInterval")
      : t("observation.scan.states.nextIn", { time: clockText(next) });
  return (
    <Group gap="xs" wrap="nowrap">
      <Icon size={22} aria-hidden style={{ flexShrink: 0 }} />
      <div>
        <Text fw={600} role="status">
          {isDue && t("observation.scan.states.due")}
          {isPaused && t("observation.scan.states.paused")}
        </Text>
        <Text
          size={isDue || isPaused ? "sm" : "md"}
          {...(isDue || isPaused ? { c: "dimmed" } : { fw: 600 })}
          style={{ fontVariantNumeric: "tabular-nums" }}
        >
          {waiting}
        </Text>
      </div>
    </Group>
  );
}
