import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import { IconMap2, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useProfilePicture } from "../../../data/files/use-profile-picture";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { ColorMark } from "../../../ui/display/color-mark";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordLayout } from "../../../ui/page/record-layout";
import { RecordTabs, withAdded } from "../../../ui/page/record-tabs";
import { PictureField } from "../../../ui/picture/picture-field";
import { Slot, useAddedTabs } from "../../slots";
import { teamSize } from "../list/found-sectors";
import { SectorAbout } from "./sector-about";
import { SectorDashboard } from "./sector-dashboard";
import { SectorEnclosures } from "./sector-enclosures";
import { SectorMenu } from "./sector-menu";
import { SectorTeam } from "./sector-team";
import { useSectorRemoval } from "./use-sector-removal";

interface SectorRecordProps {
  row: Row<"sectors">;
}

/** A sector: what is to be done, its enclosures, its people. */
export function SectorRecord({ row }: SectorRecordProps) {
  const { t } = useTranslation();
  const { id, data } = row;
  const picture = useProfilePicture("sectors", id, data);
  const mayChange = useCan("change", "sectors", data);
  const people = teamSize(data);
  const { busy, items, notice } = useSectorRemoval(row);
  return (
    <>
      <PageHeader
        title={data.sectorName}
        media={
          <Group gap="sm" wrap="nowrap">
            <ColorMark color={data.sectorColor} size={20} />
            <PictureField
              {...picture}
              name={data.sectorName}
              silhouette={IconMap2}
              size={56}
              decorative
            />
          </Group>
        }
        crumbs={[{ label: t("sectors.title"), to: href("sectorList") }]}
        facts={
          <Group gap="sm">
            {people > 0 && t("sectors.states.people", { count: people })}
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            {mayChange && (
              <ButtonLink
                to={href("sector", { sectorId: id, mode: "edit" })}
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                {t("common.actions.edit")}
              </ButtonLink>
            )}
            <MoreMenu about={data.sectorName} items={items} busy={busy} />
          </>
        }
      />
      {notice}
      <SectorMenu row={row} />
      <RecordLayout
        rail={
          <Slot
            name="sectors.rail"
            props={{ kind: "sectors", id, sectorId: id }}
          />
        }
      >
        <SectorTabs row={row} />
      </RecordLayout>
    </>
  );
}

function SectorTabs({ row }: SectorRecordProps) {
  const { t } = useTranslation();
  const { id } = row;
  const added = useAddedTabs("sectors.tabs", { id });
  const tools = useAddedTabs("sectors.tools", {
    kind: "sectors",
    id,
    sectorId: id,
  });
  return (
    <RecordTabs
      label={row.data.sectorName}
      tabs={withAdded(
        [
          {
            id: "dashboard",
            label: t("sectors.tabs.dashboard"),
            content: <SectorDashboard row={row} />,
          },
          {
            id: "tools",
            label: t("sectors.tabs.tools"),
            content: (
              <RecordTabs
                label={t("sectors.tabs.tools")}
                tabs={tools}
                param="tool"
              />
            ),
          },
          {
            id: "enclosures",
            label: t("sectors.tabs.enclosures"),
            content: <SectorEnclosures row={row} />,
          },
          {
            id: "team",
            label: t("sectors.tabs.team"),
            content: <SectorTeam row={row} />,
          },
          {
            id: "about",
            label: t("sectors.tabs.about"),
            content: <SectorAbout row={row} />,
          },
        ],
        added,
      )}
    />
  );
}
