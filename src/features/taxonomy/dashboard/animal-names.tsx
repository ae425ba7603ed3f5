import { href } from "@domain/pages";
import { specieStateOf } from "@domain/taxonomy/specie-figures";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";

interface AnimalNamesProps {
  rows: readonly Row<"animals">[];
  /** What an establishment is called; null where all are of one's own. */
  zooName: ((zooId: string) => string) | null;
}

/** The living animals of a species by name, each a way to its record. */
export function AnimalNames({ rows, zooName }: AnimalNamesProps) {
  const { t } = useTranslation();
  const zoo: Column<Row<"animals">>[] =
    zooName === null
      ? []
      : [
          {
            id: "zoo",
            header: t("taxonomy.fields.zoo"),
            width: "minmax(0, 2fr)",
            card: "labelled",
            cell: ({ data }) => zooName(data.zooId),
          },
        ];
  return (
    <RecordList
      label={t("taxonomy.tabs.animals")}
      rows={rows.filter(({ data }) => specieStateOf(data) === "living")}
      rowKey={({ id }) => id}
      rowHref={({ id, data }) =>
        zooName === null
          ? href("animal", { animalId: id })
          : href("animal", { animalId: id, zoo: data.zooId })
      }
      columns={[
        {
          id: "name",
          header: t("taxonomy.fields.animal"),
          width: "minmax(0, 2fr)",
          cell: ({ data }) => data.animalName,
        },
        {
          id: "sex",
          header: t("taxonomy.fields.sex"),
          width: "minmax(0, 1fr)",
          card: "labelled",
          cell: ({ data }) => t(`taxonomy.options.oneSex.${data.animalSexe}`),
        },
        ...zoo,
      ]}
    />
  );
}
