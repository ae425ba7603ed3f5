import { href } from "@domain/pages";
import type { Sector } from "@domain/sector/sector";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { MarkedName } from "../../../ui/display/marked-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { teamSize } from "./found-sectors";

interface SectorTableProps {
  rows: readonly Row<"sectors">[];
  keepers: (sector: Sector) => string[];
}

export function SectorTable({ rows, keepers }: SectorTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns: Column<Row<"sectors">>[] = [
    {
      id: "name",
      header: t("sectors.fields.sectorName"),
      width: "minmax(0, 2fr)",
      cell: ({ data, pending }) => (
        <Group gap="xs" component="span">
          <MarkedName color={data.sectorColor} name={data.sectorName} />
          {pending && <PendingBadge />}
        </Group>
      ),
    },
    {
      id: "keepers",
      header: t("sectors.options.role.keeper"),
      width: "minmax(0, 3fr)",
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
      cell: ({ data }) => t("sectors.states.people", { count: teamSize(data) }),
      card: "bare",
    },
  ];
  return (
    <RecordList
      label={t("sectors.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("sector", { sectorId: id })}
      columns={columns}
    />
  );
}
