import { Table } from "@mantine/core";
import type { Rows } from "../../../ui/chart/parts/rows";
import classes from "./report-view.module.css";

interface FigureTableProps {
  label: string;
  table: Rows;
}

/** More columns stand closer on paper. */
const wideFrom = 9;

/** Rows as a table, on the screen and on paper. */
export function FigureTable({ label, table }: FigureTableProps) {
  return (
    <div
      className={classes["table"]}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <Table
        withTableBorder
        aria-label={label}
        data-wide={table.columns.length >= wideFrom || undefined}
      >
        <Table.Thead>
          <Table.Tr>
            {table.columns.map(({ head, isNumber }, index) => (
              <Table.Th key={index} scope="col" ta={isNumber ? "end" : "start"}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {table.rows.map((cells, row) => (
            <Table.Tr key={row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <Table.Th key={index} scope="row" fw={400}>
                    {cell}
                  </Table.Th>
                ) : (
                  <Table.Td
                    key={index}
                    {...(table.columns[index]?.isNumber
                      ? { ta: "end", "data-number": true }
                      : { ta: "start" })}
                  >
                    {cell}
                  </Table.Td>
                ),
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
