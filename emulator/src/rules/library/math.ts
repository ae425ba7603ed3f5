import { boundedInt, numberOf } from "../evaluate/arithmetic";
import { unsupported } from "../evaluate/errors";
import { typeName } from "../values/type-name";
import type { RulesValue } from "../values/value";
import { bool, float, int, numeric } from "../values/value";
import type { Builtin } from "./signature";

function number(args: readonly RulesValue[], position = 0): number {
  const value = args[position];
  const found = value ? numberOf(value) : null;
  if (found === null) {
    throw unsupported(value ? typeName(value) : "nothing", "number");
  }
  return found;
}

const MAX = 2n ** 63n - 1n;
const MIN = -MAX - 1n;

/** Half up, as an int: NaN is 0, and what no int64 holds is the nearest that one does. */
function round(args: readonly RulesValue[]): RulesValue {
  const value = args[0];
  if (value?.kind === "int") return value;
  if (value?.kind === "numeric") return int(value.value);
  const given = number(args);
  if (Number.isNaN(given)) return int(0);
  if (given >= 2 ** 63) return int(MAX);
  if (given <= -(2 ** 63)) return int(MIN);
  return boundedInt(BigInt(Math.round(given)));
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** An int stays an int; the least of them has no positive and stays itself. */
function abs(args: readonly RulesValue[]): RulesValue {
  const value = args[0];
  if (value?.kind === "numeric") return numeric(magnitude(value.value));
  if (value?.kind !== "int") return float(Math.abs(number(args)));
  return value.value === MIN ? value : int(magnitude(value.value));
}

export const MATH_FUNCTIONS: Readonly<Record<string, Builtin>> = {
  abs,
  ceil: (args) => float(Math.ceil(number(args))),
  floor: (args) => float(Math.floor(number(args))),
  round,
  sqrt: (args) => float(Math.sqrt(number(args))),
  pow: (args) => float(number(args) ** number(args, 1)),
  isNaN: (args) => bool(Number.isNaN(number(args))),
};
