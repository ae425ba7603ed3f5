import { Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useContext, useState } from "react";
import { notifyError } from "../../feedback/notify";
import { ChartTable } from "../chart-table";
import { ChartTools } from "./chart-tools";
import type { Rows } from "./rows";
import {
  SendingCharts,
  sentTable,
  takenTable,
  TakingCharts,
} from "./taken-chart";

interface ChartFigureProps {
  title: string;
  /** Below the title: the stretch, how many values. */
  facts?: string;
  /** The name of its file, before the day. */
  file: string;
  /** The table behind it, as a file or on the screen. */
  rowsOf: (isFile: boolean) => Rows;
  /** Takes what is drawn elsewhere; unless given, the table behind it is taken. */
  onTake?: (() => void) | null;
  children: ReactNode;
}

/** On paper a chart is not torn apart. */
const onPaper =
  "@media print { figure { break-inside: avoid } figure svg { max-width: 100% } }";

/** A chart with its title and its tools; the table behind it is one press away. */
export function ChartFigure({
  title,
  facts,
  file,
  rowsOf,
  onTake,
  children,
}: ChartFigureProps) {
  const [table, showTable] = useState(false);
  const take = useContext(TakingCharts);
  const takeTable =
    take &&
    (() => take({ title, facts: facts ?? null, ...takenTable(rowsOf(false)) }));
  const send = useContext(SendingCharts);
  const sendTable =
    send &&
    (() => send({ title, facts: facts ?? null, ...sentTable(rowsOf(true)) }));
  const save = async () => {
    try {
      const { saveRows } = await import("./save-rows");
      saveRows(rowsOf(true), file);
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <Stack component="figure" gap="sm" m={0} aria-label={title}>
      <style>{onPaper}</style>
      <Group justify="space-between" align="start" gap="xs">
        <Text component="figcaption" fw={600} pt={10} flex="1 1 10rem">
          {title}
        </Text>
        <ChartTools
          about={title}
          table={table}
          onTable={showTable}
          onSave={() => void save()}
          onSend={sendTable}
          onTake={onTake === undefined ? takeTable : onTake}
        />
      </Group>
      {facts !== undefined && (
        <Text size="sm" c="dimmed" mt={-14}>
          {facts}
        </Text>
      )}
      {children}
      {table && <ChartTable label={title} table={rowsOf(false)} />}
    </Stack>
  );
}
