import { boundedInt, numberOf } from "../evaluate/arithmetic";
import { EvaluationError, unsupported } from "../evaluate/errors";
import type { RulesValue } from "../values/value";
import { bool, float, int, numeric } from "../values/value";
import type { Builtin } from "./signature";

function number(args: readonly RulesValue[], position = 0): number {
  const value = args[position];
  const found = value ? numberOf(value) : null;
  if (found === null) throw unsupported(value?.kind ?? "nothing", "number");
  return found;
}

/** `round` applied to a number, as an int; an int stays as it is. */
const rounded =
  (round: (value: number) => number): Builtin =>
  (args) => {
    const value = args[0];
    if (value?.kind === "int") return value;
    if (value?.kind === "numeric") return int(value.value);
    const result = round(number(args));
    if (!Number.isFinite(result)) throw new EvaluationError("Not a number.");
    return boundedInt(BigInt(result));
  };

const roundHalfAway = (value: number): number =>
  Math.sign(value) * Math.round(Math.abs(value));

export const MATH_FUNCTIONS: Readonly<Record<string, Builtin>> = {
  abs: (args) => {
    const value = args[0];
    if (value?.kind === "numeric") {
      return numeric(value.value < 0n ? -value.value : value.value);
    }
    if (value?.kind !== "int") return float(Math.abs(number(args)));
    return boundedInt(value.value < 0n ? -value.value : value.value);
  },
  ceil: rounded(Math.ceil),
  floor: rounded(Math.floor),
  round: rounded(roundHalfAway),
  sqrt: (args) => float(Math.sqrt(number(args))),
  pow: (args) => float(number(args) ** number(args, 1)),
  isNaN: (args) => bool(Number.isNaN(number(args))),
};
