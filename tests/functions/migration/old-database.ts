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
const people = 800;

/** 3,000 documents as the specification's lists of fields have them, with what goes wrong in years; the same every time. */
export function oldDatabase(): Stored {
  const chance = chanceOf(12);
  const uids = Array.from({ length: people }, (_, index) => idOfPerson(index));
  const sectors = oldSectors(75, [...zooIds], uids, chance);
  const enclosures = oldEnclosures(300, sectors, chance);
  const animals = oldAnimals(700, enclosures, chance);
  const facility = { sectors, enclosures, animals, people: uids };
  return {
    ...oldZoos(zooIds, uids, chance),
    ...oldPeople(people, [...zooIds], chance),
    ...sectors,
    ...enclosures,
    ...animals,
    ...oldSpecies(20),
    ...oldTasks(1000, facility, chance),
    ...oldTemplates(100, facility, chance),
  };
}
