import { withTexts } from "../../../lib/i18n/i18n";
import { sourceOf } from "@domain/measures/subject";
import { useReadySession } from "../../../data/hooks/ready-session";
import { ChartSkeleton } from "../../../ui/chart/chart-skeleton";
import { fetched } from "../../../ui/state/fetched";
import type { OfCompared } from "../../slot-table";

const CompareView = fetched(
  withTexts(["health.compare", "measures", "chart"], () =>
    import("./compare-view").then(({ CompareView }) => CompareView),
  ),
  ChartSkeleton,
);

/** An animal's values beside those of others, among its statistics; nothing for who reads none of it. */
export function Component(props: OfCompared) {
  const session = useReadySession();
  return sourceOf(session, session.zooId, props.animal) === null ? null : (
    <CompareView {...props} />
  );
}
