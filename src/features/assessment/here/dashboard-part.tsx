import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

const TodayPanel = fetched(
  withTexts(["assessment"], () =>
    import("./today-panel").then(({ TodayPanel }) => TodayPanel),
  ),
);

/** What somebody still has to answer today, for who answers; and for who plans campaigns which of them are behind. */
export function Component() {
  const { zooId } = useReadySession();
  const may = useCan();
  return may("create", "evaluations", { zooId }) ? <TodayPanel /> : null;
}
