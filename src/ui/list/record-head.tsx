import { Checkbox, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { Fit } from "../layout/fit";
import type { See } from "../layout/use-fits";
import type { Column } from "./columns";
import type { LaidOut, Sort } from "./record-list";
import classes from "./record-list.module.css";

/** The names of the columns; those that sort are buttons. */
export function RecordHead<T>(props: LaidOut<T>) {
  const { layout, see, selection, sort, rowActions, rowMore } = props;
  const { t } = useTranslation();
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={classes.head}>
        {selection && <SelectAll {...props} selection={selection} />}
        {layout.columns.map((column) =>
          column.sortable === true && sort !== undefined ? (
            <SortHeader key={column.id} {...{ column, sort, see }} />
          ) : (
            <span role="columnheader" key={column.id}>
              <HeaderText column={column} see={see}>
                {column.header}
              </HeaderText>
            </span>
          ),
        )}
        {rowActions && (
          <span role="columnheader">
            <VisuallyHidden>{t("common.fields.action")}</VisuallyHidden>
          </span>
        )}
        {rowMore && (
          <span role="columnheader">
            <VisuallyHidden>{t("common.actions.more")}</VisuallyHidden>
          </span>
        )}
      </div>
    </div>
  );
}

function SelectAll<T>({
  rows,
  rowKey,
  selection,
}: LaidOut<T> & { selection: NonNullable<LaidOut<T>["selection"]> }) {
  const { t } = useTranslation();
  const { can = () => true } = selection;
  const keys = rows.map(rowKey).filter(can);
  const count = keys.filter((key) => selection.ids.has(key)).length;
  const all = keys.length > 0 && count === keys.length;
  return (
    <span role="columnheader">
      <Checkbox
        aria-label={t("common.actions.selectAll")}
        checked={all}
        indeterminate={count > 0 && !all}
        onChange={() => selection.onChange(new Set(all ? [] : keys))}
      />
    </span>
  );
}

interface HeaderProps<T> {
  column: Column<T>;
  see: See;
}

function HeaderText<T>({
  column: { id, width },
  see,
  children,
}: HeaderProps<T> & { children: ReactNode }) {
  if (width !== "fit") return children;
  return (
    <Fit name={id} see={see}>
      {children}
    </Fit>
  );
}

function SortHeader<T>({ column, sort, see }: HeaderProps<T> & { sort: Sort }) {
  const { id, header } = column;
  const isSorted = sort.by === id;
  const Icon = sort.descending ? IconArrowDown : IconArrowUp;
  const direction = sort.descending ? "descending" : "ascending";
  return (
    <span role="columnheader" aria-sort={isSorted ? direction : "none"}>
      <UnstyledButton
        className={classes.sort ?? ""}
        onClick={() => sort.onSort(id, isSorted && !sort.descending)}
      >
        <HeaderText column={column} see={see}>
          <span className={classes.sortText}>
            {header}
            {isSorted && <Icon size={14} aria-hidden />}
          </span>
        </HeaderText>
      </UnstyledButton>
    </span>
  );
}
