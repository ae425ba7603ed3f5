import type { Rhythm } from "@domain/health/doses/due";
import { timingOf } from "@domain/health/doses/due";
import { Text } from "@mantine/core";
import { useScheduleWords } from "../../shared/recurrence/use-schedule-words";

/** On which days a treatment of its own rhythm is given, in words. */
export function CustomWords({ rhythm }: { rhythm: Rhythm }) {
  return (
    <Text size="sm">{useScheduleWords()(timingOf(rhythm)).join(" · ")}</Text>
  );
}
