import { latinKey } from "../../taxonomy/latin";

/** Letters that fall apart into no others, and what is written for them. */
const written: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** A document's id made of a latin name: the same for the same name. "" where nothing of it is left. */
export const idFromLatin = (latin: string): string =>
  latinKey(latin)
    .replace(/[ßæœøłđðþ]/gu, (letter) => written[letter] ?? letter)
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+|-+$/gu, "");
