import { doneTodayQueries } from "@domain/task/day-queries";
import { startOfParisDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

/** How many tasks of this person's day were closed today; null until it is known. */
export function useDoneToday(): number | null {
  const session = useReadySession();
  const from = startOfParisDay(useNow()).getTime();
  const queries = useMemo(
    () => doneTodayQueries(session, new Date(from)),
    [session, from],
  );
  const live = useLiveQueries(queries);
  if (live.state !== "data") return null;
  const { rows, heard } = live.data;
  return rows.length === 0 && !heard ? null : rows.length;
}
