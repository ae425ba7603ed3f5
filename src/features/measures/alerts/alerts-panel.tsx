import { latestAlertsQueries } from "@domain/measures/alerts/board-queries";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

const AlertsShown = fetched(
  withTexts(["measures", "measures.alerts"], () =>
    import("./alerts-shown").then(({ AlertsShown }) => AlertsShown),
  ),
);

const FindingsCounted = fetched(
  withTexts(["measures", "measures.findings"], () =>
    import("../findings/findings-counted").then(
      ({ FindingsCounted }) => FindingsCounted,
    ),
  ),
);

/** Is anything going wrong, where, since when; for those who see to it. Where nothing is, nothing stands there. */
export function Component() {
  const { zooId } = useReadySession();
  const may = useCan();
  return (
    <>
      {may("acknowledge", "alerts", { zooId }) && <Waiting />}
      {may("remove", "findings", { zooId }) && <FindingsCounted />}
    </>
  );
}

function Waiting() {
  const session = useReadySession();
  const live = useLiveQueries(latestAlertsQueries(session));
  if (live.state === "loading") return null;
  if (live.state === "data" && live.data.rows.length === 0) return null;
  return <AlertsShown query={live} />;
}
