import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { RecordTabs, withAdded } from "../../../ui/page/record-tabs";
import { Slot, useAddedTabs } from "../../slots";
import { AnimalSocial } from "../social/animal-social";
import { AnimalStatistics } from "../statistics/animal-statistics";
import { AnimalInformation } from "./animal-information";

/** What there is to read of an animal; what other features add comes after it, or in the place of what is to come. */
export function AnimalTabs({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const { id, data } = row;
  const added = useAddedTabs("animals.tabs", { id });
  const own = [
    {
      id: "information",
      label: t("animals.tabs.information"),
      content: (
        <>
          <Slot name="animals.cards" props={{ id }} />
          <AnimalInformation row={row} />
        </>
      ),
    },
    {
      id: "health",
      label: t("animals.tabs.health"),
      // What is known of its health is another feature's.
      content: null,
    },
    {
      id: "social",
      label: t("animals.tabs.social"),
      content: <AnimalSocial row={row} />,
    },
    {
      id: "statistics",
      label: t("animals.tabs.statistics"),
      content: <AnimalStatistics row={row} />,
    },
  ];
  return <RecordTabs label={data.animalName} tabs={withAdded(own, added)} />;
}
