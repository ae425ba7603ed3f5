import type { ReactNode } from "react";
import classes from "./beside.module.css";

/** Two things beside each other where there is room; the second stays in sight, and stands below where there is little. */
export const Beside = ({
  children,
  side,
}: {
  children: ReactNode;
  side: ReactNode;
}) => (
  <div className={classes.room}>
    <div className={classes.beside}>
      <div>{children}</div>
      <div className={classes.side}>{side}</div>
    </div>
  </div>
);
