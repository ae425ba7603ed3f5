import type { ReactNode } from "react";

export interface Column<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** A CSS grid track, `minmax(0, 1fr)` unless given. */
  width?: string;
  /** How it shows on a card below 640 px: with its header before it (default), alone, or not. */
  card?: "labelled" | "bare" | "hidden";
}

/** The grid tracks of a row. */
export const tracks = (columns: readonly Column<never>[]): string =>
  columns.map(({ width }) => width ?? "minmax(0, 1fr)").join(" ");
