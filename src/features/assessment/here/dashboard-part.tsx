import { audienceOf } from "@domain/access/audience";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

const TodayPanel = fetched(
  withTexts(["assessment"], () =>
    import("./today-panel").then(({ TodayPanel }) => TodayPanel),
  ),
);

const DayLine = fetched(
  withTexts(["assessment"], () =>
    import("../device/day-line").then(({ DayLine }) => DayLine),
  ),
);

/** What somebody still has to answer today, for who answers; for who plans campaigns which of them are behind; and for who works in sectors their device without a network. */
export function Component() {
  const session = useReadySession();
  const may = useCan();
  if (!may("create", "evaluations", { zooId: session.zooId })) return null;
  return (
    <>
      <TodayPanel />
      {audienceOf(session) === "sector" && <DayLine />}
    </>
  );
}
