import type { CollectionName } from "../collections";
import { changesEntry, entryOf } from "./entry-of";

type Stored = Readonly<Record<string, unknown>>;

/** What holds animals, and says so. */
export type PlaceKind = CollectionName & ("enclosures" | "groups");

export interface AnimalPlace {
  kind: PlaceKind;
  id: string;
}

function placesOf(stored: Stored | null): AnimalPlace[] {
  if (stored === null) return [];
  const { enclosureId, groupId } = entryOf("animals", "", stored);
  const places = { enclosures: enclosureId, groups: groupId };
  return (["enclosures", "groups"] as const).flatMap((kind) =>
    places[kind] === null ? [] : [{ kind, id: places[kind] }],
  );
}

/**
 * Where animals have to be counted again after one changed: where it was and where it is; [] for a
 * change of which no place says anything. null: before it was there, after it has gone.
 */
export function touchedPlaces(
  id: string,
  before: Stored | null,
  after: Stored | null,
): AnimalPlace[] {
  if (!changesEntry("animals", id, before, after)) return [];
  const touched = new Map(
    [...placesOf(before), ...placesOf(after)].map((place) => [
      `${place.kind}/${place.id}`,
      place,
    ]),
  );
  return [...touched.values()];
}
