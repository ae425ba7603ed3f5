import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import { IconArchive, IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useProfilePicture } from "../../../data/files/use-profile-picture";
import { comingName, standIn, useSectors } from "../../../data/hooks/use-names";
import { ComingName } from "../../../ui/display/coming-name";
import { MarkedName } from "../../../ui/display/marked-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { TextLink } from "../../../ui/display/text-link";
import { RemovedNotice } from "../../../ui/feedback/removed-notice";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordLayout } from "../../../ui/page/record-layout";
import { PictureField } from "../../../ui/picture/picture-field";
import { Slot } from "../../slots";
import { EnclosureActions } from "./enclosure-actions";
import { EnclosureRestoration } from "./enclosure-restoration";
import { ArchivedTabs, EnclosureTabs } from "./enclosure-tabs";
import { useEnclosureRemoval } from "./use-enclosure-removal";

interface EnclosureRecordProps {
  row: Row<"enclosures">;
  /** Out of use: it is read, and comes back. */
  archived?: boolean;
}

/** An enclosure: who lives there, how it is laid out, what was noted. */
export function EnclosureRecord({
  row,
  archived = false,
}: EnclosureRecordProps) {
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
          !archived && (
            <>
              <EnclosureActions row={row} />
              <MoreMenu about={data.enclosureName} items={items} busy={busy} />
            </>
          )
        }
      />
      {notice}
      {archived && (
        <RemovedNotice
          icon={IconArchive}
          text={t("enclosures.states.isArchived")}
        >
          <EnclosureRestoration row={row} />
        </RemovedNotice>
      )}
      {archived ? (
        <ArchivedTabs row={row} />
      ) : (
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
      )}
    </>
  );
}

/** The sector the enclosure lies in, as a way there. */
function EnclosureSector({ row: { data } }: Pick<EnclosureRecordProps, "row">) {
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
