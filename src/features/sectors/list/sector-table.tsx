import { href } from "@domain/pages";
import type { Sector } from "@domain/sector/sector";
import { Text } from "@mantine/core";
import { IconMap2 } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useThumbnails } from "../../../data/files/use-file-url";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { MarkedName } from "../../../ui/display/marked-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { PicturedName } from "../../../ui/picture/pictured-name";
import { RecordList } from "../../../ui/list/record-list";
import { EmptyState } from "../../../ui/state/empty-state";
import { SectorRestoration } from "../record/sector-restoration";
import { teamSize } from "./found-sectors";

interface SectorTableProps {
  rows: readonly Row<"sectors">[];
  keepers: (sector: Sector) => string[];
  /** They are removed, and may be brought back. */
  removed: boolean;
}

export function SectorTable({ rows, keepers, removed }: SectorTableProps) {
  const { t } = useTranslation();
  const columns = useColumns(keepers);
  useThumbnails(rows.map(({ data }) => data.sectorProfilePicture));
  return rows.length === 0 ? (
    <EmptyState
      icon={IconMap2}
      title={t(
        removed ? "sectors.states.noneRemoved" : "sectors.states.notFound",
      )}
    />
  ) : (
    <RecordList
      label={t("sectors.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("sector", { sectorId: id })}
      columns={columns}
      {...(removed && {
        rowActions: (row: Row<"sectors">) => <SectorRestoration row={row} />,
      })}
    />
  );
}

function useColumns(
  keepers: SectorTableProps["keepers"],
): Column<Row<"sectors">>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("sectors.fields.sectorName"),
        width: "minmax(0, 2fr)",
        cell: ({ data, pending }) => (
          <PicturedName
            path={data.sectorProfilePicture}
            name={data.sectorName}
            silhouette={IconMap2}
            words={
              <MarkedName color={data.sectorColor} name={data.sectorName} />
            }
          >
            {pending && <PendingBadge />}
          </PicturedName>
        ),
      },
      {
        id: "keepers",
        header: t("sectors.options.role.keeper"),
        width: "minmax(0, 3fr)",
        from: 640,
        cell: ({ data }) => (
          <Text component="span" c="dimmed" inherit lineClamp={1}>
            {format.list(keepers(data))}
          </Text>
        ),
        card: "hidden",
      },
      {
        id: "team",
        header: t("sectors.fields.team"),
        width: "fit",
        from: 640,
        cell: ({ data }) =>
          t("sectors.states.people", { count: teamSize(data) }),
        card: "bare",
      },
    ],
    [t, format, keepers],
  );
}
