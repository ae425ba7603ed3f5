import { managesTheDay } from "@domain/task/day-queries";
import { lazy, Suspense } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { ListSkeleton } from "../../../ui/state/skeletons";

const DayBoard = lazy(() =>
  import("./day-board").then(({ DayBoard }) => ({ default: DayBoard })),
);

/** How the day goes, for those who look after it; nobody else fetches its code. */
export function Component() {
  return managesTheDay(useReadySession()) ? (
    <Suspense fallback={<ListSkeleton />}>
      <DayBoard />
    </Suspense>
  ) : null;
}
