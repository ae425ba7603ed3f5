import { isThere } from "@domain/directory/is-there";
import type { EnclosureEntry } from "@domain/directory/kinds";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  flag,
} from "../../../ui/list/filter/define-filter";

/** How the list of enclosures is narrowed; the address holds exactly this. */
export interface EnclosureFilters {
  sectorId: string | null;
  /** The removed ones instead of those that are there. */
  removed: boolean;
}

/** How the list of enclosures can be narrowed. */
export const enclosureFilter = defineFilter<EnclosureFilters>({
  sectorId: anId((text) => idSchema.safeParse(text).success),
  removed: flag,
});

/** Whether the list shows an enclosure, what was typed aside. */
export const wantsEnclosure = (
  enclosure: EnclosureEntry,
  { sectorId, removed }: EnclosureFilters,
): boolean =>
  isThere(enclosure) !== removed &&
  (sectorId === null || enclosure.sectorId === sectorId);
