/** Names beyond these, or longer ones, are written out where they stand. */
const MOST_NAMES = 20_000;
const LONGEST_NAME = 64;

const names: string[] = [""];
const numbers = new Map<string, number>();

/** The number that stands for a field's name in every document; 0 for one that has to be written out. */
export function numberOf(name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  if (names.length >= MOST_NAMES || name.length > LONGEST_NAME) return 0;
  const number = names.length;
  names.push(name);
  numbers.set(name, number);
  return number;
}

/** The name a number stands for. */
export const nameOf = (number: number): string => names[number] ?? "";
