import type { Animal } from "./animal";

/** `MM/YYYY` as a sortable `YYYY-MM`; null for anything that is not such a month of 1800 or later. */
export function birthMonthOf(birthdate: string): string | null {
  const match = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(birthdate);
  const [, month, year] = match ?? [];
  if (month === undefined || year === undefined || Number(year) < 1800)
    return null;
  return `${year}-${month}`;
}

/** Whole years and months lived on the Paris day `today` (`YYYY-MM-DD`); null when unknown or not born yet. */
export function ageOn(
  birthdate: string | null,
  today: string,
): { years: number; months: number } | null {
  const month = birthdate === null ? null : birthMonthOf(birthdate);
  if (month === null) return null;
  const count = (text: string) =>
    Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  const months = count(today) - count(month);
  return months < 0
    ? null
    : { years: Math.floor(months / 12), months: months % 12 };
}

/** When an animal was born, and whether and when it died or left. */
export type Lived = Pick<
  Animal,
  "animalBirthdate" | "animalState" | "animalStateDate"
>;

/**
 * The age of an animal in whole years and months: on the Paris day `today` (`YYYY-MM-DD`) while it lives here, of one
 * that died or left on the day it did. null: nobody knows when it was born, or when it died or left.
 */
export function ageOf(
  { animalBirthdate, animalState, animalStateDate }: Lived,
  today: string,
): ReturnType<typeof ageOn> {
  const until = animalState === null ? today : animalStateDate;
  return until === null ? null : ageOn(animalBirthdate, until);
}
