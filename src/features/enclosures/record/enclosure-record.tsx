import { href } from "@domain/pages";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import {
  comingName,
  isComing,
  useSectors,
} from "../../../data/hooks/use-names";
import { MarkedName } from "../../../ui/display/marked-name";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { TextLink } from "../../../ui/display/text-link";
import { notifyDone } from "../../../ui/feedback/notify";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { useAddedTabs } from "../../slots";
import { EnclosureAbout } from "./enclosure-about";
import { EnclosureActions } from "./enclosure-actions";
import { EnclosureAnimals } from "./enclosure-animals";
import { EnclosureDashboard } from "./enclosure-dashboard";
import { EnclosureRemoval } from "./enclosure-removal";
import { EnclosureZones } from "./enclosure-zones";

interface EnclosureRecordProps {
  row: Row<"enclosures">;
}

/** An enclosure: who lives there, how it is laid out, what was noted. */
export function EnclosureRecord({ row }: EnclosureRecordProps) {
  const { t } = useTranslation();
  const { data } = row;
  const sectors = useSectors(data.zooId);
  const sector = sectors.of(data.linkedSectorId);
  return (
    <>
      <PageHeader
        title={data.enclosureName}
        crumbs={[{ label: t("enclosures.title"), to: href("enclosureList") }]}
        facts={
          <Group gap="sm">
            {sector === undefined ? (
              isComing(sectors, data.linkedSectorId) ? (
                comingName
              ) : (
                t("enclosures.states.noSector")
              )
            ) : (
              <TextLink
                to={href("sector", { sectorId: sector.sectorId })}
                c="inherit"
                inherit
              >
                <MarkedName
                  color={sector.sectorColor}
                  name={sector.sectorName}
                />
              </TextLink>
            )}
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={<EnclosureActions row={row} />}
      />
      <EnclosureTabs row={row} />
    </>
  );
}

function EnclosureTabs({ row }: EnclosureRecordProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const added = useAddedTabs("enclosures.tabs", row.id);
  const handleRemoved = () => {
    const name = row.data.enclosureName;
    notifyDone(t("enclosures.messages.removed", { name }));
    void navigate(href("enclosureList"), { replace: true });
  };
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
          content: (
            <>
              <EnclosureAbout row={row} />
              <EnclosureRemoval row={row} onRemoved={handleRemoved} />
            </>
          ),
        },
        ...added,
      ]}
    />
  );
}
