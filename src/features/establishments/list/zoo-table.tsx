import { kindOf } from "@domain/establishment/offers";
import type { Zoo } from "@domain/establishment/zoo";
import { homePage, href } from "@domain/pages";
import { Group, Text } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconBuildingCommunity,
  IconFlask,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useThumbnails } from "../../../data/files/use-file-url";
import { useCan } from "../../../data/hooks/use-can";
import type { Row } from "../../../data/live-store";
import { StatusBadge } from "../../../ui/display/status-badge";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PicturedName } from "../../../ui/picture/pictured-name";

type ZooRow = Row<"zoo">;

interface ZooTableProps {
  rows: readonly ZooRow[];
  /** An establishment is being archived or restored. */
  busy: boolean;
  onArchive: (zoo: Zoo) => void;
  onRestore: (zoo: Zoo) => void;
}

/** The establishments as rows; opening one is going to work there. */
export function ZooTable({ rows, busy, onArchive, onRestore }: ZooTableProps) {
  const { t } = useTranslation();
  const may = useCan();
  const columns = useColumns();
  useThumbnails(rows.map(({ data }) => data.logoUrl));
  const more = ({ data }: ZooRow): ReactNode => (
    <MoreMenu
      about={data.zooName}
      busy={busy}
      items={[
        data.isArchived
          ? {
              id: "restore",
              label: t("establishments.actions.restore"),
              icon: IconArchiveOff,
              onPick: () => onRestore(data),
            }
          : {
              id: "archive",
              label: t("establishments.actions.archive"),
              icon: IconArchive,
              danger: true,
              onPick: () => onArchive(data),
            },
      ]}
    />
  );
  return (
    <RecordList
      label={t("establishments.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) =>
        may("change", "zoo")
          ? href("zooDetails", { tab: "settings", zoo: id })
          : href(homePage, { zoo: id })
      }
      columns={columns}
      {...(may("remove", "zoo") && { rowMore: more })}
    />
  );
}

const codesOf = ({ shortCode, ownId, recordsId }: Zoo): string =>
  [shortCode, ownId, recordsId].filter((text) => text !== null).join(" · ");

function useColumns(): Column<ZooRow>[] {
  const { t } = useTranslation();
  return [
    {
      id: "name",
      header: t("establishments.fields.zooName"),
      width: "minmax(0, 5fr)",
      cell: ({ data }) => (
        <PicturedName
          path={data.logoUrl}
          name={data.zooName}
          silhouette={IconBuildingCommunity}
        />
      ),
    },
    {
      id: "type",
      header: t("establishments.fields.type"),
      width: "minmax(0, 2fr)",
      from: 640,
      card: "bare",
      cell: ({ data }) => t(`establishments.options.type.${kindOf(data.type)}`),
    },
    {
      id: "code",
      header: t("establishments.fields.shortCode"),
      width: "minmax(0, 3fr)",
      from: 860,
      card: "bare",
      cell: ({ data }, folded) =>
        folded ? (
          codesOf(data)
        ) : (
          <Text component="span" c="dimmed" inherit truncate display="block">
            {codesOf(data)}
          </Text>
        ),
    },
    {
      id: "environment",
      header: t("establishments.fields.environment"),
      width: "fit",
      from: 640,
      card: "bare",
      cell: ({ data }) => (
        <Group gap={6} wrap="nowrap" component="span">
          {data.environment === "test" ? (
            <StatusBadge
              color="violet"
              icon={IconFlask}
              label={t("establishments.options.environment.test")}
            />
          ) : (
            t("establishments.options.environment.production")
          )}
          {data.isArchived && (
            <StatusBadge
              color="gray"
              icon={IconArchive}
              label={t("establishments.states.archived")}
            />
          )}
        </Group>
      ),
    },
  ];
}
