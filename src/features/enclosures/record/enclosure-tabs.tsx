import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { RecordTabs, withAdded } from "../../../ui/page/record-tabs";
import { useAddedTabs } from "../../slots";
import { EnclosureAbout } from "./enclosure-about";
import { EnclosureAnimals } from "./enclosure-animals";
import { EnclosureDashboard } from "./enclosure-dashboard";
import { EnclosureEnvironment } from "./enclosure-environment";
import { EnclosureZones } from "./enclosure-zones";

interface EnclosureTabsProps {
  row: Row<"enclosures">;
}

/** What there is to see of an enclosure that is out of use. */
export function ArchivedTabs({ row }: EnclosureTabsProps) {
  const { t } = useTranslation();
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
          id: "zones",
          label: t("enclosures.tabs.zones"),
          content: <EnclosureZones row={row} />,
        },
        {
          id: "about",
          label: t("enclosures.tabs.about"),
          content: <EnclosureAbout row={row} />,
        },
      ]}
    />
  );
}

/** Others add some of these; what else they add comes after. */
const tabOrder = [
  "dashboard",
  "tools",
  "animals",
  "enrichment",
  "environment",
  "about",
];

const rankOf = (id: string): number => {
  const at = tabOrder.indexOf(id);
  return at < 0 ? tabOrder.length : at;
};

/** What there is to see of an enclosure, and to do in it. */
export function EnclosureTabs({ row }: EnclosureTabsProps) {
  const { t } = useTranslation();
  const added = useAddedTabs("enclosures.tabs", { id: row.id });
  const own = [
    {
      id: "dashboard",
      label: t("enclosures.tabs.dashboard"),
      content: <EnclosureDashboard row={row} />,
    },
    {
      id: "tools",
      label: t("enclosures.tabs.tools"),
      content: <EnclosureTools row={row} />,
    },
    {
      id: "animals",
      label: t("enclosures.tabs.animals"),
      content: <EnclosureAnimals row={row} />,
    },
    {
      id: "environment",
      label: t("enclosures.tabs.environment"),
      content: <EnclosureEnvironment row={row} />,
    },
    {
      id: "about",
      label: t("enclosures.tabs.about"),
      content: <EnclosureAbout row={row} />,
    },
  ];
  const tabs = withAdded(own, added).sort(
    (a, b) => rankOf(a.id) - rankOf(b.id),
  );
  return <RecordTabs label={row.data.enclosureName} tabs={tabs} />;
}

const toolOrder = ["tasks", "zones", "measures", "information"];

/** Work, zones, readings and what is told about the enclosure. */
function EnclosureTools({ row }: EnclosureTabsProps) {
  const { t } = useTranslation();
  const added = useAddedTabs("enclosures.tools", {
    kind: "enclosures",
    id: row.id,
    sectorId: row.data.linkedSectorId,
  });
  const own = [
    {
      id: "zones",
      label: t("enclosures.tabs.zones"),
      content: <EnclosureZones row={row} />,
    },
  ];
  const tabs = withAdded(own, added).sort(
    (a, b) => toolOrder.indexOf(a.id) - toolOrder.indexOf(b.id),
  );
  return (
    <RecordTabs label={t("enclosures.tabs.tools")} tabs={tabs} param="tool" />
  );
}
