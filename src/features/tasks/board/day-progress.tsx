import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import classes from "./today-panel.module.css";

/** How far the day is. */
export function DayProgress({ done, left }: { done: number; left: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const all = done + left;
  const label = t("tasks.board.progress", {
    count: done,
    total: format.number(all),
  });
  return (
    <div className={classes.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={all}
        className={classes.bar}
      >
        <span style={{ width: `${String((100 * done) / all)}%` }} />
      </div>
      <Text span size="sm" c="dimmed">
        {label}
      </Text>
    </div>
  );
}
