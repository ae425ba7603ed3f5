import { href } from "@domain/pages";
import type { Row } from "../../../data/live-store";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useFormat } from "../../../lib/use-format";
import { useJustMade } from "../../../ui/list/just-made";
import { AskedMark } from "../collect/asked-mark";
import { DueTime } from "../parts/due-time";
import { MoreActions, NextButton } from "../parts/task-buttons";
import { TaskTypeIcon } from "../parts/task-type";
import type { Where } from "../parts/use-where";
import { WhereName } from "../parts/where-name";
import classes from "./today-row.module.css";

interface TodayRowProps {
  row: Row<"tasks">;
  now: Date;
  where: Where;
}

/** One task of the day: when, what, where, and the one thing to do. */
export function TodayRow({ row, now, where }: TodayRowProps) {
  const { title, type, dueAt } = row.data;
  const format = useFormat();
  const isToday = format.day(dueAt, now) === format.day(now, now);
  const isMade = useJustMade() === row.id;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMade) place.current?.scrollIntoView({ block: "center" });
  }, [isMade]);
  return (
    <li ref={place} className={classes.row} data-made={isMade || undefined}>
      <span className={classes.time}>
        <DueTime task={row.data} now={now}>
          {isToday ? format.time(dueAt) : format.day(dueAt, now)}
        </DueTime>
      </span>
      <span className={classes.what}>
        <TaskTypeIcon type={type} />
        <Link
          to={href("taskList", { taskId: row.id })}
          className={classes.title}
        >
          {title}
        </Link>
        <AskedMark task={row.data} />
      </span>
      <span className={classes.where}>
        <WhereName where={where} />
      </span>
      <span className={classes.actions}>
        <span className={classes.next}>
          <NextButton row={row} wide height={44} />
        </span>
        <MoreActions row={row} size={44} />
      </span>
    </li>
  );
}
