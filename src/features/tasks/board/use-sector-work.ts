import { isLate } from "@domain/task/state";
import { dayLimit } from "@domain/task/day-queries";
import {
  defaultTaskFilter,
  matchesTaskFilter,
  taskListQueries,
} from "@domain/task/task-queries";
import type { Live } from "../../../data/live-store";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useReadySession } from "../../../data/hooks/ready-session";

export interface SectorWork {
  /** null: nobody could be asked yet. */
  open: number | null;
  late: number | null;
  /** There are more open ones than were counted. */
  full: boolean;
}

/** How many tasks of the sector this person sees are still to be done, and late; live. */
export function useSectorWork(sectorId: string): Live<SectorWork> {
  const session = useReadySession();
  const now = useNow();
  const filter = { ...defaultTaskFilter, sectorId };
  const live = useLiveQueries(taskListQueries(session, filter, now, dayLimit));
  if (live.state !== "data") return live;
  const { rows, heard, full } = live.data;
  if (rows.length === 0 && !heard)
    return { state: "data", data: { open: null, late: null, full: false } };
  const tasks = rows.filter(({ data }) => matchesTaskFilter(data, filter));
  const late = tasks.filter(({ data }) => isLate(data, now)).length;
  return {
    state: "data",
    data: { open: tasks.length, late, full },
  };
}
