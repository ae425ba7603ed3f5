import type { Candidate, CodedName, FileNames, NamedIn } from "./names";
import { likest, saysUnseen } from "./names";
import type { CodedBy, Mapping, SubjectTarget } from "./planning";

/** What an establishment has that names of a file may stand for. */
export interface Here {
  ethograms: readonly Candidate<CodedBy>[];
  enclosures: readonly Candidate<string>[];
  animals: readonly Candidate<string>[];
  groups: readonly Candidate<string>[];
  people: readonly Candidate<string>[];
  /** Whoever imports. */
  me: string;
  /** Where an animal lives; null: nobody knows. */
  enclosureOf: (animalId: string) => string | null;
  behavioursOf: (coded: CodedBy) => readonly Candidate<string>[];
  /** How our exports call that an animal was not seen. */
  notVisible: string;
}

/** What was chosen already, which stands. */
export type Chosen = Partial<Mapping>;

const each = <N, T>(
  all: readonly NamedIn<N>[],
  of: (one: NamedIn<N>) => T,
  chosen: Readonly<Record<string, T>> = {},
): Record<string, T> =>
  Object.fromEntries(
    all.map((one) => {
      const known = Object.hasOwn(chosen, one.key);
      return [one.key, known ? (chosen[one.key] as T) : of(one)];
    }),
  );

/** Where most of these animals live; null for none. */
function mostLived(
  subjects: Mapping["subjects"],
  enclosureOf: Here["enclosureOf"],
): string | null {
  const lived = new Map<string, number>();
  for (const target of Object.values(subjects)) {
    const id = target?.kind === "animal" ? enclosureOf(target.id) : null;
    if (id !== null) lived.set(id, (lived.get(id) ?? 0) + 1);
  }
  return [...lived].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The only one where there is but one; else what the name is most like. */
const onlyOrLikest = <T>(
  name: string,
  candidates: readonly Candidate<T>[],
): T | null =>
  likest(name, candidates) ??
  (candidates.length === 1 ? (candidates[0]?.value ?? null) : null);

/** What the sessions of a file are most likely coded by: which is known before what behaviours stand for. */
export const guessEthograms = (
  { configurations }: Pick<FileNames, "configurations">,
  { ethograms }: Pick<Here, "ethograms">,
  chosen: Chosen = {},
): Mapping["ethograms"] =>
  each(
    configurations,
    ({ name }) => onlyOrLikest(name, ethograms),
    chosen.ethograms,
  );

/**
 * What the names of a file most likely stand for here, beside what was chosen: likeness of names; an enclosure that nobody is
 * called like is where most of the animals live. null: nothing is like it, nobody is called so.
 */
export function guessMapping(
  names: FileNames,
  here: Here,
  chosen: Chosen = {},
): Mapping {
  const ethograms = guessEthograms(names, here, chosen);
  const subjects = each<
    FileNames["subjects"][number]["name"],
    SubjectTarget | null
  >(
    names.subjects,
    ({ name: { name, isGroup } }) => {
      const kind = isGroup ? "group" : "animal";
      const id = likest(name, isGroup ? here.groups : here.animals);
      return id === null ? null : { kind, id };
    },
    chosen.subjects,
  );
  const behaviourOf = ({
    name: { name, category, configuration },
  }: NamedIn<CodedName>) => {
    if (saysUnseen(name, here.notVisible)) return { behaviourId: null };
    const coded = ethograms[configuration] ?? null;
    const known = coded === null ? [] : here.behavioursOf(coded);
    const behaviourId =
      likest(name, known) ?? likest(`${category} ${name}`, known);
    return behaviourId === null ? null : { behaviourId };
  };
  return {
    ethograms,
    subjects,
    enclosures: each(
      names.places,
      ({ name }) =>
        likest(name, here.enclosures) ?? mostLived(subjects, here.enclosureOf),
      chosen.enclosures,
    ),
    behaviours: each<CodedName, { behaviourId: string | null } | null>(
      names.behaviours,
      behaviourOf,
      chosen.behaviours,
    ),
    observers: each<string, string | null>(
      names.observers,
      ({ name }) => likest(name, here.people),
      chosen.observers,
    ),
  };
}
