import { isOpen, isVisible } from "@domain/task/state";
import { bellQueries, fullBellQueries } from "@domain/task/task-queries";
import { startOfParisDay } from "@domain/time/paris";
import { useMemo } from "react";
import type { Live, Row } from "../../data/live-store";
import { useLiveQueries, useNow } from "../../data/hooks/use-live";
import { useReadySession } from "../../data/hooks/ready-session";

interface MyTasks {
  live: Live<Row<"tasks">[]>;
  /** There may be more than are listened to. */
  full: boolean;
  /** So many cannot be read and are left out. */
  unreadable: number;
  /** None is here, and nobody could be asked yet. */
  unknown: boolean;
}

/** The open tasks that ask for this person and are visible by now, soonest first; live. */
export function useMyTasks(): MyTasks {
  const session = useReadySession();
  const now = useNow();
  const today = startOfParisDay(now).getTime();
  const together = useMemo(() => bellQueries(session), [session]);
  const apart = useMemo(
    () => fullBellQueries(session, new Date(today)),
    [session, today],
  );
  const first = useLiveQueries(together);
  // Once there are so many that some may be hidden, what names me, what asks my sectors and what is late are asked apart.
  const isFull = first.state === "data" && first.data.full;
  const both = useLiveQueries(isFull ? apart : null);
  const live = both.state === "loading" ? first : both;
  if (live.state !== "data")
    return { live, full: false, unreadable: 0, unknown: false };
  const rows = live.data.rows.filter(
    ({ data }) => isOpen(data) && isVisible(data, now),
  );
  const { full, unreadable, heard } = live.data;
  return {
    live: { state: "data", data: rows },
    full,
    unreadable,
    unknown: rows.length === 0 && !heard,
  };
}
