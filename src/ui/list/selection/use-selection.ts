import { useState } from "react";
import { useEscapeKey } from "../../keys/use-escape-key";
import type { Selection } from "../record-list";

interface SelectionOf<T> {
  /** Whether there is anything this person may do with the row together with others. */
  can: (row: T) => boolean;
  /** The label of a row's box. */
  label: (row: T) => string;
  /** Said in place of the box that a row has not. */
  cannot: string;
}

export interface Selected<T> {
  selection: Selection;
  /** Those of the rows that are selected. */
  rows: readonly T[];
  /** How many of the rows can be selected. */
  able: number;
  clear: () => void;
}

/** Which of the rows are selected; null where nothing may be done with any of them. Escape lets go of them. */
export function useSelection<T extends { id: string }>(
  rows: readonly T[],
  { can, label, cannot }: SelectionOf<T>,
): Selected<T> | null {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const clear = () => setIds(new Set());
  useEscapeKey(ids.size > 0, clear);
  const able = rows.filter(can);
  if (able.length === 0) return null;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ableIds = new Set(able.map(({ id }) => id));
  return {
    selection: {
      ids,
      onChange: setIds,
      label: (id) => {
        const row = byId.get(id);
        return row === undefined ? "" : label(row);
      },
      can: (id) => ableIds.has(id),
      cannot,
    },
    rows: rows.filter(({ id }) => ids.has(id)),
    able: able.length,
    clear,
  };
}
