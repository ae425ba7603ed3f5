import { Box } from "@mantine/core";
import type { CSSProperties, ReactNode } from "react";
import { Fragment } from "react";
import classes from "./matrix.module.css";

interface MatrixProps {
  label: string;
  /** What its corner says: which way it is read. */
  corner?: string;
  ids: readonly string[];
  name: (id: string) => string;
  /** What each says of each, in rows the one, in columns the other. */
  cell: (row: string, column: string) => ReactNode;
}

/** Each beside each, as a table that can be scrolled by keys. */
export function Matrix({ label, corner, ids, name, cell }: MatrixProps) {
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={label}
      className={classes["room"] ?? ""}
    >
      <table className={classes["matrix"]}>
        <thead>
          <tr>
            <td className={classes["corner"]}>{corner}</td>
            {ids.map((id) => (
              <th key={id} scope="col" className={classes["over"]}>
                <span>{name(id)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ids.map((row) => (
            <tr key={row}>
              <th scope="row" className={classes["beside"]}>
                {name(row)}
              </th>
              {ids.map((column) => (
                <Fragment key={column}>{cell(row, column)}</Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

interface MatrixCellProps {
  children: ReactNode;
  /** What stands below it, smaller. */
  beneath?: ReactNode;
  /** How it is set off; as much as `share` of 0..1 says, for its ground. */
  mark?: "more" | "less" | "ground" | null;
  share?: number;
  /** It says that there is nothing. */
  isNone?: boolean;
}

export function MatrixCell(props: MatrixCellProps) {
  const { children, beneath, mark, share, isNone } = props;
  return (
    <td
      className={classes["cell"]}
      data-mark={mark ?? undefined}
      data-none={isNone === true || undefined}
      {...(share !== undefined && {
        style: {
          "--share": `${String(Math.round(30 * share))}%`,
        } as CSSProperties,
      })}
    >
      <span className={classes["count"]}>{children}</span>
      {beneath !== undefined && (
        <span className={classes["beneath"]}>{beneath}</span>
      )}
    </td>
  );
}

/** Where nothing can be said. */
export const NoCell = ({ children }: { children?: ReactNode }) => (
  <td className={classes["never"]}>
    <span aria-hidden>{children}</span>
  </td>
);
