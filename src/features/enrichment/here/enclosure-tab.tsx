import { HereTab } from "./here-tab";
import { usePlace } from "./use-place";

/** What enriches an enclosure. */
export function Component({ id }: { id: string }) {
  const place = usePlace(id, null);
  return <HereTab place={place} over={place.enclosure?.archived === true} />;
}
