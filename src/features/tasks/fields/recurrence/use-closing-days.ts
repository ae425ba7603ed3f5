import type { ClosingDays } from "@domain/recurrence/closing-days";
import { alwaysOpen } from "@domain/recurrence/closing-days";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../../data/hooks/use-live";

/** When the establishment is closed; never as long as that is not known. */
export function useClosingDays(): ClosingDays {
  const { zooId } = useReadySession();
  const live = useLiveDoc("zoo", zooId);
  if (live.state !== "data" || live.data === null) return alwaysOpen;
  const { closedWeekdays, closingDays } = live.data.data;
  return { closedWeekdays, closingDays };
}
