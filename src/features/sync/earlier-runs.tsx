import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { useFormat } from "../../lib/use-format";
import { statusWord } from "./run-words";

interface EarlierRunsProps {
  runs: readonly Row<"syncRuns">[];
  shown: string;
  onChoose: (runId: string) => void;
}

/** What was planned and done before, the latest first; a touch shows it above. */
export function EarlierRuns({ runs, shown, onChoose }: EarlierRunsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: "none" }}>
      {runs.map(
        ({ id, data: { kind, status, startedAt, done, total, file } }) => (
          <Group key={id} component="li" gap="sm" justify="space-between">
            <Stack gap={0} miw={0}>
              <Text>{`${t(`sync.options.kinds.${kind}`)} · ${statusWord(t, status)}`}</Text>
              <Text size="sm" c="dimmed">
                {[
                  format.dateTime(startedAt),
                  ...(file === null ? [] : [file.name]),
                  // How much a merge or a copy comes to is not known before.
                  ...(total > 0
                    ? [t("sync.states.written", { done, total })]
                    : []),
                ].join(" · ")}
              </Text>
            </Stack>
            <Button
              size="xs"
              variant="default"
              disabled={id === shown}
              aria-label={t("sync.actions.showOf", {
                date: format.dateTime(startedAt),
              })}
              onClick={() => onChoose(id)}
            >
              {t("sync.actions.show")}
            </Button>
          </Group>
        ),
      )}
    </Stack>
  );
}
