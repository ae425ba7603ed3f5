import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Column } from "./columns";
import classes from "./record-list.module.css";
import type { RecordListProps, Selection } from "./record-list";

interface RecordRowProps<T> extends RecordListProps<T> {
  row: T;
  index: number;
  /** Given where only the rows in sight are drawn. */
  measure?: (element: Element | null) => void;
  top?: number;
}

/** One record: its first cell is a real link spread over the row, so middle click opens a tab. */
export function RecordRow<T>({
  row,
  index,
  rowKey,
  rowHref,
  columns,
  rowActions,
  selection,
  measure,
  top,
}: RecordRowProps<T>) {
  const id = rowKey(row);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      ref={measure}
      className={classes.row}
      style={
        top === undefined
          ? undefined
          : {
              position: "absolute",
              insetInline: 0,
              transform: `translateY(${top}px)`,
            }
      }
    >
      {selection && <SelectCell id={id} selection={selection} />}
      {columns.map((column, at) => (
        <Cell key={column.id} column={column} first={at === 0}>
          {at === 0 ? (
            <Link to={rowHref(row)} className={classes.link}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
      {rowActions && (
        <div role="cell" className={classes.actions}>
          {rowActions(row)}
        </div>
      )}
    </div>
  );
}

function Cell<T>({
  column: { header, card = "labelled" },
  first,
  children,
}: {
  column: Column<T>;
  first: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role="cell"
      className={classes.cell}
      data-card={first ? "bare" : card}
      data-header={header}
    >
      {children}
    </div>
  );
}

function SelectCell({ id, selection }: { id: string; selection: Selection }) {
  const { ids, onChange, label } = selection;
  const toggle = () => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <div role="cell" className={[classes.actions, classes.select].join(" ")}>
      <Checkbox
        aria-label={label(id)}
        checked={ids.has(id)}
        onChange={toggle}
      />
    </div>
  );
}
