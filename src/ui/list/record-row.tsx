import { Checkbox } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { memo } from "react";
import { Link } from "react-router-dom";
import type { Column, Layout } from "./columns";
import { actionsFit } from "./columns";
import classes from "./record-list.module.css";
import { Fit } from "../layout/fit";
import type { See } from "../layout/use-fits";
import type { Selection } from "./record-list";

interface RecordRowProps<T> {
  row: T;
  index: number;
  id: string;
  href: string;
  layout: Layout<T>;
  see: See;
  isMade: boolean;
  selection: Selection | undefined;
  rowActions: ((row: T) => ReactNode) | undefined;
  rowMore: ((row: T) => ReactNode) | undefined;
  /** Given where only the rows in sight are drawn. */
  measure?: (element: Element | null) => void;
  top?: number;
}

function RecordRowOf<T>(props: RecordRowProps<T>) {
  const { row, index, id, href, layout, see, isMade, measure, top } = props;
  const { selection, rowActions, rowMore } = props;
  const [first, ...others] = layout.columns;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-made={isMade || undefined}
      ref={measure}
      className={classes.row}
      style={
        top === undefined
          ? undefined
          : {
              position: "absolute",
              insetInline: 0,
              transform: `translateY(${top}px)`,
            }
      }
    >
      {selection && <SelectCell id={id} selection={selection} />}
      {first !== undefined && (
        <Cell column={first} first>
          <Link to={href} className={classes.link} data-row-link>
            {first.cell(row, false)}
          </Link>
          {layout.folded.length > 0 && (
            <span className={classes.under}>
              {layout.folded.map((column) => (
                <span key={column.id} className={classes.part}>
                  <span
                    className={classes.text}
                    data-header={
                      column.card === "labelled" ? column.header : undefined
                    }
                  >
                    {column.cell(row, true)}
                  </span>
                </span>
              ))}
            </span>
          )}
        </Cell>
      )}
      {others.map((column) => (
        <Cell key={column.id} column={column}>
          {column.width === "fit" && !layout.cards ? (
            <Fit name={column.id} see={see}>
              {column.cell(row, false)}
            </Fit>
          ) : (
            column.cell(row, false)
          )}
        </Cell>
      ))}
      {rowActions && (
        <div role="cell" className={classes.actions}>
          <Fit name={actionsFit} see={see}>
            {rowActions(row)}
          </Fit>
        </div>
      )}
      {rowMore && (
        <div role="cell" className={[classes.actions, classes.more].join(" ")}>
          {rowMore(row)}
        </div>
      )}
    </div>
  );
}

/** One record: its first cell is a real link spread over the row, so middle click opens a tab. Drawn again when it looks different. */
export const RecordRow = memo(RecordRowOf) as typeof RecordRowOf;

function Cell<T>({
  column: { header, card = "labelled" },
  first = false,
  children,
}: {
  column: Column<T>;
  first?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role="cell"
      className={[classes.cell, first ? classes.first : ""].join(" ")}
      data-card={first ? "bare" : card}
      data-header={header}
    >
      {children}
    </div>
  );
}

function SelectCell({ id, selection }: { id: string; selection: Selection }) {
  const { ids, onChange, label, can = () => true, cannot } = selection;
  const toggle = () => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <div role="cell" className={[classes.actions, classes.select].join(" ")}>
      {can(id) ? (
        <Checkbox
          aria-label={label(id)}
          checked={ids.has(id)}
          onChange={toggle}
        />
      ) : (
        cannot !== undefined && (
          <span
            role="img"
            aria-label={cannot}
            title={cannot}
            className={classes.cannot}
          >
            <IconLock size={16} stroke={1.5} aria-hidden />
          </span>
        )
      )}
    </div>
  );
}
