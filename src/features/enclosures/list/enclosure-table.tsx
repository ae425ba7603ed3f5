import { href } from "@domain/pages";
import { IconFence } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { NamedSector, Names } from "../../../data/hooks/use-names";
import { standIn } from "../../../data/hooks/use-names";
import { useThumbnails } from "../../../data/files/use-file-url";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { MarkedName } from "../../../ui/display/marked-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { EnclosureRestoration } from "../record/enclosure-restoration";
import { PicturedName } from "../../../ui/picture/pictured-name";
import { RecordList } from "../../../ui/list/record-list";
import { EmptyState } from "../../../ui/state/empty-state";

interface EnclosureTableProps {
  rows: readonly Row<"enclosures">[];
  sectors: Names<NamedSector>;
  /** They are removed, and may be brought back. */
  removed: boolean;
}

export function EnclosureTable({
  rows,
  sectors,
  removed,
}: EnclosureTableProps) {
  const { t } = useTranslation();
  const columns = useColumns(sectors);
  useThumbnails(rows.map(({ data }) => data.enclosureProfilePicture));
  return rows.length === 0 ? (
    <EmptyState
      icon={IconFence}
      title={t(
        removed
          ? "enclosures.states.noneRemoved"
          : "enclosures.states.notFound",
      )}
    />
  ) : (
    <RecordList
      label={t("enclosures.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("enclosure", { enclosureId: id })}
      columns={columns}
      {...(removed && {
        rowActions: (row: Row<"enclosures">) => (
          <EnclosureRestoration row={row} />
        ),
      })}
    />
  );
}

function useColumns(
  sectors: EnclosureTableProps["sectors"],
): Column<Row<"enclosures">>[] {
  const { t } = useTranslation();
  const format = useFormat();
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
        id: "zones",
        header: t("enclosures.fields.areas"),
        width: "fit",
        from: 760,
        card: "hidden",
        cell: ({ data }) => format.number(data.areas.length),
      },
      {
        id: "indoor",
        header: t("enclosures.fields.indoorArea"),
        width: "fit",
        from: 900,
        card: "hidden",
        cell: ({ data }) => area(data.indoorArea),
      },
      {
        id: "outdoor",
        header: t("enclosures.fields.outdoorArea"),
        width: "fit",
        from: 900,
        card: "hidden",
        cell: ({ data }) => area(data.outdoorArea),
      },
    ];
  }, [t, format, sectors]);
}
