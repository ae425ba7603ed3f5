import {
  ethogramsQuery,
  publishedEthogramsQuery,
} from "@domain/ethogram/ethogram-queries";
import { Text } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ListNotes } from "../../../ui/list/list-notes";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useVersionedList } from "../../shared/versions/list/use-versioned-list";
import { VersionedFilters } from "../../shared/versions/list/versioned-filters";
import { useEthogramName } from "../parts/use-ethogram-name";
import { EthogramTable } from "./ethogram-table";

const all = [ethogramsQuery()];
const published = [publishedEthogramsQuery()];
const nothing: readonly Row<"observations">[] = [];

interface EthogramListProps {
  title: string;
  /** Whoever makes them sees drafts and what is old, too. */
  isMaker: boolean;
}

/** The ethograms by name, all of them read: there are few. */
export function EthogramList({ title, isMaker }: EthogramListProps) {
  const { t } = useTranslation();
  const live = useLiveQueries(isMaker ? all : published);
  const nameOf = useEthogramName();
  const read = live.state === "data" ? live.data.rows : nothing;
  const list = useVersionedList(read, {
    isMaker,
    nameOf: ({ data }) => nameOf(data.names),
    speciesOf: ({ data }) => data.obsSpecie,
  });
  const { rows } = list;
  const none = (
    <EmptyState
      icon={IconEye}
      title={t("ethograms.states.none")}
      body={t(
        isMaker ? "ethograms.states.noneHelp" : "ethograms.states.noneYet",
      )}
    />
  );
  return (
    <>
      <VersionedFilters
        label={t("ethograms.actions.filter")}
        {...list.filters}
      />
      <QueryState query={live} empty={none}>
        {({ unreadable, full }) => {
          if (rows.length === 0)
            return list.isNarrowed ? (
              <NothingFound
                icon={IconEye}
                title={t("ethograms.states.notFound")}
                onReset={list.reset}
              />
            ) : (
              none
            );
          return (
            <>
              <Text c="dimmed" mb="xs" role="status">
                {t("ethograms.states.found", { count: rows.length })}
              </Text>
              <EthogramTable
                title={title}
                rows={rows}
                isMaker={isMaker}
                version={list.version}
                specieName={list.specieName}
              />
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={read.length}
              />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
