import { ganKey, localKey } from "../ids";
import type { Establishment, StoredAnimal } from "./types";

/** The numbers by which a row says whose it is; null where it does not say. */
export interface Numbers {
  suricateId: string | null;
  gan: string | null;
  localId: string | null;
}

/** A number of a row, and the stored animals that have it. */
export interface Key {
  field: keyof Numbers;
  key: string;
  value: string;
  holders: readonly StoredAnimal[];
}

/** The numbers of a row with those who have them; [] of a row that gives none. */
export type KeysOf = (numbers: Numbers) => Key[];

type Holders = ReadonlyMap<string, readonly StoredAnimal[]>;

/** A number of one that was removed is another's, where that one has it too. */
const there = (animals: readonly StoredAnimal[]): readonly StoredAnimal[] => {
  const stay = animals.filter(({ isArchived }) => !isArchived);
  return stay.length === 0 ? animals : stay;
};

function holdersBy(
  animals: readonly StoredAnimal[],
  keyOf: (animal: StoredAnimal) => string | null,
): Holders {
  const all = new Map<string, StoredAnimal[]>();
  for (const animal of animals) {
    const key = keyOf(animal);
    if (key === null) continue;
    const some = all.get(key);
    if (some === undefined) all.set(key, [animal]);
    else some.push(animal);
  }
  return new Map([...all].map(([key, some]) => [key, there(some)]));
}

/** Prepares the question whose rows are; the animals are walked once. */
export function keysIn({
  animals,
  codes,
}: Pick<Establishment, "animals" | "codes">): KeysOf {
  const byId = new Map(animals.map((animal) => [animal.animalId, animal]));
  const byGan = holdersBy(animals, ({ gan }) =>
    gan === null ? null : ganKey(gan),
  );
  const byLocal = holdersBy(animals, ({ localId }) =>
    localId === null ? null : localKey(localId, codes),
  );
  return ({ suricateId, gan, localId }) => {
    const keys: Key[] = [];
    const add = (
      field: Key["field"],
      value: string,
      key: string,
      by: Holders,
    ) => keys.push({ field, key, value, holders: by.get(key) ?? [] });
    const own = suricateId === null ? undefined : byId.get(suricateId);
    // An id of ours that nothing here has is another establishment's, and says nothing.
    if (suricateId !== null && own !== undefined)
      keys.push({
        field: "suricateId",
        key: suricateId,
        value: suricateId,
        holders: [own],
      });
    if (gan !== null) add("gan", gan, ganKey(gan), byGan);
    if (localId !== null)
      add("localId", localId, localKey(localId, codes), byLocal);
    return keys;
  };
}

/**
 * The one animal that numbers lead to: by the first that one animal alone has, else the one that has them all. null: no
 * animal has any of them; "several": they fit more than one, and nobody can tell which is meant.
 */
export function whose(keys: readonly Key[]): StoredAnimal | "several" | null {
  const known = keys.filter(({ holders }) => holders.length > 0);
  const [first] = known;
  if (first === undefined) return null;
  const sole = known.find(({ holders }) => holders.length === 1)?.holders[0];
  if (sole !== undefined) return sole;
  const both = first.holders.filter((one) =>
    known.every(({ holders }) => holders.includes(one)),
  );
  return both.length === 1 && both[0] !== undefined ? both[0] : "several";
}
