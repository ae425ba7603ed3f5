import type { Animal } from "../animal";
import type { AnimalEntry } from "../../directory/kinds";
import { ageOf, ageOn } from "../birthdate";
import { dayMs } from "../../time/lengths";

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

/** Years lived, of one that is gone until then. */
function age({ animal }: KnownOf, { today }: Moment): number | null {
  const found = ageOf(animal, today);
  return found === null ? null : found.years + found.months / 12;
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

/** Living animals as an establishment's directory names them: of all of them at once, it knows when they were born. */
type Named = Pick<
  AnimalEntry,
  "id" | "specieId" | "birthMonth" | "state" | "archived"
>;

/** The ages in years of all living animals of a species but one, on a Paris day; of none whose birth nobody knows. */
export const agesOfSpecie = (
  animals: readonly Named[],
  specieId: string,
  butId: string,
  { today }: Moment,
): number[] =>
  animals
    .filter(
      (one) =>
        one.specieId === specieId &&
        one.id !== butId &&
        one.state === null &&
        !one.archived,
    )
    .map(({ birthMonth: month }) =>
      month === null
        ? null
        : ageOn(`${month.slice(5)}/${month.slice(0, 4)}`, today),
    )
    .filter((age) => age !== null)
    .map(({ years, months }) => years + months / 12);

/**
 * The figures of an animal, each beside the mean of those others whose value is known. `ages`: those of more animals than
 * the others, where they are known without reading each.
 */
export function compared(
  own: KnownOf,
  others: readonly KnownOf[],
  moment: Moment,
  ages: readonly number[] | null = null,
): Compared[] {
  return figures.map(({ key, digits, of }) => {
    const known = others
      .map((one) => of(one, moment))
      .filter((value) => value !== null);
    const values = key === "age" ? (ages ?? known) : known;
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
