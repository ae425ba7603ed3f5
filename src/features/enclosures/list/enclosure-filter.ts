import { livesHere } from "@domain/directory/counts";
import { isThere } from "@domain/directory/is-there";
import type {
  AnimalEntry,
  EnclosureEntry,
  SpecieEntry,
} from "@domain/directory/kinds";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  someOf,
} from "../../../ui/list/filter/define-filter";

/** What no longer is in use: archived, or removed. */
export const awayStates = ["archived", "removed"] as const;
export type AwayState = (typeof awayStates)[number];
export const scanStates = ["ready", "notReady"] as const;

/** How the list of enclosures is narrowed; the address holds exactly this. */
export interface EnclosureFilters {
  sectorId: string | null;
  /** At most one of the three. */
  specieId: string | null;
  familyId: string | null;
  orderId: string | null;
  scan: (typeof scanStates)[number] | null;
  /** Those instead of what is in use. */
  away: AwayState | null;
}

const recordId = anId((text) => idSchema.safeParse(text).success);

/** How the list of enclosures can be narrowed. */
export const enclosureFilter = defineFilter<EnclosureFilters>({
  sectorId: recordId,
  specieId: recordId,
  familyId: recordId,
  orderId: recordId,
  scan: someOf(scanStates),
  away: someOf(awayStates),
});

/** The parameters of the address that hold it. */
export const enclosureFilterNames = Object.keys(enclosureFilter.initial);

const awayOf = (enclosure: EnclosureEntry): AwayState | null => {
  if (isThere(enclosure)) return null;
  return enclosure.removed ? "removed" : "archived";
};

/** Whether the list shows an enclosure, what was typed aside; `holding`: those with animals of the taxon asked for, null where none is. */
export const wantsEnclosure = (
  enclosure: EnclosureEntry,
  { sectorId, scan, away }: EnclosureFilters,
  holding: ReadonlySet<string> | null,
): boolean =>
  awayOf(enclosure) === away &&
  (sectorId === null || enclosure.sectorId === sectorId) &&
  (scan === null || enclosure.scanReady === (scan === "ready")) &&
  (holding === null || holding.has(enclosure.id));

type OfTaxon = Pick<EnclosureFilters, "specieId" | "familyId" | "orderId">;

export const asksForTaxon = ({ specieId, familyId, orderId }: OfTaxon) =>
  (specieId ?? familyId ?? orderId) !== null;

/** The enclosures in which animals of the species, family or order live; of none asked for: all that hold animals. */
export function enclosuresHolding(
  { specieId, familyId, orderId }: OfTaxon,
  animals: Iterable<AnimalEntry>,
  specieOf: (id: string | null) => SpecieEntry | undefined,
): Set<string> {
  const holding = new Set<string>();
  for (const animal of animals) {
    if (animal.enclosureId === null || !livesHere(animal)) continue;
    const specie = specieOf(animal.specieId);
    if (specieId !== null && animal.specieId !== specieId) continue;
    if (familyId !== null && specie?.familyId !== familyId) continue;
    if (orderId !== null && specie?.orderId !== orderId) continue;
    holding.add(animal.enclosureId);
  }
  return holding;
}
