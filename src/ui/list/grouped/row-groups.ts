/** Rows of a list that follow each other under one heading. */
export interface RowGroup {
  id: string;
  name: string;
  /** How many it has, as it is shown: "12", or "12+" while more may come. */
  count: string;
  /** How many of the rows at hand are its own. */
  length: number;
}

/** What is drawn in a line of a list: a record, or the heading of those below it. */
export type Line<T> =
  | { kind: "row"; row: T; group: RowGroup | null }
  | { kind: "heading"; group: RowGroup };

/** The lines of a list, top to bottom; without groups its rows alone. */
export function linesOf<T>(
  rows: readonly T[],
  groups: readonly RowGroup[] | undefined,
): Line<T>[] {
  if (groups === undefined)
    return rows.map((row) => ({ kind: "row", row, group: null }));
  const lines: Line<T>[] = [];
  let from = 0;
  for (const group of groups) {
    lines.push({ kind: "heading", group });
    for (const row of rows.slice(from, from + group.length))
      lines.push({ kind: "row", row, group });
    from += group.length;
  }
  return lines;
}

/** Some lines of a list that belong to one group. */
export interface Part<L> {
  group: RowGroup | null;
  lines: L[];
}

/** Lines that are drawn, group by group; none give []. */
export function partsOf<L extends { line: { group: RowGroup | null } }>(
  drawn: readonly L[],
): Part<L>[] {
  const parts: Part<L>[] = [];
  for (const one of drawn) {
    const { group } = one.line;
    const last = parts.at(-1);
    if (last !== undefined && last.group?.id === group?.id)
      last.lines.push(one);
    else parts.push({ group, lines: [one] });
  }
  return parts;
}
