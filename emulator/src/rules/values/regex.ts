import { RE2JS, RE2JSException } from "re2js";

/** A pattern of RE2, the dialect and the linear time of production. */
export type Regex = RE2JS;

/** Rules name few patterns, but a document may hold one: what was made of them is not kept for ever. */
const KEPT = 256;
const compiled = new Map<string, Regex>();

const PREFIX = "error parsing regexp: ";

function compile(pattern: string): Regex {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSException)
      throw new SyntaxError(error.message.replace(PREFIX, ""), {
        cause: error,
      });
    throw error;
  }
}

/** The pattern, ready to be asked. Throws SyntaxError for what RE2 does not have and for mistakes. */
export function compileRegex(pattern: string): Regex {
  const known = compiled.get(pattern);
  if (known) return known;
  const regex = compile(pattern);
  if (compiled.size >= KEPT) compiled.clear();
  compiled.set(pattern, regex);
  return regex;
}

/** Whether the pattern matches the whole text; its flags cannot make that a part of it. */
export const matchesWhole = (regex: Regex, text: string): boolean =>
  regex.matches(text);

/** A part of a text that a pattern matched: the text at 0, then the groups; `groups` has those with a name. */
export type Found = RegExpExecArray;

/** Every part of the text that the pattern matches, from left to right. */
export const findAll = (regex: Regex, text: string): Iterable<Found> =>
  regex.matchAll(text) as Iterable<Found>;
