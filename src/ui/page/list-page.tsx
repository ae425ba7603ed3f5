import type { ButtonProps } from "@mantine/core";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFormat } from "../../lib/use-format";
import { ButtonLink } from "../display/button-link";
import type { IconComponent } from "../display/icon";
import { useCreateKey, useCreateKeyTo } from "../keys/use-create-key";
import type { ReadList } from "../state/listed-rows";
import { ListedRows } from "../state/listed-rows";
import { NamesOnly } from "../list/names-only";
import { PageHeader } from "./page-header";

/** The rows of a list as they come; `Listed` of src/data has this shape. */
interface ShownList<R> extends ReadList<R> {
  /** How many there are, those not shown yet included; null until it is known. */
  count?: number | null;
  /** While nobody can be asked: what is known by its name alone. */
  unread?: readonly { id: string; name: string }[];
}

/** Where one is made, or what opens there, and the words for it. */
interface Creation extends Pick<ButtonProps, "mih"> {
  label: string;
  to: string | (() => void);
}

interface ListPageProps<R> {
  title: string;
  list: ShownList<R>;
  /** null for who may not make one. */
  creation: Creation | null;
  /** Further actions of the page, before the main one. */
  actions?: ReactNode;
  /** What narrows the list, and what is told above it. */
  filters?: ReactNode;
  /** What this is for, where there is nothing yet; without a word on that, nothing is made there. */
  none: { icon: IconComponent; title: string; body?: string };
  /** The address of one that is known by its name alone. */
  linkTo?: (id: string) => string;
  /** The rows as they are shown, none too. */
  children: (rows: readonly R[]) => ReactNode;
}

/** What makes one, also on "c"; false for who may not. */
function useCreation(creation: Creation | null): ReactNode {
  const to = creation?.to ?? null;
  useCreateKeyTo(typeof to === "string" ? to : null);
  useCreateKey(typeof to === "function" ? to : null);
  if (creation === null) return false;
  const { label, to: made, ...props } = creation;
  const shown = { ...props, leftSection: <IconPlus size={16} aria-hidden /> };
  return typeof made === "string" ? (
    <ButtonLink to={made} {...shown}>
      {label}
    </ButtonLink>
  ) : (
    <Button onClick={made} {...shown}>
      {label}
    </Button>
  );
}

/** The list of a kind of record: its number, the way to make one, what narrows it, its rows, and more of them. */
export function ListPage<R>(props: ListPageProps<R>) {
  const { title, list, actions, filters, none, linkTo, children } = props;
  const { live, count = null, unread = [] } = list;
  const format = useFormat();
  const create = useCreation(props.creation);
  const showsRows =
    unread.length === 0 || live.state !== "data" || live.data.rows.length > 0;
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
        <ListedRows
          list={list}
          none={{ ...none, ...(none.body !== undefined && { action: create }) }}
        >
          {children}
        </ListedRows>
      )}
      {linkTo !== undefined && unread.length > 0 && (
        <NamesOnly names={unread} linkTo={linkTo} />
      )}
    </>
  );
}
