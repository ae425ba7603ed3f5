import { contextsQuery } from "@domain/context/context-queries";
import { href } from "@domain/pages";
import { IconListDetails } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../data/hooks/use-live";
import type { Row } from "../../data/live-store";
import { RecordList } from "../../ui/list/record-list";
import { useVersionedColumns } from "../shared/versions/list/use-versioned-columns";
import { useVersionedList } from "../shared/versions/list/use-versioned-list";
import { VersionedList } from "../shared/versions/list/versioned-list";
import { useContextName } from "./parts/use-context-name";

const queries = [contextsQuery()];
const nothing: readonly Row<"contexts">[] = [];

/** The contexts by name, all of them read: there are few. */
export function ContextList({ title }: { title: string }) {
  const { t } = useTranslation();
  const live = useLiveQueries(queries);
  const nameOf = useContextName();
  const of = {
    isMaker: true,
    nameOf: ({ data }: Row<"contexts">) => nameOf(data.names),
    speciesOf: null,
  };
  const list = useVersionedList(
    live.state === "data" ? live.data.rows : nothing,
    of,
  );
  const { rows, version } = list;
  const columns = useVersionedColumns({ ...of, ...list });
  const { name, state, named, published } = columns;
  const shown = version === null ? {} : { version: String(version) };
  return (
    <VersionedList
      live={live}
      list={list}
      icon={IconListDetails}
      words={{
        filter: t("contexts.actions.filter"),
        none: t("contexts.states.none"),
        noneHelp: t("contexts.states.noneHelp"),
        notFound: t("contexts.states.notFound"),
        found: t("contexts.states.found", { count: rows.length }),
      }}
    >
      <RecordList
        label={title}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href("obsContext", { contextId: id, ...shown })}
        columns={[name, state, named, published]}
      />
    </VersionedList>
  );
}
