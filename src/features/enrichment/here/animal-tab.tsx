import { HereTab } from "./here-tab";
import { usePlace } from "./use-place";

/** What an animal is given, with the others of its enclosure or by itself. */
export function Component({ id }: { id: string }) {
  const place = usePlace(null, id);
  const over = place.animal !== null && place.animal.state !== null;
  return <HereTab place={place} over={over} />;
}
