import { isOpen, isVisible } from "@domain/task/state";
import { bellQueries } from "@domain/task/task-queries";
import { useMemo } from "react";
import type { Live, Row } from "../../data/live-store";
import { useLiveQueries, useNow } from "../../data/hooks/use-live";
import { useReadySession } from "../../data/hooks/ready-session";

/** The open tasks that ask for this person and are visible by now, soonest first; live. */
export function useMyTasks(): Live<Row<"tasks">[]> {
  const session = useReadySession();
  const queries = useMemo(() => bellQueries(session), [session]);
  const now = useNow();
  const live = useLiveQueries(queries);
  if (live.state !== "data") return live;
  const rows = live.data.rows.filter(
    ({ data }) => isOpen(data) && isVisible(data, now),
  );
  return { state: "data", data: rows };
}
