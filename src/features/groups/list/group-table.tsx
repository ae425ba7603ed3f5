import { href } from "@domain/pages";
import { IconUsersGroup } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Directory } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { PicturedName } from "../../../ui/picture/pictured-name";
import { EmptyState } from "../../../ui/state/empty-state";
import { useSpecieName } from "../parts/use-specie-name";
import { GroupRestoration } from "../record/group-restoration";

interface GroupTableProps {
  rows: readonly Row<"groups">[];
  /** Says how many animals each has. */
  directory: Directory<"groups">;
  /** They are removed, and may be brought back. */
  removed: boolean;
}

export function GroupTable({ rows, directory, removed }: GroupTableProps) {
  const { t } = useTranslation();
  const columns = useColumns(directory);
  return rows.length === 0 ? (
    <EmptyState
      icon={IconUsersGroup}
      title={t(
        removed ? "groups.states.noneRemoved" : "groups.states.notFound",
      )}
    />
  ) : (
    <RecordList
      label={t("groups.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("group", { groupId: id })}
      columns={columns}
      {...(removed && {
        rowActions: (row: Row<"groups">) => <GroupRestoration row={row} />,
      })}
    />
  );
}

function useColumns(directory: Directory<"groups">): Column<Row<"groups">>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useSpecieName();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("groups.fields.groupName"),
        width: "minmax(0, 2fr)",
        cell: ({ data, pending }) => (
          <PicturedName
            path={null}
            name={data.groupName}
            silhouette={IconUsersGroup}
          >
            {pending && <PendingBadge />}
          </PicturedName>
        ),
      },
      {
        id: "specie",
        header: t("groups.fields.specieId"),
        width: "minmax(0, 2fr)",
        from: 640,
        card: "bare",
        cell: ({ data }) => nameOf(data) || t("groups.states.anySpecie"),
      },
      {
        id: "animals",
        header: t("groups.fields.animals"),
        width: "fit",
        from: 480,
        card: "bare",
        cell: ({ id }, folded) => {
          const count = directory.of(id)?.animals ?? 0;
          return folded
            ? t("groups.states.animals", { count })
            : format.number(count);
        },
      },
    ],
    [t, format, nameOf, directory],
  );
}
