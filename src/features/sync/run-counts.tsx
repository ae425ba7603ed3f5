import type { RunCounts, RunStatus } from "@domain/sync/run";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/use-format";
import { collectionWord, outcomeWord } from "./run-words";

export interface ShownList {
  collection: string;
  outcome: string;
}

interface RunCountsProps {
  counts: RunCounts;
  status: RunStatus;
  shown: ShownList | null;
  onShow: (list: ShownList | null) => void;
}

/** There is nothing to see of what stays as it is. */
const unlisted: ReadonlySet<string> = new Set(["unchanged"]);

/** How many of each, by kind; a touch shows which. */
export function RunCountsView({
  counts,
  status,
  shown,
  onShow,
}: RunCountsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack gap="sm">
      {Object.entries(counts).map(([collection, own]) => (
        <Stack key={collection} gap={4}>
          <Text fw={600}>{collectionWord(t, collection)}</Text>
          <Group gap="xs">
            {Object.entries(own)
              .filter(([, count]) => count > 0)
              .map(([outcome, count]) => {
                const isShown =
                  shown?.collection === collection && shown.outcome === outcome;
                const label = t("sync.states.counted", {
                  word: outcomeWord(t, outcome, status),
                  number: format.number(count),
                });
                return unlisted.has(outcome) || outcome === "meanwhile" ? (
                  <Text key={outcome} size="sm" c="dimmed" px="xs">
                    {label}
                  </Text>
                ) : (
                  <Button
                    key={outcome}
                    size="xs"
                    variant={isShown ? "light" : "default"}
                    aria-pressed={isShown}
                    onClick={() =>
                      onShow(isShown ? null : { collection, outcome })
                    }
                  >
                    {label}
                  </Button>
                );
              })}
          </Group>
        </Stack>
      ))}
    </Stack>
  );
}
