import { Box, Paper } from "@mantine/core";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";
import type { RefObject } from "react";
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { See } from "../layout/use-fits";
import { useFits } from "../layout/use-fits";
import { useWidth } from "../layout/use-width";
import { useJustMade } from "./just-made";
import type { Column, Layout } from "./columns";
import { actionsFit, fitTrack, layoutAt, tracks } from "./columns";
import { moveBetweenRows } from "../keys/move-between-rows";
import { RecordHead } from "./record-head";
import classes from "./record-list.module.css";
import { RecordRow } from "./record-row";

/** Shorter lists are drawn whole, so that the browser's own search finds every row. */
const drawnWhole = 60;
/** About as many as a screen has room for: they are drawn before the rest. */
const drawnFirst = 20;
const rowHeight = 41;

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
  /** The one button of the row. */
  rowActions?: (row: T) => ReactNode;
  /** What else there is to do with it, under "⋯". */
  rowMore?: (row: T) => ReactNode;
  selection?: Selection;
  sort?: Sort;
}

export interface Selection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** The label of one row's box. */
  label: (id: string) => string;
  /** Whether there is anything to select a row for; rows without have no box. */
  can?: (id: string) => boolean;
  /** Said in place of the box that a row has not. */
  cannot?: string;
}

/** By which column the list is sorted, and how to have it otherwise. */
export interface Sort {
  by: string;
  descending: boolean;
  onSort: (by: string, descending: boolean) => void;
}

/** What a list and its rows know of how it is laid out. */
export interface LaidOut<T> extends RecordListProps<T> {
  layout: Layout<T>;
  /** Told how wide what is as wide as its content is. */
  see: See;
  /** The record that was just made; null for none. */
  made: string | null;
}

/** A table where it is wide, cards where it is narrow; long lists draw only what is in sight. */
export function RecordList<T>(props: RecordListProps<T>) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <Paper
      withBorder
      ref={ref}
      role="table"
      aria-label={props.label}
      aria-rowcount={props.rows.length + 1}
      className={classes.list ?? ""}
      onKeyDown={moveBetweenRows}
    >
      {/* How rows are drawn depends on the room: drawing them before it is known would be drawing them twice. */}
      {width !== null && <Rows {...props} width={width} />}
    </Paper>
  );
}

function Rows<T>(props: RecordListProps<T> & { width: number }) {
  const { rows, columns, width, rowActions, rowMore, selection } = props;
  const layout = useMemo(() => layoutAt(columns, width), [columns, width]);
  const { of, see } = useFits(columns.map(({ header }) => header).join());
  const template = [
    ...(selection ? ["2rem"] : []),
    tracks(layout.columns, of),
    ...(rowActions ? [fitTrack(of(actionsFit))] : []),
    ...(rowMore ? ["2.25rem"] : []),
  ].join(" ");
  const made = useJustMade();
  const laidOut = { ...props, layout, see, made };
  return (
    <Box
      role="presentation"
      className={classes.rows ?? ""}
      data-cards={layout.cards || undefined}
      data-folds={layout.folds || undefined}
      __vars={{ "--tracks": template }}
    >
      <RecordHead {...laidOut} />
      {rows.length <= drawnWhole ? (
        <WholeRows {...laidOut} />
      ) : (
        <VirtualRows {...laidOut} />
      )}
    </Box>
  );
}

/** What a row is drawn from: the same values as long as it looks the same. */
function drawn<T>(props: LaidOut<T>, row: T, index: number) {
  const { rowKey, rowHref, layout, see, made } = props;
  const { selection, rowActions, rowMore } = props;
  const id = rowKey(row);
  return {
    row,
    index,
    id,
    href: rowHref(row),
    layout,
    see,
    isMade: id === made,
    selection,
    rowActions,
    rowMore,
  };
}

/** Brings the row that was just made into sight, once. */
function useMadeInSight<T>(
  group: RefObject<HTMLDivElement | null>,
  { rows, rowKey, made }: LaidOut<T>,
) {
  const at = made === null ? -1 : rows.findIndex((row) => rowKey(row) === made);
  const shown = useRef(false);
  useEffect(() => {
    const rowsHere = group.current;
    if (at < 0 || shown.current || rowsHere === null) return;
    shown.current = true;
    const row = rowsHere.querySelector(`[data-index="${String(at)}"]`);
    if (row !== null) row.scrollIntoView({ block: "center" });
    else
      scrollTo({
        top:
          rowsHere.getBoundingClientRect().top +
          scrollY +
          at * rowHeight -
          innerHeight / 2,
      });
  }, [at, group]);
}

function WholeRows<T>(props: LaidOut<T>) {
  const group = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  useMadeInSight(group, props);
  const { length } = props.rows;
  return (
    <div
      role="rowgroup"
      ref={group}
      style={all ? undefined : { minHeight: length * rowHeight }}
    >
      {props.rows.slice(0, all ? length : drawnFirst).map((row, index) => (
        <RecordRow key={props.rowKey(row)} {...drawn(props, row, index)} />
      ))}
    </div>
  );
}

function VirtualRows<T>(props: LaidOut<T>) {
  "use no memo";
  const { rows, rowKey } = props;
  const group = useRef<HTMLDivElement>(null);
  useMadeInSight(group, props);
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
            {...drawn(props, row, index)}
            measure={virtual.measureElement}
            top={start - offset}
          />
        );
      })}
    </div>
  );
}
