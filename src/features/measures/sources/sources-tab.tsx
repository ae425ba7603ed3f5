import { sourcesQuery } from "@domain/measures/ingest/source-queries";
import { Button, Group, Stack } from "@mantine/core";
import { IconAntenna, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { DiscardPanel } from "./discard-panel";
import { SecretPanel } from "./secret-panel";
import { SourceList } from "./source-list";
import { SourcePanel } from "./source-panel";
import type { Secret, SourceRow } from "./source-writes";

/** Who sends readings: made, changed, given another secret, or taken nothing of any more. */
export function SourcesTab() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const { byName } = useFormat();
  const live = useLiveQueries([sourcesQuery(zooId)]);
  const [edited, edit] = useState<SourceRow | "new" | null>(null);
  const [secret, tell] = useState<Secret | null>(null);
  const [shown, show] = useState<string | null>(null);
  const [discarded, discard] = useState<SourceRow | null>(null);
  const mayCreate = may("create", "sensorSources", { zooId });
  const rowOf = (sourceId: string | null): SourceRow | null =>
    (live.state === "data" &&
      live.data.rows.find(({ id }) => id === sourceId)) ||
    null;
  const create = mayCreate && (
    <Button
      mih={44}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => edit("new")}
    >
      {t("measures.sources.create")}
    </Button>
  );
  return (
    <Stack gap="md">
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconAntenna}
            title={t("measures.sources.none")}
            body={t("measures.sources.noneHelp")}
            action={create}
          />
        }
      >
        {({ rows }) => (
          <>
            <Group>{create}</Group>
            <SourceList
              rows={[...rows].sort(
                (a, b) =>
                  Number(a.data.isArchived) - Number(b.data.isArchived) ||
                  byName(a.data.name, b.data.name),
              )}
              onEdit={edit}
              onSecret={tell}
              onShow={({ id }) => show(id)}
              onDiscard={discard}
            />
          </>
        )}
      </QueryState>
      {edited !== null && (
        <SourcePanel
          row={edited === "new" ? null : edited}
          onClose={() => edit(null)}
          onSecret={tell}
        />
      )}
      {(secret !== null || shown !== null) && (
        <SecretPanel
          row={rowOf(secret?.sourceId ?? shown)}
          secret={secret}
          onClose={() => {
            tell(null);
            show(null);
          }}
        />
      )}
      {discarded !== null && (
        <DiscardPanel row={discarded} onClose={() => discard(null)} />
      )}
    </Stack>
  );
}
