import { Card } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { standIn, useSectors } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { FactList } from "../../../ui/display/fact-list";
import { useEnclosureFacts } from "./use-enclosure-facts";

/** What is known of an enclosure. */
export function EnclosureAbout({ row: { data } }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sectors = useSectors(data.zooId);
  const sector = sectors.of(data.linkedSectorId);
  const { sizes } = useEnclosureFacts(data);
  const moment = (date: Date | null) =>
    date === null ? <NotGiven /> : format.dateTime(date);
  return (
    <Card maw={720}>
      <FactList
        facts={[
          {
            label: t("enclosures.fields.enclosureName"),
            value: data.enclosureName,
          },
          {
            label: t("enclosures.fields.linkedSectorId"),
            value:
              sector?.sectorName ??
              standIn(sectors, data.linkedSectorId) ??
              t("enclosures.states.noSector"),
          },
          ...sizes,
          {
            label: t("enclosures.fields.memo"),
            value: data.memo ?? <NotGiven />,
          },
          {
            label: t("enclosures.fields.createdAt"),
            value: moment(data.createdAt),
          },
          {
            label: t("enclosures.fields.updatedAt"),
            value: moment(data.updatedAt),
          },
        ]}
      />
    </Card>
  );
}
