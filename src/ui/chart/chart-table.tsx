import { Box, Table } from "@mantine/core";
import { useState } from "react";
import { LoadMore } from "../list/load-more";
import type { Rows } from "./parts/rows";

/** Rows drawn at once: a year of several lines is thousands. */
const step = 60;

interface ChartTableProps {
  label: string;
  table: Rows;
}

/** What a chart shows, as a table; it scrolls within its box where it is wider. */
export function ChartTable({ label, table }: ChartTableProps) {
  const [shown, setShown] = useState(step);
  const { columns, rows } = table;
  return (
    <>
      <Box
        role="region"
        aria-label={label}
        tabIndex={0}
        style={{ overflowX: "auto" }}
      >
        <Table aria-label={label} aria-rowcount={rows.length + 1}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ head, isNumber }) => (
                <Table.Th
                  key={head}
                  scope="col"
                  ta={isNumber ? "end" : "start"}
                >
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, shown).map((cells, row) => (
              <Table.Tr key={row}>
                {cells.map((cell, index) => (
                  <Table.Td
                    key={columns[index]?.head}
                    ta={columns[index]?.isNumber === true ? "end" : "start"}
                    style={{ whiteSpace: index === 0 ? "nowrap" : undefined }}
                  >
                    {cell}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      <LoadMore
        onMore={rows.length > shown ? () => setShown(shown + step * 4) : null}
        loading={false}
      />
    </>
  );
}
