import type { CollectionName } from "../collections";
import type { Kept } from "./row";
import { animalKept } from "./rows/animals";
import { assessmentKept } from "./rows/assessment";
import { establishmentKept } from "./rows/establishment";
import { functionsKept } from "./rows/functions";
import { placeKept } from "./rows/places";
import { referenceKept } from "./rows/reference";
import { workKept } from "./rows/work";

/** What functions keep beside the table of collections. */
export type OwnCollection = keyof typeof functionsKept;
export const ownCollections = Object.keys(functionsKept) as OwnCollection[];

/**
 * By collection, every one there is: how long it is kept, which the nightly purge reads, and what it says of people,
 * which their export and their erasure read.
 */
export const kept: Readonly<Record<CollectionName | OwnCollection, Kept>> = {
  ...establishmentKept,
  ...placeKept,
  ...animalKept,
  ...workKept,
  ...assessmentKept,
  ...referenceKept,
  ...functionsKept,
};
