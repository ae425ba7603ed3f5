import { Card } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { FactList } from "../../../ui/display/fact-list";

/** What is known of a sector. */
export function SectorAbout({ row: { data } }: { row: Row<"sectors"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const moment = (date: Date | null) =>
    date === null ? <NotGiven /> : format.dateTime(date);
  return (
    <Card maw={720}>
      <FactList
        facts={[
          { label: t("sectors.fields.sectorName"), value: data.sectorName },
          {
            label: t("sectors.fields.createdAt"),
            value: moment(data.createdAt),
          },
          {
            label: t("sectors.fields.updatedAt"),
            value: moment(data.updatedAt),
          },
        ]}
      />
    </Card>
  );
}
