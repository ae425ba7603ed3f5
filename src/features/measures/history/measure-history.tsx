import { limitsFor, placeHolders } from "@domain/measures/parameters/inherit";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import {
  historyShown,
  measuresQuery,
} from "@domain/measures/values/value-queries";
import { Group, Stack } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { ListNotes } from "../../../ui/list/list-notes";
import { LoadMore } from "../../../ui/list/load-more";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import type { ChartPlace } from "../chart/chart-place";
import { CorrectPanel } from "./correct-panel";
import { HistoryFile } from "./history-file";
import type { HistoryRow } from "./history-rows";
import { historyRows } from "./history-rows";
import { HistoryTable } from "./history-table";
import { useHistoryWords } from "./use-history-words";

export interface MeasureHistoryProps {
  parameter: EnvironmentalParameter;
  place: ChartPlace;
}

/** What people said of a parameter at a place, the latest first: what holds, who said it, and what it was before. */
export function MeasureHistory({ parameter, place }: MeasureHistoryProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { enclosureId, areaId } = place;
  const { parameterId } = parameter;
  const { live, more, growing } = useGrowingList(
    (limit) =>
      measuresQuery({ zooId, enclosureId, areaId, parameterId }, limit),
    { step: historyShown },
  );
  const { limits } = limitsFor(parameter, placeHolders(enclosureId, areaId));
  const words = useHistoryWords(parameter);
  const sectorId = useEnclosures(zooId).of(enclosureId)?.linkedSectorId ?? null;
  const sectorIds = sectorId === null ? [] : [sectorId];
  const [corrected, correct] = useState<HistoryRow | null>(null);
  const lines = live.state === "data" ? live.data.rows : null;
  const rows = useMemo(() => historyRows(lines ?? [], limits), [lines, limits]);
  const label = t("measures.chart.history.title", {
    parameter: words.name,
    place: place.name,
  });
  return (
    <Stack gap="sm">
      <Group justify="flex-end" data-screen>
        <HistoryFile
          rows={rows}
          words={words}
          name={label}
          hasMore={more !== null}
        />
      </Group>
      <QueryState
        query={live}
        isEmpty={(list) => list.rows.length === 0}
        empty={
          <EmptyState
            icon={IconHistory}
            title={t("measures.chart.history.none")}
            body={t("measures.chart.history.noneHelp")}
          />
        }
      >
        {(list) => (
          <>
            <HistoryTable
              label={label}
              rows={rows}
              words={words}
              parameter={parameter}
              sectorIds={sectorIds}
              onCorrect={correct}
            />
            <ListNotes
              unreadable={list.unreadable}
              full={false}
              shown={rows.length}
            />
            <LoadMore onMore={more} loading={growing} />
          </>
        )}
      </QueryState>
      <CorrectPanel
        parameter={parameter}
        name={words.name}
        row={corrected}
        sectorIds={sectorIds}
        onDone={() => correct(null)}
      />
    </Stack>
  );
}
