import type { Due } from "@domain/health/notes/due/dues";
import { duesOf } from "@domain/health/notes/due/dues";
import type { CurrentNote } from "@domain/health/notes/fold";
import { dueTasksQuery } from "@domain/health/notes/note-queries";
import { parisDay } from "@domain/time/paris";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

/** What is due again with its tasks, as they are here so far. */
export function useDues(notes: readonly CurrentNote[]): Due[] {
  const { zooId } = useReadySession();
  const today = parisDay(useNow());
  const ids = notes
    .filter(({ note }) => note.nextDue !== null)
    .map(({ firstId }) => firstId);
  const query = dueTasksQuery(zooId, ids);
  const live = useLiveQueries(query === null ? [] : [query]);
  const rows = live.state === "data" ? live.data.rows : [];
  return duesOf(
    notes,
    rows.map(({ data }) => data),
    today,
  );
}
