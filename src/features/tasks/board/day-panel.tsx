import { managesTheDay } from "@domain/task/day-queries";
import { useReadySession } from "../../../data/hooks/ready-session";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { fetched } from "../../../ui/state/fetched";

const DayBoard = fetched(
  () => import("./day-board").then(({ DayBoard }) => DayBoard),
  ListSkeleton,
);

/** How the day goes, for those who look after it; nobody else fetches its code. */
export function Component() {
  return managesTheDay(useReadySession()) ? <DayBoard /> : null;
}
