import { changedValues } from "../../../../data/changed-values";
import type { Row } from "../../../../data/live-store";
import type { Outcome } from "../../../../data/hooks/use-submit";
import { outcomeOf } from "../../../../data/hooks/use-submit";
import { create, patch } from "../../../../data/write";
import type { MapValues } from "./map-values";

interface Sent {
  enclosure: Row<"enclosures">;
  /** The map as it was seen; null: there was none. */
  base: Row<"enclosureMaps"> | null;
}

/** Begins the map of an enclosure, or changes what differs from what was seen. */
export function saveMap(
  { enclosure: { id, data }, base }: Sent,
  values: MapValues,
): Promise<Outcome> {
  const about = { kind: "enclosure.map", name: data.enclosureName };
  if (base === null) {
    const { zooId } = data;
    return outcomeOf(create("enclosureMaps", id, { zooId, ...values }, about));
  }
  const changes = changedValues(values, base.data);
  if (changes === null) return Promise.resolve("saved");
  // The columns follow from both.
  const { mapWidth, squareArea } = values;
  const sized =
    "mapWidth" in changes || "squareArea" in changes
      ? { mapWidth, squareArea, ...changes }
      : changes;
  return outcomeOf(patch("enclosureMaps", id, sized, about, base));
}
