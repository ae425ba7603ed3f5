export interface Column {
  head: string;
  isNumber: boolean;
}

/** A table as texts. */
export interface Rows {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
}
