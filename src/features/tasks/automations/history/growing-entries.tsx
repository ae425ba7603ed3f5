import type { CollectionName } from "@domain/collections";
import type { ReactNode } from "react";
import type { GrowingList } from "../../../../data/hooks/use-growing-list";
import type { Row } from "../../../../data/live-store";
import type { IconComponent } from "../../../../ui/display/icon";
import { ListEnd } from "../../../../ui/list/list-end";
import { EmptyState } from "../../../../ui/state/empty-state";
import { QueryState } from "../../../../ui/state/query-state";
import { Entries } from "./entries";

interface GrowingEntriesProps<C extends CollectionName> {
  list: GrowingList<C>;
  /** What stands where there is none. */
  none: { icon: IconComponent; title: string };
  entry: (row: Row<C>) => ReactNode;
}

/** The latest entries of a part of the history, and more on demand. */
export function GrowingEntries<C extends CollectionName>({
  list: { live, more, growing },
  none,
  entry,
}: GrowingEntriesProps<C>) {
  return (
    <QueryState query={live} empty={<EmptyState {...none} />}>
      {({ rows, unreadable }) => (
        <>
          <Entries>{rows.map(entry)}</Entries>
          <ListEnd
            rows={rows}
            unreadable={unreadable}
            onMore={more}
            growing={growing}
          />
        </>
      )}
    </QueryState>
  );
}
