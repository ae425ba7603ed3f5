import { href } from "@domain/pages";
import { localized } from "@domain/taxonomy/taxonomy";
import { Text } from "@mantine/core";
import { IconFence } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type {
  Directory,
  NamedSector,
  Names,
} from "../../../data/hooks/use-names";
import { standIn } from "../../../data/hooks/use-names";
import { useThumbnails } from "../../../data/files/use-file-url";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { MarkedName } from "../../../ui/display/marked-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { EnclosureRestoration } from "../record/enclosure-restoration";
import { PicturedName } from "../../../ui/picture/pictured-name";
import type { AwayState } from "./enclosure-filter";
import { RecordList } from "../../../ui/list/record-list";
import { EmptyState } from "../../../ui/state/empty-state";

interface EnclosureTableProps {
  rows: readonly Row<"enclosures">[];
  sectors: Names<NamedSector>;
  directory: Directory<"enclosures">;
  species: Directory<"species">;
  /** They are not in use, and may be brought back; null: they are. */
  away: AwayState | null;
}

const noneWords = {
  archived: "enclosures.states.noneArchived",
  removed: "enclosures.states.noneRemoved",
} as const;

export function EnclosureTable({
  rows,
  sectors,
  directory,
  species,
  away,
}: EnclosureTableProps) {
  const { t } = useTranslation();
  const columns = useColumns(sectors, directory, species);
  useThumbnails(rows.map(({ data }) => data.enclosureProfilePicture));
  return rows.length === 0 ? (
    <EmptyState
      icon={IconFence}
      title={t(away === null ? "enclosures.states.notFound" : noneWords[away])}
    />
  ) : (
    <RecordList
      label={t("enclosures.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("enclosure", { enclosureId: id })}
      columns={columns}
      {...(away !== null && {
        rowActions: (row: Row<"enclosures">) => (
          <EnclosureRestoration row={row} />
        ),
      })}
    />
  );
}

function useColumns(
  sectors: EnclosureTableProps["sectors"],
  directory: EnclosureTableProps["directory"],
  species: EnclosureTableProps["species"],
): Column<Row<"enclosures">>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  return useMemo(() => {
    // Sizes are above nothing: a sum of none is not known.
    const area = (square: number) =>
      square === 0 ? (
        <NotGiven />
      ) : (
        t("enclosures.states.area", { area: format.number(square) })
      );
    return [
      {
        id: "name",
        header: t("enclosures.fields.enclosureName"),
        width: "minmax(0, 2fr)",
        cell: ({ data, pending }) => (
          <PicturedName
            path={data.enclosureProfilePicture}
            name={data.enclosureName}
            silhouette={IconFence}
          >
            {pending && <PendingBadge />}
          </PicturedName>
        ),
      },
      {
        id: "sector",
        header: t("enclosures.fields.linkedSectorId"),
        width: "minmax(0, 1.5fr)",
        from: 640,
        cell: ({ data }) => {
          const sector = sectors.of(data.linkedSectorId);
          return sector === undefined ? (
            (standIn(sectors, data.linkedSectorId) ??
              t("enclosures.states.noSector"))
          ) : (
            <MarkedName color={sector.sectorColor} name={sector.sectorName} />
          );
        },
        card: "bare",
      },
      {
        id: "animals",
        header: t("enclosures.tabs.animals"),
        width: "fit",
        from: 560,
        card: "labelled",
        cell: ({ id }) => {
          const animals = directory.of(id)?.animals;
          return animals === undefined ? <NotGiven /> : format.number(animals);
        },
      },
      {
        id: "species",
        header: t("enclosures.states.ofSpecies"),
        width: "minmax(0, 2fr)",
        from: 820,
        card: "bare",
        cell: ({ data }) => (
          <Text component="span" c="dimmed" inherit lineClamp={1}>
            {format.list(
              data.speciesList.flatMap(({ specieId }) => {
                const specie = species.of(specieId);
                return specie === undefined
                  ? []
                  : localized(specie.names, language, specie.name);
              }),
            )}
          </Text>
        ),
      },
      {
        id: "zones",
        header: t("enclosures.fields.areas"),
        width: "fit",
        from: 1000,
        card: "hidden",
        cell: ({ data }) => format.number(data.areas.length),
      },
      {
        id: "indoor",
        header: t("enclosures.fields.indoorArea"),
        width: "fit",
        from: 1100,
        card: "hidden",
        cell: ({ data }) => area(data.indoorArea),
      },
      {
        id: "outdoor",
        header: t("enclosures.fields.outdoorArea"),
        width: "fit",
        from: 1100,
        card: "hidden",
        cell: ({ data }) => area(data.outdoorArea),
      },
    ];
  }, [t, format, sectors, directory, species, language]);
}
