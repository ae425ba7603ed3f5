import { href } from "@domain/pages";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useThumbnails } from "../../../data/files/use-file-url";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { PicturedName } from "../../../ui/picture/pictured-name";

/** Enclosures of one sector, in the order given. */
export function EnclosureRows({
  rows,
}: {
  rows: readonly Row<"enclosures">[];
}) {
  const { t } = useTranslation();
  const columns = useColumns();
  useThumbnails(rows.map(({ data }) => data.enclosureProfilePicture));
  return (
    <RecordList
      label={t("sectors.tabs.enclosures")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("enclosure", { enclosureId: id })}
      columns={columns}
    />
  );
}

function useColumns(): Column<Row<"enclosures">>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: "name",
      header: t("sectors.fields.enclosure"),
      width: "minmax(0, 2fr)",
      cell: ({ data }) => (
        <PicturedName
          path={data.enclosureProfilePicture}
          name={data.enclosureName}
          silhouette={IconFence}
        />
      ),
    },
    {
      id: "zones",
      header: t("sectors.fields.zones"),
      cell: ({ data }) => format.number(data.areas.length),
    },
  ];
}
