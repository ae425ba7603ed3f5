import { contextsQuery } from "@domain/context/context-queries";
import { href } from "@domain/pages";
import { toldVersions } from "@domain/versions/listed";
import { Text } from "@mantine/core";
import { IconListDetails } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../data/hooks/use-live";
import type { Row } from "../../data/live-store";
import { useFormat } from "../../lib/use-format";
import { PendingBadge } from "../../ui/display/pending-badge";
import type { Column } from "../../ui/list/columns";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { ListNotes } from "../../ui/list/list-notes";
import { RecordList } from "../../ui/list/record-list";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { NamesBadge } from "../shared/versions/list/names-badge";
import { StateMarks } from "../shared/versions/list/state-marks";
import { useVersionedList } from "../shared/versions/list/use-versioned-list";
import { VersionedFilters } from "../shared/versions/list/versioned-filters";
import { useContextName } from "./parts/use-context-name";

type ContextRow = Row<"contexts">;

const queries = [contextsQuery()];
const nothing: readonly ContextRow[] = [];

/** The contexts by name, all of them read: there are few. */
export function ContextList({ title }: { title: string }) {
  const { t } = useTranslation();
  const live = useLiveQueries(queries);
  const nameOf = useContextName();
  const read = live.state === "data" ? live.data.rows : nothing;
  const list = useVersionedList(read, {
    isMaker: true,
    nameOf: ({ data }) => nameOf(data.names),
    speciesOf: null,
  });
  const { rows, version } = list;
  const columns = useColumns(version);
  const named = version === null ? {} : { version: String(version) };
  const none = (
    <EmptyState
      icon={IconListDetails}
      title={t("contexts.states.none")}
      body={t("contexts.states.noneHelp")}
    />
  );
  return (
    <>
      <VersionedFilters
        label={t("contexts.actions.filter")}
        {...list.filters}
      />
      <QueryState query={live} empty={none}>
        {({ unreadable, full }) => {
          if (rows.length === 0)
            return list.isNarrowed ? (
              <NothingFound
                icon={IconListDetails}
                title={t("contexts.states.notFound")}
                onReset={list.reset}
              />
            ) : (
              none
            );
          return (
            <>
              <Text c="dimmed" mb="xs" role="status">
                {t("contexts.states.found", { count: rows.length })}
              </Text>
              <RecordList
                label={title}
                rows={rows}
                rowKey={({ id }) => id}
                rowHref={({ id }) =>
                  href("obsContext", { contextId: id, ...named })
                }
                columns={columns}
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

function useColumns(version: number | null): Column<ContextRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useContextName();
  return [
    {
      id: "name",
      header: t("surveys.list.fields.name"),
      width: "minmax(0, 3fr)",
      cell: (row) => (
        <>
          {nameOf(row.data.names)}
          {row.pending && <PendingBadge />}
        </>
      ),
    },
    {
      id: "state",
      header: t("surveys.list.fields.version"),
      width: "fit",
      from: 640,
      card: "bare",
      cell: ({ data }, folded) => (
        <StateMarks
          of={data}
          numbers={toldVersions(data, version)}
          folded={folded}
        />
      ),
    },
    {
      id: "languages",
      header: t("surveys.list.fields.languages"),
      width: "fit",
      from: 700,
      card: "bare",
      cell: ({ data }) => <NamesBadge names={data.names} />,
    },
    {
      id: "published",
      header: t("surveys.list.fields.publishedAt"),
      width: "fit",
      from: 700,
      card: "bare",
      cell: ({ data: { versions, publishedVersion } }) => {
        const at = versions[(publishedVersion ?? 0) - 1]?.publishedAt ?? null;
        return at === null ? null : format.date(at);
      },
    },
  ];
}
