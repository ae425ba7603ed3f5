import type { AnimalEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useEnclosures, useSectors } from "../../../data/hooks/use-names";
import { TextLink } from "../../../ui/display/text-link";
import { SideTable } from "../../../ui/layout/side-table";

/** The animals drawn, in the order in which they were; on paper each with a box to tick. */
export function SampleList({ animals }: { animals: readonly AnimalEntry[] }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const enclosures = useEnclosures(zooId);
  const sectors = useSectors(zooId);
  return (
    <SideTable>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("animals.sample.animal")}</Table.Th>
          <Table.Th>{t("animals.sample.specie")}</Table.Th>
          <Table.Th>{t("animals.sample.enclosure")}</Table.Th>
          <Table.Th>{t("animals.sample.sector")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {animals.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Th scope="row" fw={500}>
              <span data-print aria-hidden>
                {"☐ "}
              </span>
              <TextLink to={href("animal", { animalId: one.id })}>
                {one.name}
              </TextLink>
            </Table.Th>
            <Table.Td data-side={t("animals.sample.specie")}>
              {one.specieName || one.specieLatinName || "—"}
            </Table.Td>
            <Table.Td data-side={t("animals.sample.enclosure")}>
              {enclosures.of(one.enclosureId)?.enclosureName ?? "—"}
            </Table.Td>
            <Table.Td data-side={t("animals.sample.sector")}>
              {sectors.of(one.sectorId)?.sectorName ?? "—"}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </SideTable>
  );
}
