import { toldVersions } from "@domain/versions/listed";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import { PendingBadge } from "../../../../ui/display/pending-badge";
import type { Column } from "../../../../ui/list/columns";
import { SpeciesNames } from "../species-names";
import { NamesBadge } from "./names-badge";
import { StateMarks } from "./state-marks";
import type { Listed, ListOf } from "./use-versioned-list";

interface ColumnsOf<R> extends ListOf<R> {
  /** The version that the list is narrowed to. */
  version: number | null;
  specieName: (id: string) => string | null;
}

/** What lists of things with versions say of each. */
interface VersionedColumns<R> {
  name: Column<R>;
  state: Column<R>;
  species: Column<R>;
  /** In how many languages it has a name. */
  named: Column<R>;
  published: Column<R>;
}

/** The columns of lists of things with versions, whatever their kind. */
export function useVersionedColumns<R extends Listed>({
  isMaker,
  nameOf,
  speciesOf,
  version,
  specieName,
}: ColumnsOf<R>): VersionedColumns<R> {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    name: {
      id: "name",
      header: t("surveys.list.fields.name"),
      width: "minmax(0, 3fr)",
      cell: (row) => (
        <>
          {nameOf(row)}
          {row.pending && <PendingBadge />}
        </>
      ),
    },
    state: {
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
          t("surveys.preview.fields.version", {
            version: data.publishedVersion,
          })
        ),
    },
    species: {
      id: "species",
      header: t("surveys.list.fields.species"),
      width: "minmax(0, 2fr)",
      from: 920,
      card: "bare",
      cell: (row) => (
        <SpeciesNames ids={speciesOf?.(row) ?? []} specieName={specieName} />
      ),
    },
    named: {
      id: "languages",
      header: t("surveys.list.fields.languages"),
      width: "fit",
      from: 700,
      card: "bare",
      cell: ({ data }) => <NamesBadge names={data.names} />,
    },
    published: {
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
  };
}
