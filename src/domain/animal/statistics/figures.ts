import type { Animal } from "../animal";
import { ageOn } from "../birthdate";

/** What the figures of an animal are made from; null what nobody knows, or what the reader may not see. */
export interface KnownOf {
  animal: Pick<
    Animal,
    | "animalBirthdate"
    | "animalState"
    | "animalStateDate"
    | "animalEnclosureData"
    | "movedAt"
    | "createdAt"
  >;
  /** How often something was counted, by what; absent while it is not. */
  counts: Partial<Record<CountKey, number>>;
}

export const countKeys = [
  "moves",
  "open",
  "doneInMonth",
  "doneInYear",
] as const;
export type CountKey = (typeof countKeys)[number];

/** Now, and which Paris day (`YYYY-MM-DD`) that is. */
export interface Moment {
  now: Date;
  today: string;
}

export type FigureKey = "age" | "inEnclosure" | CountKey;

interface Figure {
  key: FigureKey;
  /** Digits after the comma. */
  digits: number;
  of: (known: KnownOf, moment: Moment) => number | null;
}

const dayMs = 86_400_000;

/** Years lived, of one that is gone until then. */
function age({ animal }: KnownOf, { today }: Moment): number | null {
  const found = ageOn(animal.animalBirthdate, animal.animalStateDate ?? today);
  const isUnknown = animal.animalState !== null && !animal.animalStateDate;
  return found === null || isUnknown ? null : found.years + found.months / 12;
}

/** Whole days since it was put into the enclosure where it lives: since its making where it never moved. */
function inEnclosure({ animal }: KnownOf, { now }: Moment): number | null {
  const { animalEnclosureData, movedAt, createdAt } = animal;
  const since = movedAt ?? createdAt;
  if ((animalEnclosureData?.enclosureId ?? null) === null || since === null)
    return null;
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs));
}

/** Every figure there is, in the order shown; a new one is a line here and its word. */
export const figures: readonly Figure[] = [
  { key: "age", digits: 1, of: age },
  { key: "inEnclosure", digits: 0, of: inEnclosure },
  ...countKeys.map((key) => ({
    key,
    digits: 0,
    of: ({ counts }: KnownOf) => counts[key] ?? null,
  })),
];

/** A figure of an animal beside the mean of others: n of them have it; the mean of none is null. */
export interface Compared {
  key: FigureKey;
  digits: number;
  value: number | null;
  mean: number | null;
  n: number;
}

/** The figures of an animal, each beside the mean of those others whose value is known. */
export function compared(
  own: KnownOf,
  others: readonly KnownOf[],
  moment: Moment,
): Compared[] {
  return figures.map(({ key, digits, of }) => {
    const values = others
      .map((one) => of(one, moment))
      .filter((value) => value !== null);
    const n = values.length;
    const sum = values.reduce((total, value) => total + value, 0);
    return {
      key,
      digits,
      value: of(own, moment),
      mean: n === 0 ? null : sum / n,
      n,
    };
  });
}
