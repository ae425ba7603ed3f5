import { countAnimals, countMembers } from "./counts";
import type {
  AnimalEntry,
  AnyEntry,
  DirectoryKind,
  EnclosureEntry,
  GroupEntry,
} from "./kinds";
import type { PartChanges } from "./parts";
import { applyChanges } from "./parts";

type Changes = ReadonlyMap<string, AnyEntry | null>;

const none: Changes = new Map();

/** The kinds whose entries say how many animals they hold. */
export const countedKinds = ["enclosures", "groups"] as const;

const isCounted = (kind: DirectoryKind): boolean =>
  countedKinds.some((one) => one === kind);

const counted = {
  enclosures: (entries: AnyEntry[], animals: AnimalEntry[]): AnyEntry[] =>
    countAnimals(entries as EnclosureEntry[], animals),
  groups: (entries: AnyEntry[], animals: AnimalEntry[]): AnyEntry[] =>
    countMembers(entries as GroupEntry[], animals),
};

/** The changes of a kind and what they and the animals change in the counts of all of it. */
function withCounts(
  kind: (typeof countedKinds)[number],
  known: readonly (readonly AnyEntry[])[],
  changes: Changes,
  animals: AnimalEntry[],
): Map<string, AnyEntry | null> {
  const wanted = new Map<string, AnyEntry | null>(
    known.flat().map((entry) => [entry.id, entry]),
  );
  for (const [id, entry] of changes) wanted.set(id, entry);
  const there = [...wanted.values()].filter((entry) => entry !== null);
  for (const entry of counted[kind](there, animals))
    wanted.set(entry.id, entry);
  return wanted;
}

/**
 * The parts of each kind after the changes, with the animals of every enclosure and group counted
 * again: where those are given, the animals have to be given, too.
 */
export function changedParts(
  parts: ReadonlyMap<DirectoryKind, readonly (readonly AnyEntry[])[]>,
  changes: ReadonlyMap<DirectoryKind, Changes>,
): Map<DirectoryKind, PartChanges<AnyEntry>> {
  const result = new Map<DirectoryKind, PartChanges<AnyEntry>>();
  for (const [kind, known] of parts)
    if (!isCounted(kind))
      result.set(kind, applyChanges(known, changes.get(kind) ?? none));
  const animals = (result.get("animals")?.parts ?? []).flat() as AnimalEntry[];
  for (const kind of countedKinds) {
    const known = parts.get(kind);
    if (known === undefined) continue;
    const given = changes.get(kind) ?? none;
    const wanted = withCounts(kind, known, given, animals);
    result.set(kind, applyChanges(known, wanted));
  }
  return result;
}
