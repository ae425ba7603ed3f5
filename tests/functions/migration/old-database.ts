import { chanceOf } from "./chance";
import type { Stored } from "./old-people";
import { idOfPerson, oldPeople } from "./old-people";
import {
  oldAnimals,
  oldEnclosures,
  oldSectors,
  oldSpecies,
  oldZoos,
} from "./old-places";
import { oldTasks, oldTemplates } from "./old-work";

export const zooIds = ["zoo-0", "zoo-1", "zoo-2", "zoo-3", "zoo-4"] as const;

/**
 * 3,000 documents, or a share of them, as the specification's lists of fields have them, with what goes wrong in
 * years; the same every time.
 */
export function oldDatabase(share = 1): Stored {
  const of = (count: number) => Math.ceil(count * share);
  const people = of(800);
  const chance = chanceOf(12);
  const uids = Array.from({ length: people }, (_, index) => idOfPerson(index));
  const sectors = oldSectors(of(75), [...zooIds], uids, chance);
  const enclosures = oldEnclosures(of(300), sectors, chance);
  const animals = oldAnimals(of(700), enclosures, chance);
  const facility = { sectors, enclosures, animals, people: uids };
  return {
    ...oldZoos(zooIds, uids, chance),
    ...oldPeople(people, [...zooIds], chance),
    ...sectors,
    ...enclosures,
    ...animals,
    ...oldSpecies(20),
    ...oldTasks(of(1000), facility, chance),
    ...oldTemplates(of(100), facility, chance),
  };
}
