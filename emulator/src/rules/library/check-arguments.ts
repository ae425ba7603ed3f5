import { EvaluationError, unsupported } from "../evaluate/errors";
import { typeName } from "../values/type-name";
import type { RulesValue } from "../values/value";
import type { Overloads } from "./signatures";
import { arityOf } from "./signatures";

/** A number that may be stored either way is taken where an int and a float are taken alike. */
function accepts(type: string, value: RulesValue): boolean {
  if (type === "any" || type === value.kind) return true;
  return type === "float" && (value.kind === "int" || value.kind === "numeric");
}

const signature = (name: string, types: readonly string[]): string =>
  `${name}(${types.join(", ")})`;

/**
 * Throws EvaluationError, worded as production does, unless `args` fit one of the overloads of `name`
 * (`math.abs`, or `list.concat` for a method).
 */
export function checkArguments(
  name: string,
  overloads: Overloads,
  args: readonly RulesValue[],
): void {
  const expected = overloads.map((types) => signature(name, types)).join(", ");
  if (args.length !== arityOf(overloads)) {
    throw new EvaluationError(
      `Incorrect number of arguments. Received: ${String(args.length)}. Expected: ${expected}.`,
    );
  }
  const fits = overloads.some((types) =>
    types.every((type, i) => {
      const value = args[i];
      return value !== undefined && accepts(type, value);
    }),
  );
  if (!fits) throw unsupported(signature(name, args.map(typeName)), expected);
}
