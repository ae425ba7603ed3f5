import type { DemoTarget, DemoTask } from "../types";

/** A target that is a whole sector. */
export function sector(sectorId: string): DemoTarget {
  return { level: "SECTOR", sectorId };
}

/** A target that is one enclosure of a sector. */
export function enclosure(sectorId: string, enclosureId: string): DemoTarget {
  return { level: "ENCLOSURE", sectorId, enclosureId };
}

/** The first `count` animals of a species in an enclosure. */
export function animals(
  sectorId: string,
  enclosureId: string,
  speciesId: string,
  count: number,
): DemoTarget {
  return {
    level: "ANIMAL",
    sectorId,
    enclosureId,
    speciesId,
    animals: count,
  };
}

/** Who took a task, and when: hours from 08:00 of the day of the data. */
export function taken(by: string, inHours: number): DemoTask["taken"] {
  return { by, inHours };
}

/** Who closed, archived or deleted a task, and when, with a note if any. */
export function ended(
  by: string,
  inHours: number,
  note: string | null = null,
): DemoTask["ended"] {
  return { by, inHours, note };
}
