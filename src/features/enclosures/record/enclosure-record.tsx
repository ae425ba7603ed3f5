import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useProfilePicture } from "../../../data/files/use-profile-picture";
import { comingName, standIn, useSectors } from "../../../data/hooks/use-names";
import { ComingName } from "../../../ui/display/coming-name";
import { MarkedName } from "../../../ui/display/marked-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { TextLink } from "../../../ui/display/text-link";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordLayout } from "../../../ui/page/record-layout";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { PictureField } from "../../../ui/picture/picture-field";
import { Slot, useAddedTabs } from "../../slots";
import { EnclosureAbout } from "./enclosure-about";
import { EnclosureActions } from "./enclosure-actions";
import { EnclosureAnimals } from "./enclosure-animals";
import { EnclosureDashboard } from "./enclosure-dashboard";
import { EnclosureZones } from "./enclosure-zones";
import { useEnclosureRemoval } from "./use-enclosure-removal";

interface EnclosureRecordProps {
  row: Row<"enclosures">;
}

/** An enclosure: who lives there, how it is laid out, what was noted. */
export function EnclosureRecord({ row }: EnclosureRecordProps) {
  const { t } = useTranslation();
  const { data, id } = row;
  const picture = useProfilePicture("enclosures", id, data);
  const { busy, items, notice } = useEnclosureRemoval(row);
  return (
    <>
      <PageHeader
        title={data.enclosureName}
        media={
          <PictureField
            {...picture}
            name={data.enclosureName}
            silhouette={IconFence}
            size={56}
            decorative
          />
        }
        crumbs={[{ label: t("enclosures.title"), to: href("enclosureList") }]}
        facts={
          <Group gap="md" style={{ rowGap: 2 }}>
            <EnclosureSector row={row} />
            <span>
              {t("enclosures.states.zones", { count: data.areas.length })}
            </span>
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            <EnclosureActions row={row} />
            <MoreMenu about={data.enclosureName} items={items} busy={busy} />
          </>
        }
      />
      {notice}
      <RecordLayout
        rail={
          <Slot
            name="enclosures.rail"
            props={{ kind: "enclosures", id, sectorId: data.linkedSectorId }}
          />
        }
      >
        <EnclosureTabs row={row} />
      </RecordLayout>
    </>
  );
}

/** The sector the enclosure lies in, as a way there. */
function EnclosureSector({ row: { data } }: EnclosureRecordProps) {
  const { t } = useTranslation();
  const sectors = useSectors(data.zooId);
  const sector = sectors.of(data.linkedSectorId);
  const instead = standIn(sectors, data.linkedSectorId);
  if (instead === comingName) return <ComingName />;
  if (sector === undefined) return instead ?? t("enclosures.states.noSector");
  return (
    <TextLink
      to={href("sector", { sectorId: sector.sectorId })}
      c="inherit"
      inherit
    >
      <MarkedName color={sector.sectorColor} name={sector.sectorName} />
    </TextLink>
  );
}

function EnclosureTabs({ row }: EnclosureRecordProps) {
  const { t } = useTranslation();
  const added = useAddedTabs("enclosures.tabs", row.id);
  return (
    <RecordTabs
      label={row.data.enclosureName}
      tabs={[
        {
          id: "dashboard",
          label: t("enclosures.tabs.dashboard"),
          content: <EnclosureDashboard row={row} />,
        },
        {
          id: "animals",
          label: t("enclosures.tabs.animals"),
          content: <EnclosureAnimals row={row} />,
        },
        {
          id: "zones",
          label: t("enclosures.tabs.zones"),
          content: <EnclosureZones row={row} />,
        },
        {
          id: "about",
          label: t("enclosures.tabs.about"),
          content: <EnclosureAbout row={row} />,
        },
        ...added,
      ]}
    />
  );
}
