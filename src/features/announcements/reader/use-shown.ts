import { shownToMeQueries } from "@domain/announcement/announcement-queries";
import { compareAnnouncements, stateOf } from "@domain/announcement/state";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Live, Row } from "../../../data/live-store";

/** What is shown to this person now, urgent first; nothing where they are no member. */
export function useShownLive(): Live<readonly Row<"announcements">[]> {
  const session = useReadySession();
  const queries = useMemo(() => shownToMeQueries(session), [session]);
  const live = useLiveQueries(queries.length === 0 ? null : queries);
  const now = useNow();
  if (queries.length === 0) return { state: "data", data: [] };
  if (live.state !== "data") return live;
  const data = live.data.rows
    .filter((row) => stateOf(row.data, now) === "shown")
    .sort((a, b) => compareAnnouncements(a.data, b.data));
  return { state: "data", data };
}

/** The same; null while it is not known. */
export function useShown(): readonly Row<"announcements">[] | null {
  const live = useShownLive();
  return live.state === "data" ? live.data : null;
}
