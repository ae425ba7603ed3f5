import type { WorkRecord } from "@domain/task/work-queries";
import { recordFilter, recordWorkQueries } from "@domain/task/work-queries";
import { matchesTaskFilter } from "@domain/task/task-queries";
import type { Live, Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";

/** The next or the last few tasks about a record, live. */
export function useRecordWork(
  record: WorkRecord,
  which: "next" | "done",
): Live<Row<"tasks">[]> {
  const session = useReadySession();
  const live = useLiveQueries(recordWorkQueries(session, record, which));
  if (live.state !== "data") return live;
  const filter = recordFilter(record);
  const rows = live.data.rows.filter(({ data }) =>
    matchesTaskFilter(data, filter),
  );
  return { state: "data", data: rows };
}
