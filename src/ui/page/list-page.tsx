import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFormat } from "../../lib/use-format";
import { ButtonLink } from "../display/button-link";
import type { IconComponent } from "../display/icon";
import { useCreateKeyTo } from "../keys/use-create-key";
import { ListEnd } from "../list/list-end";
import { NamesOnly } from "../list/names-only";
import { EmptyState } from "../state/empty-state";
import type { Loadable } from "../state/query-state";
import { QueryState } from "../state/query-state";
import { PageHeader } from "./page-header";

/** The rows of a list as they come; `Listed` of src/data has this shape. */
interface ShownList<R> {
  live: Loadable<{ rows: readonly R[]; unreadable: number }>;
  /** How many there are, those not shown yet included; null until it is known. */
  count: number | null;
  isEmpty: boolean;
  /** null when everything is shown. */
  more: (() => void) | null;
  growing: boolean;
  /** While nobody can be asked: what is known by its name alone. */
  unread: readonly { id: string; name: string }[];
}

interface ListPageProps<R> {
  title: string;
  list: ShownList<R>;
  /** Where one is made, and the words for it; null for who may not. */
  creation: { to: string; label: string } | null;
  /** Further actions of the page, before the main one. */
  actions?: ReactNode;
  /** What narrows the list, and what is told above it. */
  filters: ReactNode;
  /** What this is for, where there is nothing yet. */
  none: { icon: IconComponent; title: string; body: string };
  /** The address of one that is known by its name alone. */
  linkTo: (id: string) => string;
  /** The rows as they are shown, none too. */
  children: (rows: readonly R[]) => ReactNode;
}

/** The list of a kind of record: its number, the way to make one, what narrows it, its rows, and more of them. */
export function ListPage<R>({
  title,
  list: { live, count, isEmpty, more, growing, unread },
  creation,
  actions,
  filters,
  none,
  linkTo,
  children,
}: ListPageProps<R>) {
  const format = useFormat();
  useCreateKeyTo(creation?.to ?? null);
  const showsRows =
    unread.length === 0 || live.state !== "data" || live.data.rows.length > 0;
  const create = creation !== null && (
    <ButtonLink
      to={creation.to}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {creation.label}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={title}
        count={count === null ? undefined : format.number(count)}
        actions={
          <>
            {actions}
            {create}
          </>
        }
      />
      {filters}
      {showsRows && (
        <QueryState
          query={live}
          isEmpty={() => isEmpty}
          empty={<EmptyState {...none} action={create} />}
        >
          {({ rows, unreadable }) => (
            <>
              {children(rows)}
              <ListEnd
                rows={rows}
                unreadable={unreadable}
                onMore={more}
                growing={growing}
              />
            </>
          )}
        </QueryState>
      )}
      {unread.length > 0 && <NamesOnly names={unread} linkTo={linkTo} />}
    </>
  );
}
