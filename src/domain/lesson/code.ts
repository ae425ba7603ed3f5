import * as z from "zod";

/** What a code is made of: nothing that is read as something else, no vowels that make words. */
const characters = "23456789BCDFGHJKLMNPQRSTVWXZ";
export const lessonCodeLength = 6;

export const lessonCodeSchema = z
  .string()
  .regex(new RegExp(`^[${characters}]{${String(lessonCodeLength)}}$`));

/** A code from `pick(n)`, which gives a whole number below n from a source nobody can guess: one of 481 million. */
export const newLessonCode = (pick: (below: number) => number): string =>
  Array.from(
    { length: lessonCodeLength },
    () => characters[pick(characters.length)] ?? "",
  ).join("");

/** A code as somebody types it, small letters and gaps included; "" for nothing. */
export const readLessonCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, "");
