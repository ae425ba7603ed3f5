import { useNow } from "../../../data/hooks/use-live";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { FetchedMailButton } from "../../shared/exporting/fetched-mail-button";
import { lately, listedPeriod } from "../../shared/exporting/lately";
import { timelineFilter } from "./timeline-filters";

/** The history as it is narrowed, as a file by mail; nothing beside what one operation did. */
export function TimelineMail() {
  const [filters] = useFilter(timelineFilter);
  const now = useNow();
  const { operation, kind, since, until, ...about } = filters;
  if (operation !== null) return null;
  const period = listedPeriod({ since, until }, lately(now));
  return (
    <FetchedMailButton
      asked={{ ...about, kind: "events", event: kind, period }}
    />
  );
}
