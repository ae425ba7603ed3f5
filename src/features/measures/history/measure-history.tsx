import { limitsFor } from "@domain/measures/parameters/inherit";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { holdersOf, isAnimal, seriesOf } from "@domain/measures/subject";
import type { AnySeries } from "@domain/measures/values/value-queries";
import {
  historyShown,
  measuresQuery,
} from "@domain/measures/values/value-queries";
import { Group, Stack } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import { ListNotes } from "../../../ui/list/list-notes";
import { LoadMore } from "../../../ui/list/load-more";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { FetchedMailButton } from "../../shared/exporting/fetched-mail-button";
import { lately } from "../../shared/exporting/lately";
import type { ChartPlace } from "../chart/chart-place";
import { CorrectPanel } from "./correct-panel";
import { HistoryFile } from "./history-file";
import type { HistoryRow } from "./history-rows";
import { historyRows } from "./history-rows";
import { HistoryTable } from "./history-table";
import { useHistoryWords } from "./use-history-words";

/** So many days back a file of values goes where nobody says otherwise. */
const exportedDays = 90;

export interface MeasureHistoryProps {
  parameter: Parameter;
  place: ChartPlace;
  /** The sector in which it lies now. */
  sectorId: string | null;
}

/** What people said of a parameter at a place or of an animal, the latest first: what holds, who said it, and what it was before. */
export function MeasureHistory(props: MeasureHistoryProps) {
  const session = useReadySession();
  const { parameter, place } = props;
  const { zooId } = session;
  const series = seriesOf(session, zooId, place, parameter.parameterId);
  return series === null ? null : <OfSeries {...props} series={series} />;
}

function OfSeries(props: MeasureHistoryProps & { series: AnySeries }) {
  const { parameter, place, sectorId, series } = props;
  const { t } = useTranslation();
  const { live, more, growing } = useGrowingList(
    (limit) => measuresQuery(series, limit),
    { step: historyShown },
  );
  const { limits } = limitsFor(parameter, holdersOf(place));
  const words = useHistoryWords(parameter);
  const about = { subject: place, sectorId };
  const period = lately(useNow(), exportedDays);
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
        <FetchedMailButton
          asked={
            isAnimal(place)
              ? { kind: "health", period, animalId: place.animalId }
              : {
                  ...{ kind: "values", period, step: "raw", sectorId: null },
                  enclosureId: place.enclosureId,
                }
          }
        />
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
              about={about}
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
        about={about}
        onDone={() => correct(null)}
      />
    </Stack>
  );
}
