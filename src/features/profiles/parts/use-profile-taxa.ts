import type { Profile } from "@domain/profile/profile";
import { useTaxonNames } from "../../../data/words/use-taxon-names";

/** For what a profile is, by name: its species, families and orders. */
export function useProfileTaxa(
  profile: Pick<Profile, "specieIds" | "familyIds" | "orderIds">,
) {
  return {
    species: useTaxonNames("species", profile.specieIds),
    families: useTaxonNames("family", profile.familyIds),
    orders: useTaxonNames("order", profile.orderIds),
  };
}
