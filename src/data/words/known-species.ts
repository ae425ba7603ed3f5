import type { SpecieEntry } from "@domain/directory/kinds";
import { entryOf } from "@domain/directory/entry-of";
import { useMemo } from "react";
import { useLiveDoc } from "../hooks/use-live";
import { useDirectory } from "../hooks/use-names";

/** Species that a search showed here: what one chose is named without asking again, offline too. */
const shown = new Map<string, SpecieEntry>();

export function rememberSpecies(species: readonly SpecieEntry[]): void {
  for (const specie of species) shown.set(specie.id, specie);
}

/** A species that was shown here; undefined for null and one that was not. */
export const rememberedSpecie = (id: string | null): SpecieEntry | undefined =>
  id === null ? undefined : shown.get(id);

/**
 * The species of an id: the establishment's, one found here, else the record itself, which is read
 * then. Undefined for null, while it is on its way, and for one that is not there.
 */
export function useSpecie(
  zooId: string,
  id: string | null,
): SpecieEntry | undefined {
  const { of, live } = useDirectory("species", zooId);
  const known = of(id) ?? rememberedSpecie(id);
  const asks = known === undefined && live.state !== "loading";
  const record = useLiveDoc("species", asks ? id : null);
  return useMemo(() => {
    if (known !== undefined || id === null) return known;
    if (record.state !== "data" || record.data === null) return undefined;
    const entry = entryOf("species", id, record.data.data);
    rememberSpecies([entry]);
    return entry;
  }, [known, id, record]);
}
