import {
  ethogramsQuery,
  publishedEthogramsQuery,
} from "@domain/ethogram/ethogram-queries";
import type { Ethogram } from "@domain/ethogram/ethogram";
import { isListed } from "@domain/versions/listed";
import { Text } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useSearchTerm } from "../../../lib/carried-search";
import { useFormat } from "../../../lib/use-format";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ListNotes } from "../../../ui/list/list-notes";
import { matchesText } from "../../../ui/list/search-text";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useSpeciesNames } from "../../shared/versions/list/use-species-names";
import {
  versionedFilter,
  wishOf,
} from "../../shared/versions/list/versioned-filter";
import { VersionedFilters } from "../../shared/versions/list/versioned-filters";
import { useEthogramName } from "../parts/use-ethogram-name";
import { EthogramTable } from "./ethogram-table";

const all = [ethogramsQuery()];
const published = [publishedEthogramsQuery()];
const nothing: readonly Row<"observations">[] = [];
/** What everybody may begin with. */
const begunWith = { state: "active", version: null } as const;

interface EthogramListProps {
  title: string;
  /** Whoever makes them sees drafts and what is old, too. */
  isMaker: boolean;
}

/** The ethograms by name, all of them read: there are few. */
export function EthogramList({ title, isMaker }: EthogramListProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const live = useLiveQueries(isMaker ? all : published);
  const [filter, change] = useFilter(versionedFilter);
  const [typed, setTyped] = useSearchTerm();
  const nameOf = useEthogramName();
  const read = live.state === "data" ? live.data.rows : nothing;
  const wish = isMaker ? wishOf(filter) : begunWith;
  const specieIds = [...new Set(read.flatMap(({ data }) => data.obsSpecie))];
  const specieName = useSpeciesNames(specieIds);
  const species = specieIds
    .flatMap((id) => {
      const name = specieName(id);
      return name === null ? [] : [{ id, name }];
    })
    .sort((a, b) => byName(a.name, b.name));
  const isWanted = ({ names, obsSpecie }: Ethogram) =>
    (filter.specieId === null ||
      obsSpecie.length === 0 ||
      obsSpecie.includes(filter.specieId)) &&
    matchesText(typed, [
      ...Object.values(names),
      ...obsSpecie.flatMap((id) => specieName(id) ?? []),
    ]);
  const rows = read
    .filter(({ data }) => isListed(data, wish) && isWanted(data))
    .sort((a, b) => byName(nameOf(a.data.names), nameOf(b.data.names)));
  const isNarrowed = typed !== "" || versionedFilter.chips(filter).length > 0;
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
        filter={filter}
        onFilter={change}
        search={typed}
        onSearch={setTyped}
        species={species}
        versions={
          isMaker
            ? Math.max(0, ...read.map(({ data }) => data.versions.length))
            : null
        }
      />
      <QueryState query={live} empty={none}>
        {({ unreadable, full }) => {
          if (rows.length === 0)
            return isNarrowed ? (
              <NothingFound
                icon={IconEye}
                title={t("ethograms.states.notFound")}
                onReset={() => {
                  setTyped("");
                  change(versionedFilter.initial);
                }}
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
                version={wish.version}
                specieName={specieName}
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
