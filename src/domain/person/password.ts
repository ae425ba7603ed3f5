import * as z from "zod";
import { visible } from "../schema/fields";

/** The fewest characters of a password. */
export const passwordMin = 6;
export const passwordMax = 128;

/** A password that somebody chooses: something in it can be seen, and nothing in it is a control character. */
export const passwordSchema = z
  .string()
  .min(passwordMin, { error: "invalid" })
  .max(passwordMax, { error: "tooLong" })
  .regex(visible, { error: "invalid" })
  .regex(/^\P{Cc}*$/u, { error: "invalid" });

/** The characters of a generated password; 0, O, 1, l and I are left out, for it is read aloud and typed. */
export const generatedCharacters =
  "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
export const generatedLength = 10;

/**
 * A password of ten characters, at least two of them digits and two letters, from `pick(n)`, which gives a whole number
 * below n from a source nobody can guess.
 */
export function generatePassword(pick: (below: number) => number): string {
  for (;;) {
    const password = Array.from(
      { length: generatedLength },
      () => generatedCharacters[pick(generatedCharacters.length)] ?? "",
    ).join("");
    const digits = password.replace(/\D/g, "").length;
    if (digits >= 2 && digits <= generatedLength - 2) return password;
  }
}
