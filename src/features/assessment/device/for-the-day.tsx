import { PreparePanel } from "./prepare-panel";
import { useForTheDay } from "./use-for-the-day";

/** The device for a day without a network, where somebody is asked to answer or to observe, or has planned to. */
export function Component() {
  const asked = useForTheDay();
  return (
    asked !== null &&
    asked.campaigns.length + asked.sessions.length > 0 && (
      <PreparePanel asked={asked} />
    )
  );
}
