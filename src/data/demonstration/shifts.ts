import { livesHere } from "@domain/directory/counts";
import { entryOf } from "@domain/directory/entry-of";
import type { OverlayChange } from "../overlay/overlaid";
import { changedRow, changesById } from "../overlay/overlaid";
import { shown } from "./mode";

/** Where a place is named in an animal. */
const fields = { enclosures: "enclosureId", groups: "groupId" } as const;
export type CountedPlace = keyof typeof fields;

type Homes = [before: string | null, after: string | null];

function homesOf(
  kind: CountedPlace,
  id: string,
  changes: readonly OverlayChange[],
): Homes {
  const home = (stored: object | null | undefined): string | null => {
    if (!stored) return null;
    const animal = entryOf("animals", id, stored);
    return livesHere(animal) ? animal[fields[kind]] : null;
  };
  const after = changedRow("animals", id, null, changes, true);
  return [home(changes[0]?.operation.seen), home(after?.data)];
}

/** By how many animals the places of a kind are more or less than the directory says, with what is only shown. */
export function animalShifts(kind: CountedPlace): ReadonlyMap<string, number> {
  const shifts = new Map<string, number>();
  const add = (place: string | null, by: number) => {
    if (place !== null) shifts.set(place, (shifts.get(place) ?? 0) + by);
  };
  for (const [id, changes] of changesById(shown(), "animals", null)) {
    const [before, after] = homesOf(kind, id, changes);
    add(before, -1);
    add(after, 1);
  }
  return shifts;
}
