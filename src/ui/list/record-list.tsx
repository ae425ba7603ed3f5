import { Box, Paper } from "@mantine/core";
import type { ReactNode } from "react";
import { useMemo } from "react";
import type { See } from "../layout/use-fits";
import { useFits } from "../layout/use-fits";
import { useWidth } from "../layout/use-width";
import { useJustMade } from "./just-made";
import type { Column, Layout } from "./columns";
import { actionsFit, fitTrack, layoutAt, tracks } from "./columns";
import { moveBetweenRows } from "../keys/move-between-rows";
import { RecordRows } from "./grouped/record-rows";
import type { RowGroup } from "./grouped/row-groups";
import { RecordHead } from "./record-head";
import classes from "./record-list.module.css";

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
  /** What the rows stand under, one group after the other; their lengths add up to the rows. */
  groups?: readonly RowGroup[];
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
      aria-rowcount={props.rows.length + (props.groups?.length ?? 0) + 1}
      className={classes.list ?? ""}
      onKeyDown={moveBetweenRows}
    >
      {/* How rows are drawn depends on the room: drawing them before it is known would be drawing them twice. */}
      {width !== null && <Rows {...props} width={width} />}
    </Paper>
  );
}

function Rows<T>(props: RecordListProps<T> & { width: number }) {
  const { columns, width, rowActions, rowMore, selection } = props;
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
      <RecordRows {...laidOut} />
    </Box>
  );
}
