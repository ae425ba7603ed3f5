import { movementHistoryQueries } from "@domain/enrichment/enrichment-queries";
import { idOfUse } from "@domain/enrichment/use";
import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useGrowingList } from "../../data/hooks/use-growing-list";
import { useLiveDoc, useNow } from "../../data/hooks/use-live";
import { useFilter } from "../../ui/list/filter/define-filter";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { ListNotes } from "../../ui/list/list-notes";
import { LoadMore } from "../../ui/list/load-more";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { FetchedMailButton } from "../shared/exporting/fetched-mail-button";
import { lately, listedPeriod } from "../shared/exporting/lately";
import { askedOf, historyFilter } from "./history/history-filter";
import { HistoryFilterBar } from "./history/history-filters";
import { MovementTable } from "./history/movement-table";
import { useMoveWords } from "./history/use-move-words";
import { StockWords } from "./parts/stock-words";

/** Movements shown at once. */
const step = 50;

/** What went where, when, by whom, and what came back, was lost or broke: the latest first. */
export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [filters, change] = useFilter(historyFilter);
  const { live, more, growing } = useGrowingList(
    (limit) => movementHistoryQueries(zooId, askedOf(filters), limit),
    { step },
  );
  const { since, until, ...of } = filters;
  const period = listedPeriod({ since, until }, lately(useNow()));
  const rows = live.state === "data" ? live.data.rows : null;
  const moves = useMemo(() => (rows ?? []).map(({ data }) => data), [rows]);
  const words = useMoveWords(moves);
  return (
    <>
      <PageHeader
        title={t("enrichment.history.title")}
        crumbs={[{ label: t("enrichment.title"), to: href("enrichmentList") }]}
        actions={
          <FetchedMailButton asked={{ ...of, kind: "movements", period }} />
        }
      />
      <HistoryFilterBar filters={filters} change={change} />
      {filters.enrichmentId !== null && (
        <StockNow enrichmentId={filters.enrichmentId} />
      )}
      <QueryState
        query={live}
        isEmpty={(list) => list.rows.length === 0}
        empty={
          historyFilter.chips(filters).length > 0 ? (
            <NothingFound
              icon={IconArrowsExchange}
              title={t("enrichment.history.states.notFound")}
              onReset={() => change(historyFilter.initial)}
            />
          ) : (
            <EmptyState
              icon={IconArrowsExchange}
              title={t("enrichment.history.states.none")}
              body={t("enrichment.history.states.noneHelp")}
            />
          )
        }
      >
        {(list) => (
          <>
            <MovementTable rows={list.rows} words={words} />
            <ListNotes
              unreadable={list.unreadable}
              full={false}
              shown={list.rows.length}
            />
            <LoadMore onMore={more} loading={growing} />
          </>
        )}
      </QueryState>
    </>
  );
}

/** What all movements of the object come to, and that somebody has to count where that cannot be. */
function StockNow({ enrichmentId }: { enrichmentId: string }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const live = useLiveDoc("enrichmentUses", idOfUse(zooId, enrichmentId));
  if (live.state !== "data" || live.data === null) return null;
  return (
    <Group gap="xs" mb="md">
      <span>{t("enrichment.history.states.now")}</span>
      <StockWords use={live.data.data} />
    </Group>
  );
}
