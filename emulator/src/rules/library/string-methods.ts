import { EvaluationError } from "../evaluate/errors";
import { compileRegex } from "../values/regex";
import type { RulesValue } from "../values/value";
import { bool, bytes, characters, int, list, string } from "../values/value";
import type { Methods } from "./signature";
import { argument } from "./signature";

function regex(
  args: readonly RulesValue[],
  position: number,
  whole: boolean,
): RegExp {
  try {
    return compileRegex(argument(args, position, "string").value, whole);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new EvaluationError(`Invalid regular expression: ${error.message}`);
    }
    throw error;
  }
}

export const STRING_METHODS: Methods<"string"> = {
  size: (self) => int(characters(self.value).length),
  matches: (self, args) => bool(regex(args, 0, true).test(self.value)),
  split: (self, args) =>
    list(self.value.split(regex(args, 0, false)).map(string)),
  lower: (self) => string(self.value.toLowerCase()),
  upper: (self) => string(self.value.toUpperCase()),
  trim: (self) => string(self.value.trim()),
  replace: (self, args) => {
    const by = argument(args, 1, "string").value;
    return string(self.value.replace(regex(args, 0, false), () => by));
  },
  toUtf8: (self) => bytes(Buffer.from(self.value)),
};
