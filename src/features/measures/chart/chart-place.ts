import { zoneKey } from "@domain/enclosure/zone-key";
import { tokenOf } from "@domain/event/event";
import type {
  AnimalSubject,
  PlaceSubject,
  Subject,
} from "@domain/measures/subject";
import { isAnimal } from "@domain/measures/subject";

/** Where something is measured: an enclosure, or a zone of it, by name. */
export interface PlaceOfChart extends PlaceSubject {
  name: string;
  /** Whether there is water; absent where that is not known. */
  hasWater?: boolean;
}

/** Of whom something is measured, by name. */
export interface AnimalOfChart extends AnimalSubject {
  name: string;
}

/** Where or of whom something is measured, by name. */
export type ChartPlace = PlaceOfChart | AnimalOfChart;

/** A place or an animal among all of them, as the address names it. */
export const placeKey = (subject: Subject): string => {
  if (isAnimal(subject)) return subject.animalId;
  const { enclosureId, areaId } = subject;
  return areaId === null ? enclosureId : zoneKey(enclosureId, areaId);
};

/** What events about it name: the enclosure, or the animal. */
export const tokenOfPlace = (subject: Subject): string =>
  isAnimal(subject)
    ? tokenOf("animals", subject.animalId)
    : tokenOf("enclosures", subject.enclosureId);

/** What a zone is called among places of several enclosures. */
export const placeName = (enclosureName: string, areaName: string): string =>
  `${enclosureName} · ${areaName}`;
