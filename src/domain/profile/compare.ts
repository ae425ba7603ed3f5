import { equalValues } from "../record/equal";
import type { Lineage, Profile } from "./profile";
import { profilesFor } from "./profile";
import type { Weighed } from "./share";
import { weightShares } from "./share";

/** Something that two profiles say, by what it is about; null: one of them says nothing of it. */
export interface Compared<T> {
  key: string;
  one: T | null;
  other: T | null;
  differs: boolean;
}

function sideBySide<T>(
  one: ReadonlyMap<string, T>,
  other: ReadonlyMap<string, T>,
  isSame: (a: T, b: T) => boolean,
): Compared<T>[] {
  return [...new Set([...one.keys(), ...other.keys()])].map((key) => {
    const [a, b] = [one.get(key) ?? null, other.get(key) ?? null];
    const same = a !== null && b !== null && isSame(a, b);
    return { key, one: a, other: b, differs: !same };
  });
}

const weightsOf = (profile: Pick<Profile, "criteria">) =>
  new Map(
    weightShares(profile).map(({ categoryId, ...one }) => [categoryId, one]),
  );

/**
 * What each criterion weighs in two profiles, in the order of the first, then of the second; [] where neither weighs
 * any. A share is what counts: 2 of 4 is the same as 1 of 2. Where all weigh nothing, the weights are compared.
 */
export const comparedWeights = (
  one: Pick<Profile, "criteria">,
  other: Pick<Profile, "criteria">,
): Compared<Weighed>[] =>
  sideBySide(weightsOf(one), weightsOf(other), (a, b) =>
    a.share === null || b.share === null
      ? a.weight === b.weight
      : a.share === b.share,
  );

const expectedOf = ({ expected }: Pick<Profile, "expected">) =>
  new Map(Object.entries(expected));

/** Which options two profiles expect, by the questions' references in their order; in whichever order the options stand. */
export const comparedExpected = (
  one: Pick<Profile, "expected">,
  other: Pick<Profile, "expected">,
): Compared<string[]>[] =>
  sideBySide(expectedOf(one), expectedOf(other), (a, b) =>
    equalValues([...a].sort(), [...b].sort()),
  ).sort((a, b) => (a.key < b.key ? -1 : 1));

/** For what a profile is for a species: itself, its family, its order, or every species. */
export type Fit = "species" | "family" | "order" | "any";

/** The profiles that fit a species, the nearest first, each with what it fits by; [] where none does. */
export const fittingProfiles = (
  profiles: readonly Profile[],
  species: Lineage,
): { profile: Profile; fit: Fit }[] =>
  profilesFor(profiles, species).map((profile) => {
    const { specieIds, familyIds, orderIds } = profile;
    const { specieId, familyId, orderId } = species;
    const fits: [Fit, boolean][] = [
      ["species", specieIds.includes(specieId)],
      ["family", familyId !== null && familyIds.includes(familyId)],
      ["order", orderId !== null && orderIds.includes(orderId)],
    ];
    return { profile, fit: fits.find(([, is]) => is)?.[0] ?? "any" };
  });
