import { href } from "@domain/pages";
import { Group, Title } from "@mantine/core";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { TextLink } from "../../../ui/display/text-link";
import { LoadMore } from "../../../ui/list/load-more";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { CreateEnclosure } from "./create-enclosure";
import { EnclosureRows } from "./enclosure-rows";
import { useSectorEnclosures } from "./use-sector-enclosures";

interface SectorEnclosuresProps {
  row: Row<"sectors">;
}

/** How many the dashboard shows: the rest is in the tab. */
const firstFew = 5;
/** Asked for, as some of them may be put away. */
const askedFirst = 10;

function NoEnclosure({ row }: SectorEnclosuresProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconFence}
      title={t("sectors.states.noEnclosure")}
      action={<CreateEnclosure row={row} />}
    />
  );
}

/** The enclosures of a sector, and the way to a new one for those who may. */
export function SectorEnclosures({ row }: SectorEnclosuresProps) {
  const { live, more, growing } = useSectorEnclosures(row.data.zooId, row.id);
  return (
    <QueryState query={live} empty={<NoEnclosure row={row} />}>
      {({ rows }) => (
        <>
          <Group justify="flex-end" mb="sm">
            <CreateEnclosure row={row} />
          </Group>
          <EnclosureRows rows={rows} />
          <LoadMore onMore={more} loading={growing} />
        </>
      )}
    </QueryState>
  );
}

/** The first enclosures of a sector, under a title of their own, and the way to all of them. */
export function FirstEnclosures({ row }: SectorEnclosuresProps) {
  const { t } = useTranslation();
  const { live } = useSectorEnclosures(row.data.zooId, row.id, askedFirst);
  return (
    <QueryState query={live} empty={<NoEnclosure row={row} />}>
      {({ rows }) => (
        <>
          <Group justify="space-between" mb="sm">
            <Title order={2}>{t("sectors.tabs.enclosures")}</Title>
            <TextLink
              to={href("sector", { sectorId: row.id, tab: "enclosures" })}
            >
              {t("sectors.actions.allEnclosures")}
            </TextLink>
          </Group>
          <EnclosureRows rows={rows.slice(0, firstFew)} />
        </>
      )}
    </QueryState>
  );
}
