import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "./empty-state";
import type { Loadable } from "./query-state";
import { QueryState } from "./query-state";
import { ListEnd } from "../list/list-end";

/** The rows of a list as they come; lists of src/data have this shape. */
export interface ReadList<R> {
  live: Loadable<{ rows: readonly R[]; unreadable: number; full?: boolean }>;
  /** null when everything is shown; absent where all is read at once, which then says where it is cut. */
  more?: (() => void) | null;
  growing?: boolean;
  /** Whether there is nothing yet; as there are no rows, and of a list that grows none that does not read, unless given. */
  isEmpty?: boolean;
}

interface ListedRowsProps<R> {
  list: ReadList<R>;
  /** What this is for, where there is nothing yet. */
  none: ComponentProps<typeof EmptyState>;
  /** The rows as they are shown, none too. */
  children: (rows: readonly R[]) => ReactNode;
}

/** The rows of a list, what stands where there are none, and below them what is left out and the next step. */
export function ListedRows<R>({ list, none, children }: ListedRowsProps<R>) {
  const { live, more, growing = false, isEmpty } = list;
  return (
    <QueryState
      query={live}
      isEmpty={({ rows, unreadable }) =>
        isEmpty ??
        (rows.length === 0 && (more === undefined || unreadable === 0))
      }
      empty={<EmptyState {...none} />}
    >
      {({ rows, unreadable, full = false }) => (
        <>
          {children(rows)}
          <ListEnd {...{ rows, unreadable, full, growing }} onMore={more} />
        </>
      )}
    </QueryState>
  );
}
