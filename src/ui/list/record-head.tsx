import { Checkbox, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Column } from "./columns";
import type { LaidOut, Sort } from "./record-list";
import classes from "./record-list.module.css";

/** The names of the columns; those that sort are buttons. */
export function RecordHead<T>(props: LaidOut<T>) {
  const { layout, selection, sort, rowActions, rowMore } = props;
  const { t } = useTranslation();
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={classes.head}>
        {selection && <SelectAll {...props} selection={selection} />}
        {layout.columns.map((column) =>
          column.sortable === true && sort !== undefined ? (
            <SortHeader key={column.id} column={column} sort={sort} />
          ) : (
            <span role="columnheader" key={column.id}>
              {column.header}
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
  const keys = rows.map(rowKey);
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

function SortHeader<T>({ column, sort }: { column: Column<T>; sort: Sort }) {
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
        {header}
        {isSorted && <Icon size={14} aria-hidden />}
      </UnstyledButton>
    </span>
  );
}
