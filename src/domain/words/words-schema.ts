import * as z from "zod";
import { derived, metaFields } from "../schema/fields";

/**
 * `speciesWords/{key}`: species by the first letters of the words of their names, a line each
 * (`specieOfLine`); `speciesWords/~keys`: which keys there are, in which versions (`decodeKeys`);
 * `speciesWords/~taxa`: the orders and families, and how many species there are (`decodeTaxa`). A
 * version says the text: the same text has the same one.
 */
export const wordsSchema = z.object({
  version: derived(z.string()),
  text: derived(z.string().default("")),
  ...metaFields,
});
