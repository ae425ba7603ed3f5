import { href } from "@domain/pages";
import { Link } from "react-router-dom";
import type { ReactNode } from "react";
import type { Row } from "../../../data/live-store";
import { TaskTypeIcon } from "../parts/task-type";
import classes from "./rail.module.css";

interface RailRowProps {
  row: Row<"tasks">;
  /** When, and who. */
  children: ReactNode;
}

/** One task beside a record: what, and under it when and who. */
export function RailRow({ row: { id, data }, children }: RailRowProps) {
  return (
    <li className={classes.row}>
      <TaskTypeIcon type={data.type} />
      <Link to={href("taskList", { taskId: id })} className={classes.title}>
        {data.title}
      </Link>
      <span className={classes.under}>{children}</span>
    </li>
  );
}
