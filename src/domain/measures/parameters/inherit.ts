import type { Limits } from "./limits";
import { partsOfZoneKey, zoneKey } from "../../enclosure/zone-key";
import { equalValues } from "../../record/equal";

/** Whose limits there may be beside the parameter's own. */
export type HolderKind = "zone" | "enclosure" | "animal" | "group" | "species";

/** Somebody or some place with limits of its own: `id` is the key of `overrides`. */
export interface Holder {
  kind: HolderKind;
  id: string;
}

/** What of a parameter says which limits hold. */
export interface LimitsHolder {
  limits: Limits;
  overrides: Readonly<Record<string, Limits>>;
}

/** The limits that hold, and whose they are; null: the parameter's. */
export interface HeldLimits {
  limits: Limits;
  of: Holder | null;
}

/** Whom to ask about the limits of a place, the nearest first: the zone, then its enclosure. */
export function placeHolders(
  enclosureId: string,
  areaId: string | null,
): Holder[] {
  const enclosure: Holder = { kind: "enclosure", id: enclosureId };
  if (areaId === null) return [enclosure];
  return [{ kind: "zone", id: zoneKey(enclosureId, areaId) }, enclosure];
}

/** Whom to ask about an animal's limits, the nearest first: itself, its group, its species in this establishment. */
export function animalHolders(animal: {
  animalId: string;
  groupId: string | null;
  specieId: string | null;
}): Holder[] {
  const { animalId, groupId, specieId } = animal;
  const holders: Holder[] = [{ kind: "animal", id: animalId }];
  if (groupId !== null) holders.push({ kind: "group", id: groupId });
  if (specieId !== null) holders.push({ kind: "species", id: specieId });
  return holders;
}

/**
 * The limits that hold where `holders` are asked in turn: the first that has its own says, switched off too;
 * else the parameter. No holders: the parameter's.
 */
export function limitsFor(
  { limits, overrides }: LimitsHolder,
  holders: readonly Holder[],
): HeldLimits {
  for (const of of holders) {
    const own = heldBy(overrides, of.id);
    if (own !== undefined) return { limits: own, of };
  }
  return { limits, of: null };
}

/** The limits that hold for the first of `holders` once its own are deleted, and whose they are. */
export const inheritedLimits = (
  parameter: LimitsHolder,
  holders: readonly Holder[],
): HeldLimits => limitsFor(parameter, holders.slice(1));

/** The overrides with one holder's limits set, or deleted where `limits` is null. */
export function withLimits(
  overrides: LimitsHolder["overrides"],
  holderId: string,
  limits: Limits | null,
): Record<string, Limits> {
  const others = Object.entries(overrides).filter(([id]) => id !== holderId);
  if (limits !== null) others.push([holderId, limits]);
  return Object.fromEntries(others);
}

const heldBy = (overrides: LimitsHolder["overrides"], id: string) =>
  Object.hasOwn(overrides, id) ? overrides[id] : undefined;

/** The holders whose own limits are given, changed or taken away, each once; [] where none are. */
export const limitedAnew = (
  before: LimitsHolder["overrides"],
  after: LimitsHolder["overrides"],
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => !equalValues(heldBy(before, id), heldBy(after, id)),
  );

/** The enclosure of a place that has limits of its own: itself, or the one of the zone. */
export const enclosureOfHolder = (holderId: string): string =>
  partsOfZoneKey(holderId).enclosureId;
