/** A field of a table: numbers are numbers, everything else a text. */
export type Cell = string | number;

/** Rows as they come, some at a time, so that never all of them are held. */
export type Rows = AsyncIterable<readonly (readonly Cell[])[]>;
