import { cleaned } from "../fields";
import { placeKey, unusedId } from "../ids";
import type { NamedPlace, Placing, Reading } from "./types";

/** Where a name leads: a place there is or that is made; "left": on purpose nowhere; "several": to more than one. */
export type Led = NamedPlace | "left" | "several";

/** The place of a name for an animal that is in `before`; "several": more than one has it, undefined: none. */
export type FindPlace = (
  name: string,
  before: string | null,
) => NamedPlace | "several" | undefined;

export interface Places {
  lead: (name: string, before: string | null) => Led;
  /** A place by its id; undefined for one that is neither there nor made. */
  of: (id: string | null) => NamedPlace | undefined;
  /** What is made, in the order of the file. */
  made: () => NamedPlace[];
}

interface Wish {
  zooId: string;
  kind: "enclosure" | "group";
  there: readonly NamedPlace[];
  /** Removed ones: nothing is put into them, what is in them stays. */
  gone: readonly NamedPlace[];
  chosen: ReadonlyMap<string, Placing>;
  unnamed: "create" | "leave";
  sectorId: string | null;
}

/**
 * Prepares finding places by name. Whoever is in a place of that name stays there; a name as it is written goes before
 * one that only reads alike.
 */
export function placeFinder(
  there: readonly NamedPlace[],
  gone: readonly NamedPlace[],
): FindPlace {
  const byId = new Map([...gone, ...there].map((place) => [place.id, place]));
  const byKey = new Map<string, NamedPlace[]>();
  for (const place of there) {
    const key = placeKey(place.name);
    byKey.set(key, [...(byKey.get(key) ?? []), place]);
  }
  return (name, before) => {
    const key = placeKey(name);
    const alike = byKey.get(key) ?? [];
    const own = before === null ? undefined : byId.get(before);
    const stays = own !== undefined && placeKey(own.name) === key ? own : null;
    const all =
      stays === null || alike.includes(stays) ? alike : [...alike, stays];
    const written = all.filter((one) => cleaned(one.name) === cleaned(name));
    const meant = written.length === 0 ? all : written;
    if (stays !== null && meant.includes(stays)) return stays;
    return meant.length > 1 ? "several" : meant[0];
  };
}

/** The places of one kind: those there are by name, and those that the names of a file make. */
export function placesOf(wish: Wish): Places {
  const { zooId, kind, there, gone, chosen, unnamed, sectorId } = wish;
  const byId = new Map([...gone, ...there].map((place) => [place.id, place]));
  const mayGoTo = new Map(there.map((place) => [place.id, place]));
  const find = placeFinder(there, gone);
  const made = new Map<string, NamedPlace>();
  const create = (name: string, key: string): NamedPlace => {
    // A place that an earlier file made may be called otherwise by now, or be removed: that one is not meant.
    const id = unusedId(zooId, [kind, key], (one) => byId.has(one));
    const place = made.get(key) ?? { id, name, sectorId };
    made.set(key, place);
    return place;
  };
  return {
    lead(name, before) {
      const key = placeKey(name);
      const choice = chosen.get(key);
      const found = find(name, before);
      if (found !== undefined && (found !== "several" || choice === undefined))
        return found;
      if (choice?.kind === "use") return mayGoTo.get(choice.id) ?? "left";
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

/** Where a row without an enclosure goes; null: nowhere, and it is refused for that. */
export function withoutEnclosure(
  { withoutEnclosure: wish }: Reading,
  enclosures: Places,
): Led | null {
  if (wish === null) return null;
  if ("name" in wish) return enclosures.lead(wish.name, null);
  return enclosures.of(wish.id) ?? null;
}
