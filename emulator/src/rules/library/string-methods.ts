import { EvaluationError } from "../evaluate/errors";
import type { Regex } from "../values/regex";
import { compileRegex, findAll, matchesWhole } from "../values/regex";
import type { RulesValue } from "../values/value";
import { bool, bytes, characters, int, list, string } from "../values/value";
import type { Methods } from "./signature";
import { expandReplacement } from "./replacement";
import { argument } from "./signature";

function regex(args: readonly RulesValue[], position: number): Regex {
  try {
    return compileRegex(argument(args, position, "string").value);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new EvaluationError(`Invalid regular expression: ${error.message}`);
    }
    throw error;
  }
}

/** The pieces between the matches; empty ones at the end are left out, so an empty text has none. */
function split(text: string, separator: Regex): string[] {
  const pieces: string[] = [];
  let start = 0;
  let kept = 0;
  for (const match of findAll(separator, text)) {
    pieces.push(text.slice(start, match.index));
    if (start < match.index) kept = pieces.length;
    start = match.index + match[0].length;
  }
  if (start === text.length) return pieces.slice(0, kept);
  return [...pieces, text.slice(start)];
}

function replace(text: string, pattern: Regex, template: string): string {
  let result = "";
  let start = 0;
  for (const match of findAll(pattern, text)) {
    result += text.slice(start, match.index);
    result += expandReplacement(template, match);
    start = match.index + match[0].length;
  }
  return result + text.slice(start);
}

export const STRING_METHODS: Methods<"string"> = {
  size: (self) => int(characters(self.value).length),
  matches: (self, args) => bool(matchesWhole(regex(args, 0), self.value)),
  split: (self, args) => list(split(self.value, regex(args, 0)).map(string)),
  lower: (self) => string(self.value.toLowerCase()),
  upper: (self) => string(self.value.toUpperCase()),
  trim: (self) => string(self.value.trim()),
  replace: (self, args) => {
    const template = argument(args, 1, "string").value;
    return string(replace(self.value, regex(args, 0), template));
  },
  toUtf8: (self) => bytes(Buffer.from(self.value)),
};
