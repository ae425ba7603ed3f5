import { ListNotes } from "./list-notes";
import { LoadMore } from "./load-more";

interface ListEndProps {
  rows: readonly unknown[];
  unreadable: number;
  /** Whether there is more than what was read at once. */
  full?: boolean;
  /** null when everything is shown; absent where all is read at once, which then says where it is cut. */
  onMore?: (() => void) | null | undefined;
  growing: boolean;
}

/** What stands below a list: what does not read, and the next step or that it is cut. */
export function ListEnd(props: ListEndProps) {
  const { rows, unreadable, full = false, onMore, growing } = props;
  const isCut = full && onMore === undefined;
  return (
    <>
      <ListNotes unreadable={unreadable} full={isCut} shown={rows.length} />
      {onMore !== undefined && <LoadMore onMore={onMore} loading={growing} />}
    </>
  );
}
