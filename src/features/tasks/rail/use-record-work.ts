import type { WorkRecord } from "@domain/task/work-queries";
import {
  recordFilter,
  recordWorkLimits,
  recordWorkQueries,
} from "@domain/task/work-queries";
import { matchesPlace } from "@domain/task/filter/task-filter";
import { isListedFor } from "@domain/task/state";
import type { Live, Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useMyTasks } from "../use-my-tasks";

/** Some tasks about a record. */
export interface RecordWork {
  rows: Row<"tasks">[];
  /** The server was heard of: that there are none is known. */
  heard: boolean;
}

const byDue = (a: Row<"tasks">, b: Row<"tasks">): number =>
  a.data.dueAt.getTime() - b.data.dueAt.getTime();

/**
 * The next or the last few tasks about a record, live. What asks for this person is listened to
 * anyway: of it also what is about several records, which no query of theirs finds.
 */
export function useRecordWork(
  record: WorkRecord,
  which: "next" | "done",
): Live<RecordWork> {
  const session = useReadySession();
  const live = useLiveQueries(recordWorkQueries(session, record, which));
  const mine = useMyTasks();
  const now = useNow();
  if (live.state !== "data") return live;
  const { rows: asked, heard } = live.data;
  const own =
    which === "next" && mine.live.state === "data" ? mine.live.data : [];
  const known = new Set(asked.map(({ id }) => id));
  const filter = recordFilter(record);
  const all = [...asked, ...own.filter(({ id }) => !known.has(id))];
  const rows = all.filter(
    ({ data }) => matchesPlace(data, filter) && isListedFor(session, data, now),
  );
  return {
    state: "data",
    data: {
      rows:
        which === "next"
          ? rows.sort(byDue).slice(0, recordWorkLimits.next)
          : rows,
      heard,
    },
  };
}
