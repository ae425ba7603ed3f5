import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

const DayPanel = fetched(
  withTexts(["observation", "corrections"], () =>
    import("./day-panel").then(({ DayPanel: Panel }) => Panel),
  ),
);

/** The sessions of observation that somebody planned for today, or has begun. */
export function Component() {
  const { zooId } = useReadySession();
  const may = useCan();
  return may("create", "obsSessions", { zooId }) ? <DayPanel /> : null;
}
