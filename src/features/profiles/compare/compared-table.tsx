import type { Compared } from "@domain/profile/compare";
import { Table, Text } from "@mantine/core";
import { IconEqualNot } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SideTable } from "../../../ui/layout/side-table";
import { StatusBadge } from "../../../ui/display/status-badge";

interface ComparedTableProps<T> {
  /** What the rows are about. */
  head: string;
  /** Of one profile, or of both. */
  names: readonly string[];
  rows: readonly Compared<T>[];
  /** Said where there is no row. */
  none: string;
  labelOf: (key: string) => ReactNode;
  show: (value: T, key: string) => ReactNode;
}

/** What profiles say of each matter; where there are two, what differs is marked by a word. */
export function ComparedTable<T>(props: ComparedTableProps<T>) {
  const { head, names, rows, none, labelOf, show } = props;
  const { t } = useTranslation();
  if (rows.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <SideTable>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{head}</Table.Th>
          {names.map((name, place) => (
            <Table.Th key={place}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, one, other, differs }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row" fw={500}>
              {labelOf(key)}
              {names.length > 1 && differs && (
                <div>
                  <StatusBadge
                    color="orange"
                    size="sm"
                    icon={IconEqualNot}
                    label={t("profiles.compare.differs")}
                  />
                </div>
              )}
            </Table.Th>
            {[one, other].slice(0, names.length).map((value, place) => (
              <Table.Td key={place} data-side={names[place]}>
                {value === null ? "—" : show(value, key)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </SideTable>
  );
}
