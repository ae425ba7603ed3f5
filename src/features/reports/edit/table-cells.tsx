import { cellMax, tableColumnsMost, tableRowsMost } from "@domain/report/block";
import { pastedInto } from "@domain/report/form";
import { ActionIcon, Button, Group, Input, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { notifyError, notifyInfo } from "../../../ui/feedback/notify";
import type { FieldBinding } from "../../../ui/form/use-record-form";
import classes from "./table-cells.module.css";

interface Edited {
  rows: readonly (readonly string[])[];
  onChange: (rows: string[][]) => void;
}

/** The cells of a table, each typed at its place; what is copied from a spreadsheet fills as many as it has. */
export function TableCells(props: FieldBinding & Edited) {
  const { id, error, rows, onChange } = props;
  const { t } = useTranslation();
  const label = t("reports.fields.table");
  const columns = rows[0]?.length ?? 0;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={t("reports.help.table")}
      error={error}
      required
      labelElement="div"
    >
      <div className={classes.scrolled}>
        <table aria-label={label}>
          <thead>
            <Columns rows={rows} onChange={onChange} />
          </thead>
          <tbody>
            {rows.map((_, row) => (
              <Row key={row} row={row} rows={rows} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </div>
      <Group gap="xs" mt="xs">
        <Add
          label={t("reports.actions.addRow")}
          disabled={rows.length >= tableRowsMost}
          onClick={() =>
            onChange([
              ...rows.map((cells) => [...cells]),
              Array.from({ length: columns }, () => ""),
            ])
          }
        />
        <Add
          label={t("reports.actions.addColumn")}
          disabled={columns >= tableColumnsMost}
          onClick={() => onChange(rows.map((cells) => [...cells, ""]))}
        />
      </Group>
    </Input.Wrapper>
  );
}

/** Over each column, the way to take it out. */
function Columns({ rows, onChange }: Edited) {
  const { t } = useTranslation();
  const columns = rows[0] ?? [];
  const without = (column: number) =>
    rows.map((cells) => cells.filter((_, at) => at !== column));
  return (
    <tr>
      {columns.map((_, column) => (
        <td key={column}>
          <Remove
            label={t("reports.actions.removeColumn", { column: column + 1 })}
            disabled={columns.length <= 1}
            onClick={() => onChange(without(column))}
          />
        </td>
      ))}
      <td />
    </tr>
  );
}

function Row({ row, rows, onChange }: Edited & { row: number }) {
  const { t } = useTranslation();
  const edits = useCellEdits({ rows, onChange }, row);
  return (
    <tr data-head={row === 0 || undefined}>
      {rows[row]?.map((cell, column) => (
        <td key={column}>
          <TextInput
            aria-label={t("reports.fields.cell", {
              row: row + 1,
              column: column + 1,
            })}
            data-cell={`${String(row)}-${String(column)}`}
            value={cell}
            maxLength={cellMax}
            autoComplete="off"
            onChange={(event) => edits.type(column, event.target.value)}
            onPaste={(event) => edits.paste(column, event)}
            onKeyDown={(event) => stepFrom(event, row, column)}
          />
        </td>
      ))}
      <td>
        <Remove
          label={t("reports.actions.removeRow", { row: row + 1 })}
          disabled={rows.length <= 1}
          onClick={edits.remove}
        />
      </td>
    </tr>
  );
}

function useCellEdits({ rows, onChange }: Edited, row: number) {
  const { t } = useTranslation();
  const copied = () => rows.map((cells) => [...cells]);
  const take = async (column: number, text: string) => {
    const { copiedCells } = await import("../../../lib/csv");
    const next = pastedInto(rows, { row, column }, copiedCells(text));
    const most = { rows: tableRowsMost, columns: tableColumnsMost };
    if (next === null) notifyInfo(t("reports.messages.tableMost", most));
    else onChange(next);
  };
  return {
    type: (column: number, text: string) => {
      const next = copied();
      next[row]?.splice(column, 1, text);
      onChange(next);
    },
    remove: () => onChange(copied().filter((_, at) => at !== row)),
    paste: (column: number, event: ClipboardEvent) => {
      const text = event.clipboardData.getData("text/plain");
      if (!/[\t\n]/u.test(text)) return;
      event.preventDefault();
      void take(column, text).catch(notifyError);
    },
  };
}
const rowsOn: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** To the cell above or below, as in a spreadsheet. */
function stepFrom(event: KeyboardEvent, row: number, column: number): void {
  const by = rowsOn[event.key];
  if (by === undefined) return;
  event.preventDefault();
  event.currentTarget
    .closest("table")
    ?.querySelector<HTMLInputElement>(
      `[data-cell="${String(row + by)}-${String(column)}"]`,
    )
    ?.focus();
}

interface ToolProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
}

const Remove = ({ label, ...rest }: ToolProps) => (
  <ActionIcon {...rest} size={32} color="gray" aria-label={label}>
    <IconX size={16} aria-hidden />
  </ActionIcon>
);

const Add = ({ label, ...rest }: ToolProps) => (
  <Button
    {...rest}
    variant="default"
    mih={40}
    leftSection={<IconPlus size={16} aria-hidden />}
  >
    {label}
  </Button>
);
