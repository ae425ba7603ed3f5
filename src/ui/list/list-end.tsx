import { ListNotes } from "./list-notes";
import { LoadMore } from "./load-more";

interface ListEndProps {
  rows: readonly unknown[];
  unreadable: number;
  /** null when everything is shown. */
  onMore: (() => void) | null;
  growing: boolean;
}

/** What stands below a list that grows: what does not read, and the next step. */
export function ListEnd({ rows, unreadable, onMore, growing }: ListEndProps) {
  return (
    <>
      <ListNotes unreadable={unreadable} full={false} shown={rows.length} />
      <LoadMore onMore={onMore} loading={growing} />
    </>
  );
}
