import { entryOf } from "@domain/directory/entry-of";
import type {
  AnimalEntry,
  AnyEntry,
  DirectoryKind,
  SpecieEntry,
} from "@domain/directory/kinds";
import { applyChanges } from "@domain/directory/parts";
import { speciesOf } from "@domain/directory/species-of";
import { database } from "../edge/admin";
import type { PartsByKind, ReadAll } from "./stored";

/** Species read in one go. */
const pageSize = 300;

/** What is stored of these species, by id; one that is not there is absent. */
export async function readSpecies(
  ids: readonly string[],
  readAll: ReadAll,
): Promise<Map<string, SpecieEntry>> {
  const found = new Map<string, SpecieEntry>();
  for (let from = 0; from < ids.length; from += pageSize) {
    const stored = await readAll(
      ids
        .slice(from, from + pageSize)
        .map((id) => database().doc(`species/${id}`)),
    );
    for (const snapshot of stored) {
      const data = snapshot.data();
      if (data !== undefined)
        found.set(snapshot.id, entryOf("species", snapshot.id, data));
    }
  }
  return found;
}

type Changes = ReadonlyMap<DirectoryKind, ReadonlyMap<string, AnyEntry | null>>;

/**
 * What becomes of an establishment's species with these changes of its animals: those that came are
 * read, and those of `again`; those without an animal go. Where no animal was read, none comes or goes.
 */
export async function speciesChanges(
  parts: PartsByKind,
  changes: Changes,
  again: readonly string[],
  readAll: ReadAll,
): Promise<Map<string, AnyEntry | null>> {
  const known = new Set(
    (parts.get("species") ?? []).flat().map(({ id }) => id),
  );
  const animals = parts.get("animals");
  const wanted =
    animals === undefined
      ? known
      : speciesOf(
          applyChanges(animals, changes.get("animals") ?? new Map())
            .parts.flat()
            .map((entry) => entry as AnimalEntry),
        );
  const asked = new Set([
    ...[...wanted].filter((id) => !known.has(id)),
    ...again.filter((id) => wanted.has(id)),
  ]);
  const found = await readSpecies([...asked], readAll);
  const result = new Map<string, AnyEntry | null>();
  for (const id of known) if (!wanted.has(id)) result.set(id, null);
  for (const id of asked) result.set(id, found.get(id) ?? null);
  return result;
}
