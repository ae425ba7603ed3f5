import { shownToMeQueries } from "@domain/announcement/announcement-queries";
import { compareAnnouncements, stateOf } from "@domain/announcement/state";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";

/** What is shown to this person now, urgent first; null while it is not known, and where they are no member. */
export function useShown(): readonly Row<"announcements">[] | null {
  const session = useReadySession();
  const queries = useMemo(() => shownToMeQueries(session), [session]);
  const live = useLiveQueries(queries.length === 0 ? null : queries);
  const now = useNow();
  if (live.state !== "data") return null;
  return live.data.rows
    .filter(({ data }) => stateOf(data, now) === "shown")
    .sort((a, b) => compareAnnouncements(a.data, b.data));
}
