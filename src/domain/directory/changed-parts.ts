import { countAnimals } from "./counts";
import type {
  AnimalEntry,
  AnyEntry,
  DirectoryKind,
  EnclosureEntry,
} from "./kinds";
import type { PartChanges } from "./parts";
import { applyChanges } from "./parts";

const none: ReadonlyMap<string, AnyEntry | null> = new Map();

/**
 * The parts of each kind after the changes, with the animals of every enclosure counted again: where
 * enclosures are given, the animals have to be given, too.
 */
export function changedParts(
  parts: ReadonlyMap<DirectoryKind, readonly (readonly AnyEntry[])[]>,
  changes: ReadonlyMap<DirectoryKind, ReadonlyMap<string, AnyEntry | null>>,
): Map<DirectoryKind, PartChanges<AnyEntry>> {
  const result = new Map<DirectoryKind, PartChanges<AnyEntry>>();
  for (const [kind, known] of parts)
    if (kind !== "enclosures")
      result.set(kind, applyChanges(known, changes.get(kind) ?? none));
  const known = parts.get("enclosures");
  if (known === undefined) return result;
  const wanted = new Map<string, AnyEntry | null>(
    known.flat().map((entry) => [entry.id, entry]),
  );
  for (const [id, entry] of changes.get("enclosures") ?? [])
    wanted.set(id, entry);
  const there = [...wanted.values()].filter((entry) => entry !== null);
  const animals = (result.get("animals")?.parts ?? []).flat();
  const counted = countAnimals(
    there as EnclosureEntry[],
    animals as AnimalEntry[],
  );
  for (const entry of counted) wanted.set(entry.id, entry);
  result.set("enclosures", applyChanges(known, wanted));
  return result;
}
