import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./side-table.module.css";

/**
 * A table that compares: on a phone what stands side by side stands below each other, each cell (`data-side`) with the name of
 * its column, so that nothing scrolls sideways.
 */
export function SideTable({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <Table
        layout="fixed"
        verticalSpacing="xs"
        className={classes.table ?? ""}
      >
        {children}
      </Table>
    </div>
  );
}
