import * as z from "zod";

type Value = number | string | null;

/** A column of a table: all its values, or the one that all of them are. */
export type Column = Value | readonly Value[];

export const columnSchema = z.union([
  z.number(),
  z.string(),
  z.null(),
  z.array(z.union([z.number(), z.string(), z.null()])),
]);

/** Values as a column; where all are the same, that one alone. No values give []. */
export function columnOf(values: readonly Value[]): Column {
  const [first] = values;
  return first !== undefined && values.every((one) => one === first)
    ? first
    : values;
}

/** The value in a row of a column; beyond its end null. */
export const valueIn = (column: Column | undefined, row: number): Value =>
  Array.isArray(column)
    ? ((column as readonly Value[])[row] ?? null)
    : ((column as Value | undefined) ?? null);

/** Texts that are met again and again, told by their number from 1; 0 is null. */
export class Dictionary {
  readonly #numbers: Map<string, number>;
  readonly texts: string[];

  constructor(texts: readonly string[] = []) {
    this.texts = [...texts];
    this.#numbers = new Map(texts.map((text, at) => [text, at + 1]));
  }

  /** The number of a text, which is taken up where it is new. */
  numberOf(text: string | null): number {
    if (text === null) return 0;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text);
    this.#numbers.set(text, number);
    return number;
  }

  /** The text of a number; null for 0 and for a number that no text has. */
  textOf(number: Value): string | null {
    return typeof number === "number" ? (this.texts[number - 1] ?? null) : null;
  }
}
