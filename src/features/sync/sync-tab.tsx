import { syncRunsQuery } from "@domain/sync/sync-queries";
import { Stack, Text, Title } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGrowingList } from "../../data/hooks/use-growing-list";
import { EmptyState } from "../../ui/state/empty-state";
import { LoadMore } from "../../ui/list/load-more";
import { QueryState } from "../../ui/state/query-state";
import { EarlierRuns } from "./earlier-runs";
import { RunView } from "./run-view";
import { StartRun } from "./start-run";

/** Asks the provider's sync or takes a file, shows what that would change, carries it out, and lists what was done before. */
export function Component() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const { live, more, growing } = useGrowingList((limit) =>
    syncRunsQuery(limit),
  );
  return (
    <Stack gap="lg">
      <Text c="dimmed" maw="44rem">
        {t("sync.help")}
      </Text>
      <StartRun onPlanned={setChosen} />
      <QueryState query={live}>
        {({ rows }) => {
          const run = rows.find(({ id }) => id === chosen) ?? rows[0];
          return run === undefined ? (
            <EmptyState
              title={t("sync.empty.title")}
              icon={IconRefresh}
              body={t("sync.empty.text")}
            />
          ) : (
            <Stack gap="lg">
              <RunView key={run.id} run={run} />
              <Stack gap="xs">
                <Title order={2} size="h4">
                  {t("sync.runs")}
                </Title>
                <EarlierRuns runs={rows} shown={run.id} onChoose={setChosen} />
                <LoadMore onMore={more} loading={growing} />
              </Stack>
            </Stack>
          );
        }}
      </QueryState>
    </Stack>
  );
}
