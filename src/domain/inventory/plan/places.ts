import { placeKey, stableId } from "../ids";
import type { NamedPlace, Placing, Reading } from "./types";

/** Where a name leads: a place there is or that is made; "left": on purpose nowhere. */
export type Led = NamedPlace | "left";

export interface Places {
  lead: (name: string) => Led;
  /** A place by its id; undefined for one that is neither there nor made. */
  of: (id: string | null) => NamedPlace | undefined;
  /** What is made, in the order of the file. */
  made: () => NamedPlace[];
}

interface Wish {
  zooId: string;
  kind: "enclosure" | "group";
  there: readonly NamedPlace[];
  chosen: ReadonlyMap<string, Placing>;
  unnamed: "create" | "leave";
  sectorId: string | null;
}

/** The places of one kind: those there are by name, and those that the names of a file make. */
export function placesOf({
  zooId,
  kind,
  there,
  chosen,
  unnamed,
  sectorId,
}: Wish): Places {
  const byId = new Map(there.map((place) => [place.id, place]));
  const byName = new Map(there.map((place) => [placeKey(place.name), place]));
  const made = new Map<string, NamedPlace>();
  const create = (name: string, key: string): NamedPlace => {
    const place = made.get(key) ?? {
      id: stableId(zooId, kind, key),
      name,
      sectorId,
    };
    made.set(key, place);
    return place;
  };
  return {
    lead(name) {
      const key = placeKey(name);
      const choice = chosen.get(key);
      if (choice?.kind === "use") return byId.get(choice.id) ?? "left";
      const known = byName.get(key);
      if (known !== undefined && choice === undefined) return known;
      return (choice?.kind ?? unnamed) === "create"
        ? create(name, key)
        : "left";
    },
    of: (id) =>
      id === null
        ? undefined
        : (byId.get(id) ?? [...made.values()].find((one) => one.id === id)),
    made: () => [...made.values()],
  };
}

/** The names of a column that no place has, in the order of the file, each once. */
export function unknownNames(
  names: Iterable<string>,
  there: readonly NamedPlace[],
): string[] {
  const known = new Set(there.map(({ name }) => placeKey(name)));
  const unknown = new Map<string, string>();
  for (const name of names) {
    const key = placeKey(name);
    if (!known.has(key) && !unknown.has(key)) unknown.set(key, name);
  }
  return [...unknown.values()];
}

/** Where a row without an enclosure goes; null: nowhere, and it is refused for that. */
export function withoutEnclosure(
  { withoutEnclosure: wish }: Reading,
  enclosures: Places,
): Led | null {
  if (wish === null) return null;
  if ("name" in wish) return enclosures.lead(wish.name);
  return enclosures.of(wish.id) ?? null;
}
