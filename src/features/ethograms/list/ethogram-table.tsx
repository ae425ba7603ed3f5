import { href } from "@domain/pages";
import { toldVersions } from "@domain/versions/listed";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { NamesBadge } from "../../shared/versions/list/names-badge";
import { SpeciesNames } from "../../shared/versions/species-names";
import { StateMarks } from "../../shared/versions/list/state-marks";
import { useEthogramName } from "../parts/use-ethogram-name";

type EthogramRow = Row<"observations">;

interface EthogramTableProps {
  title: string;
  rows: readonly EthogramRow[];
  /** Whoever makes them is led to the record, everybody else to how it looks. */
  isMaker: boolean;
  /** The version that the list is narrowed to. */
  version: number | null;
  specieName: (id: string) => string | null;
}

/** Ethograms as rows. */
export function EthogramTable(props: EthogramTableProps) {
  const { title, rows, isMaker, version } = props;
  const columns = useColumns(props);
  const named = version === null ? {} : { version: String(version) };
  return (
    <RecordList
      label={title}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) =>
        href(isMaker ? "obs" : "obsPreview", { obsId: id, ...named })
      }
      columns={columns}
    />
  );
}

function useColumns({
  isMaker,
  version,
  specieName,
}: EthogramTableProps): Column<EthogramRow>[] {
  const { t } = useTranslation();
  const nameOf = useEthogramName();
  const name: Column<EthogramRow> = {
    id: "name",
    header: t("surveys.list.fields.name"),
    width: "minmax(0, 3fr)",
    cell: (row) => (
      <>
        {nameOf(row.data.names)}
        {row.pending && <PendingBadge />}
      </>
    ),
  };
  const state: Column<EthogramRow> = {
    id: "state",
    header: t("surveys.list.fields.version"),
    width: "fit",
    from: 640,
    card: "bare",
    cell: ({ data }, folded) =>
      isMaker ? (
        <StateMarks
          of={data}
          numbers={toldVersions(data, version)}
          folded={folded}
        />
      ) : (
        t("surveys.preview.fields.version", { version: data.publishedVersion })
      ),
  };
  const species: Column<EthogramRow> = {
    id: "species",
    header: t("surveys.list.fields.species"),
    width: "minmax(0, 2fr)",
    from: 920,
    card: "bare",
    cell: ({ data: { obsSpecie } }) => (
      <SpeciesNames ids={obsSpecie} specieName={specieName} />
    ),
  };
  if (!isMaker) return [name, state, species];
  const named: Column<EthogramRow> = {
    id: "languages",
    header: t("surveys.list.fields.languages"),
    width: "fit",
    from: 700,
    card: "bare",
    cell: ({ data }) => <NamesBadge names={data.names} />,
  };
  return [name, state, named, species];
}
