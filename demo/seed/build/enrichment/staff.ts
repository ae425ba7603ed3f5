import { demoPeople } from "../../../data/people";
import { demoSectors } from "../../../data/sectors";
import type { DemoSectorRole, DemoZooId } from "../../../data/types";
import type { Random } from "../../../../src/domain/analysis/interval/random";
import { pick } from "../random";

/** The sector that an enclosure lies in. */
export function sectorOf(enclosureId: string): {
  id: string;
  zooId: DemoZooId;
} {
  const sector = demoSectors.find(({ enclosures }) =>
    enclosures.some(({ id }) => id === enclosureId),
  );
  if (sector === undefined) throw new Error(`Unknown enclosure ${enclosureId}`);
  return sector;
}

const holders = (sectorId: string, role: DemoSectorRole): string[] =>
  demoPeople
    .filter(({ status }) => status === "active")
    .filter(({ sectorRoles }) => sectorRoles[role].includes(sectorId))
    .map(({ id }) => id);

function oneOf(random: Random, ids: readonly string[], sectorId: string) {
  const one = pick(random, ids);
  if (one === undefined) throw new Error(`Nobody keeps ${sectorId}`);
  return one;
}

/** One of the sector's keepers. */
export const keeperIn = (random: Random, sectorId: string): string =>
  oneOf(random, holders(sectorId, "keeper"), sectorId);

/** All keepers of the sector. */
export const keepersOf = (sectorId: string): string[] =>
  holders(sectorId, "keeper");

/** One of the sector's veterinarians. */
export const healerIn = (random: Random, sectorId: string): string =>
  oneOf(random, holders(sectorId, "veterinary"), sectorId);

/** Who plans for the sector: who leads it, else one of its keepers. */
export function plannerIn(random: Random, sectorId: string): string {
  const leads = holders(sectorId, "management");
  return leads.length > 0
    ? oneOf(random, leads, sectorId)
    : keeperIn(random, sectorId);
}
