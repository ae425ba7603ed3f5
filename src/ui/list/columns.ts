import type { ReactNode } from "react";

export interface Column<T> {
  id: string;
  header: string;
  /** `folded`: it stands in the line under the first column, where there is little room. */
  cell: (row: T, folded: boolean) => ReactNode;
  /** A CSS grid track, `minmax(0, 1fr)` unless given; "fit": as wide as the widest of what is drawn in it. */
  width?: string;
  /** The list's width in px from which it is a column; below that it stands under the first one. */
  from?: number;
  /** How it shows on a card or under the first column: with its header before it (on a card unless given), alone, or not. */
  card?: "labelled" | "bare" | "hidden";
  /** Its header sorts the list. */
  sortable?: boolean;
}

/** The name under which the buttons of the rows tell how wide they are. */
export const actionsFit = "actions";

/** Below this the rows are cards. */
const cardsBelow = 640;

/** What of a list stands beside each other at a width, and what under the first column. */
export interface Layout<T> {
  /** Two lines a row, one for what has no column of its own. */
  folds: boolean;
  cards: boolean;
  columns: readonly Column<T>[];
  folded: readonly Column<T>[];
}

/** Lays the columns of a list out by its own width. */
export function layoutAt<T>(
  columns: readonly Column<T>[],
  width: number,
): Layout<T> {
  const hasRoom = ({ from = 0 }: Column<T>) => from <= width;
  const folded = columns.filter((column) => !hasRoom(column));
  return {
    folds: folded.length > 0,
    cards: width < cardsBelow,
    columns: columns.filter(hasRoom),
    folded: folded.filter(({ card }) => card !== "hidden"),
  };
}

/** What stands for the width of something that was not laid out yet. */
const unknownWidth = "8rem";

/** The grid track of something as wide as it is. */
export const fitTrack = (width: number | undefined): string =>
  width === undefined ? unknownWidth : `${String(width)}px`;

/** The grid tracks of a row, by what is known of the width of what fits. */
export const tracks = (
  columns: readonly Column<never>[],
  widthOf: (id: string) => number | undefined,
): string =>
  columns
    .map(({ id, width = "minmax(0, 1fr)" }) =>
      width === "fit" ? fitTrack(widthOf(id)) : width,
    )
    .join(" ");
