import { Paper } from "@mantine/core";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import type { Column } from "./columns";
import { tracks } from "./columns";
import classes from "./record-list.module.css";
import { RecordRow } from "./record-row";

/** Shorter lists are drawn whole, so that the browser's own search finds every row. */
const drawnWhole = 60;
const rowHeight = 49;

/** A row that is not laid out has no height to go by. */
const heightOf = (row: Element): number =>
  row.getBoundingClientRect().height || rowHeight;

export interface RecordListProps<T> {
  /** Says what the list holds, for screen readers. */
  label: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** The record's page: the first column's content becomes the link, the whole row follows it. */
  rowHref: (row: T) => string;
  /** The first column names the record and must not hold controls. */
  columns: readonly Column<T>[];
  /** Buttons at the end of the row. */
  rowActions?: (row: T) => ReactNode;
  selection?: Selection;
}

export interface Selection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** The label of one row's box. */
  label: (id: string) => string;
}

/** A table on wide screens, cards below 640 px; long lists draw only what is in sight. */
export function RecordList<T>(props: RecordListProps<T>) {
  const { label, rows, columns, rowActions, selection } = props;
  const template = [
    ...(selection ? ["2.5rem"] : []),
    tracks(columns),
    ...(rowActions ? ["auto"] : []),
  ].join(" ");
  return (
    <Paper
      withBorder
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={classes.list ?? ""}
      style={{ "--tracks": template }}
    >
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={classes.head}>
          {selection && <span role="columnheader" />}
          {columns.map(({ id, header }) => (
            <span role="columnheader" key={id}>
              {header}
            </span>
          ))}
          {rowActions && <span role="columnheader" />}
        </div>
      </div>
      {rows.length <= drawnWhole ? (
        <div role="rowgroup">
          {rows.map((row, index) => (
            <RecordRow
              key={props.rowKey(row)}
              {...props}
              row={row}
              index={index}
            />
          ))}
        </div>
      ) : (
        <VirtualRows {...props} />
      )}
    </Paper>
  );
}

function VirtualRows<T>(props: RecordListProps<T>) {
  "use no memo";
  const { rows, rowKey } = props;
  const group = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(group.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    measureElement: heightOf,
    overscan: 12,
    scrollMargin: offset,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
  });
  return (
    <div
      role="rowgroup"
      ref={group}
      style={{ position: "relative", height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <RecordRow
            key={key}
            {...props}
            row={row}
            index={index}
            measure={virtual.measureElement}
            top={start - offset}
          />
        );
      })}
    </div>
  );
}
