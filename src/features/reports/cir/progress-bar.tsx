import type { FollowUpCounts } from "@domain/report/cir/follow-up";
import { Group, Progress, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

/** How many of the recommendations are done, as a bar and in words; what is late, and what is cancelled, is said beside. */
export function ProgressBar({ counts }: { counts: FollowUpCounts }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { all, done, late, cancelled } = counts;
  const n = (count: number) => format.number(count);
  const words = t("cir.states.progress", { done: n(done), all: n(all) });
  const share = (count: number) => (all === 0 ? 0 : (100 * count) / all);
  return (
    <Stack gap={4}>
      <Progress.Root size="lg" aria-hidden>
        <Progress.Section value={share(done)} color="green" />
        <Progress.Section value={share(late)} color="red" />
      </Progress.Root>
      <Group gap="md">
        <Text span fw={600}>
          {words}
        </Text>
        {late > 0 && (
          <Text span c="red">
            {t("cir.states.lateCount", { n: n(late) })}
          </Text>
        )}
        {cancelled > 0 && (
          <Text span c="dimmed">
            {t("cir.states.cancelledCount", { n: n(cancelled) })}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
