import { sectorIdOf } from "@domain/board/params";
import { href } from "@domain/pages";
import { isListedFor } from "@domain/task/state";
import { defaultTaskFilter } from "@domain/task/filter/task-filter";
import { taskListQueries } from "@domain/task/task-queries";
import { countedAs } from "@domain/task/work-queries";
import { isLate } from "@domain/task/state";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import { useTotal } from "../../../data/hooks/use-total";
import { useFormat } from "../../../lib/use-format";
import { StatTile } from "../../../ui/page/stat-tile";
import { QueryState } from "../../../ui/state/query-state";
import type { OfWidget } from "../../slot-table";

/** So many are read; where there are more, the server counts them. */
const readMost = 20;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How many tasks are late, of all this person lists or of a sector; leads to them. */
export function Component({ params }: OfWidget) {
  const { t } = useTranslation();
  const session = useReadySession();
  const format = useFormat();
  const now = useNow();
  const sectorId = sectorIdOf(params);
  const filter = { ...defaultTaskFilter, late: true, sectorId };
  // Asked to the hour and shown to the minute: the question, and what it costs, stays the same.
  const hour = new Date(Math.ceil(now.getTime() / hourMs) * hourMs);
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const list = useGrowingList(
    (limit) => taskListQueries(session, filter, hour, limit),
    { step: readMost },
  );
  const { count } = useTotal(list, {
    shows: ({ data }) => isListedFor(session, data, now) && isLate(data, now),
    countAs: (query) => countedAs(query, filter, minute),
  });
  return (
    <QueryState query={list.live} isEmpty={() => false}>
      {() => (
        <StatTile
          label={t("tasks.board.late")}
          value={
            count === null
              ? `${format.number(readMost)}+`
              : format.number(count)
          }
          icon={count === 0 ? IconCircleCheck : IconAlertTriangle}
          color={count === 0 ? "green" : "red"}
          to={href("taskList", { late: "1", sectorId })}
        />
      )}
    </QueryState>
  );
}
