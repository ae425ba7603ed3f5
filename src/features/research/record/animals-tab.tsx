import { href } from "@domain/pages";
import type { Project } from "@domain/research/project";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { RecordList } from "../../../ui/list/record-list";

/** The animals that a project is about; each leads to its page. */
export function AnimalsTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { of } = useDirectory("animals", zooId);
  const { animalIds } = project;
  if (animalIds.length === 0)
    return <Text c="dimmed">{t("research.states.noAnimal")}</Text>;
  return (
    <RecordList
      label={t("research.tabs.animals")}
      rows={animalIds.map((id) => ({ id, entry: of(id) }))}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("animal", { animalId: id })}
      columns={[
        {
          id: "name",
          header: t("research.fields.animal"),
          cell: ({ entry }) =>
            entry?.name ?? t("research.states.unknownAnimal"),
        },
        {
          id: "specie",
          header: t("research.fields.specie"),
          from: 480,
          card: "bare",
          cell: ({ entry }) => entry?.specieName ?? "",
        },
      ]}
    />
  );
}
