import type { Session } from "@domain/access/session";
import { isOpen, isVisible } from "@domain/task/state";
import { bellQueries } from "@domain/task/task-queries";
import { useMemo } from "react";
import type { Live, Row } from "../../data/live-store";
import { useLiveQueries, useNow } from "../../data/hooks/use-live";

/** The open tasks that ask for this person and are visible by now, soonest first; live. */
export function useMyTasks(session: Session): Live<Row<"tasks">[]> {
  const queries = useMemo(() => bellQueries(session), [session]);
  const now = useNow();
  const live = useLiveQueries(queries);
  if (live.state !== "data") return live;
  const rows = live.data.rows.filter(
    ({ data }) => isOpen(data) && isVisible(data, now),
  );
  return { state: "data", data: rows };
}
