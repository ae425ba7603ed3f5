import {
  ethogramsQuery,
  publishedEthogramsQuery,
} from "@domain/ethogram/ethogram-queries";
import { href } from "@domain/pages";
import { IconEye } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { RecordList } from "../../../ui/list/record-list";
import { useVersionedColumns } from "../../shared/versions/list/use-versioned-columns";
import { useVersionedList } from "../../shared/versions/list/use-versioned-list";
import { VersionedList } from "../../shared/versions/list/versioned-list";
import { VersionedMail } from "../../shared/versions/list/versioned-mail";
import { useEthogramName } from "../parts/use-ethogram-name";

const all = [ethogramsQuery()];
const published = [publishedEthogramsQuery()];
const nothing: readonly Row<"observations">[] = [];

interface EthogramListProps {
  title: string;
  /** Whoever makes them sees drafts and what is old, too, and is led to the record, everybody else to how it looks. */
  isMaker: boolean;
}

/** The ethograms by name, all of them read: there are few. */
export function EthogramList({ title, isMaker }: EthogramListProps) {
  const { t } = useTranslation();
  const live = useLiveQueries(isMaker ? all : published);
  const nameOf = useEthogramName();
  const of = {
    isMaker,
    nameOf: ({ data }: Row<"observations">) => nameOf(data.names),
    speciesOf: ({ data }: Row<"observations">) => data.obsSpecie,
  };
  const list = useVersionedList(
    live.state === "data" ? live.data.rows : nothing,
    of,
  );
  const { rows, version } = list;
  const columns = useVersionedColumns({ ...of, ...list });
  const { name, state, named, species } = columns;
  const shown = version === null ? {} : { version: String(version) };
  return (
    <VersionedList
      live={live}
      list={list}
      icon={IconEye}
      mail={<VersionedMail kind="ethograms" isMaker={isMaker} />}
      words={{
        filter: t("ethograms.actions.filter"),
        none: t("ethograms.states.none"),
        noneHelp: t(
          isMaker ? "ethograms.states.noneHelp" : "ethograms.states.noneYet",
        ),
        notFound: t("ethograms.states.notFound"),
        found: t("ethograms.states.found", { count: rows.length }),
      }}
    >
      <RecordList
        label={title}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) =>
          href(isMaker ? "obs" : "obsPreview", { obsId: id, ...shown })
        }
        columns={
          isMaker ? [name, state, named, species] : [name, state, species]
        }
      />
    </VersionedList>
  );
}
