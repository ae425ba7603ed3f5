import type { DatasetColumn } from "@domain/research/dataset";
import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SideTable } from "../../../ui/layout/side-table";
import { Panel } from "../../../ui/page/panel";

/** What each column of frozen data means, its unit and its codes. */
export function DictionaryTable({
  columns,
}: {
  columns: readonly DatasetColumn[];
}) {
  const { t } = useTranslation();
  return (
    <Panel title={t("research.dictionary.title")}>
      <SideTable>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("research.dictionary.column")}</Table.Th>
            <Table.Th>{t("research.dictionary.meaning")}</Table.Th>
            <Table.Th>{t("research.dictionary.unit")}</Table.Th>
            <Table.Th>{t("research.dictionary.codes")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map(({ name, meaning, unit, codes }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={500}>
                <code style={{ overflowWrap: "anywhere" }}>{name}</code>
              </Table.Th>
              <Table.Td data-side={t("research.dictionary.meaning")}>
                {meaning}
              </Table.Td>
              <Table.Td data-side={t("research.dictionary.unit")}>
                {unit || "—"}
              </Table.Td>
              <Table.Td data-side={t("research.dictionary.codes")}>
                {codes.map((pair) => pair.join(" = ")).join(", ") || "—"}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </SideTable>
    </Panel>
  );
}
