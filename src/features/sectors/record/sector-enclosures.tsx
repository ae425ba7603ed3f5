import { href } from "@domain/pages";
import { Group, Title } from "@mantine/core";
import { IconFence, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import type { Column } from "../../../ui/list/columns";
import { LoadMore } from "../../../ui/list/load-more";
import { RecordList } from "../../../ui/list/record-list";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useSectorEnclosures } from "./use-sector-enclosures";

interface SectorEnclosuresProps {
  row: Row<"sectors">;
  /** Under other things, with a title of its own. */
  titled?: boolean;
}

/** The enclosures of a sector, and the way to a new one for those who may. */
export function SectorEnclosures({
  row,
  titled = false,
}: SectorEnclosuresProps) {
  const { t } = useTranslation();
  const { live, more, growing } = useSectorEnclosures(row.data.zooId, row.id);
  const columns = useEnclosureColumns();
  const may = useCan();
  const create = may("create", "enclosures", factsFor("sectors", row.data)) && (
    <ButtonLink
      to={href("enclosure", { mode: "create", sectorId: row.id })}
      variant="light"
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("sectors.actions.createEnclosure")}
    </ButtonLink>
  );
  return (
    <QueryState
      query={live}
      empty={
        <EmptyState
          icon={IconFence}
          title={t("sectors.states.noEnclosure")}
          action={create}
        />
      }
    >
      {({ rows }) => (
        <>
          <Group justify={titled ? "space-between" : "flex-end"} mb="sm">
            {titled && <Title order={2}>{t("sectors.tabs.enclosures")}</Title>}
            {create}
          </Group>
          <RecordList
            label={t("sectors.tabs.enclosures")}
            rows={rows}
            rowKey={({ id }) => id}
            rowHref={({ id }) => href("enclosure", { enclosureId: id })}
            columns={columns}
          />
          <LoadMore onMore={more} loading={growing} />
        </>
      )}
    </QueryState>
  );
}

function useEnclosureColumns(): Column<Row<"enclosures">>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: "name",
      header: t("sectors.fields.enclosure"),
      width: "minmax(0, 2fr)",
      cell: ({ data }) => data.enclosureName,
    },
    {
      id: "zones",
      header: t("sectors.fields.zones"),
      cell: ({ data }) => format.number(data.areas.length),
    },
  ];
}
