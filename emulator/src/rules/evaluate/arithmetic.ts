import { typeName } from "../values/type-name";
import type { DurationValue, RulesValue } from "../values/value";
import {
  duration,
  float,
  int,
  numeric,
  string,
  timestamp,
} from "../values/value";
import {
  EvaluationError,
  noOperator,
  undecidable,
  unsupported,
} from "./errors";

type ArithmeticOperator = "+" | "-" | "*" | "/" | "%";

const MAX = 2n ** 63n - 1n;

/** An int64; anything beyond is an error. */
export function boundedInt(value: bigint): RulesValue {
  if (value > MAX || value < -MAX - 1n) {
    throw new EvaluationError("Integer overflow.");
  }
  return int(value);
}

function integers(operator: ArithmeticOperator, a: bigint, b: bigint): bigint {
  if ((operator === "/" || operator === "%") && b === 0n) {
    throw new EvaluationError("Divide by zero error.");
  }
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "%":
      return a % b;
  }
}

function floats(operator: ArithmeticOperator, a: number, b: number): number {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "%":
      return a % b;
  }
}

/** The number an int or float stands for, `null` for other values. */
export function numberOf(value: RulesValue): number | null {
  if (value.kind === "int" || value.kind === "numeric") {
    return Number(value.value);
  }
  return value.kind === "float" ? value.value : null;
}

const MAX_EXACT = BigInt(Number.MAX_SAFE_INTEGER);

/** Arithmetic whose result is the same number whether an operand is stored as int or as float. */
function openNumbers(
  operator: ArithmeticOperator,
  a: bigint,
  b: bigint,
): RulesValue {
  const divides = operator === "/" || operator === "%";
  if (divides && b === 0n) throw undecidable("a division by zero");
  if (operator === "/" && a % b !== 0n) throw undecidable("a division");
  const value = integers(operator, a, b);
  const exact = [a, b, value].every((n) => n <= MAX_EXACT && n >= -MAX_EXACT);
  if (!exact) throw undecidable("a number");
  return numeric(value);
}

/** The operands as whole numbers when at least one of them is open between int and float. */
function openOperands(
  left: RulesValue,
  right: RulesValue,
): [bigint, bigint] | null {
  if (left.kind !== "numeric" && right.kind !== "numeric") return null;
  const whole = (value: RulesValue): bigint | null =>
    value.kind === "numeric" || value.kind === "int" ? value.value : null;
  const a = whole(left);
  const b = whole(right);
  return a === null || b === null ? null : [a, b];
}

/** Sums and differences of times; `null` when the operands are not times. */
function times(
  operator: ArithmeticOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue | null {
  if (operator !== "+" && operator !== "-") return null;
  const sign = operator === "+" ? 1n : -1n;
  if (right.kind === "duration") {
    if (left.kind === "timestamp") {
      return timestamp(left.nanos + sign * right.nanos);
    }
    if (left.kind === "duration") {
      return duration(left.nanos + sign * right.nanos);
    }
  }
  if (left.kind === "duration" && right.kind === "timestamp") {
    return operator === "+" ? timestamp(left.nanos + right.nanos) : null;
  }
  if (left.kind === "timestamp" && right.kind === "timestamp") {
    return operator === "-" ? duration(left.nanos - right.nanos) : null;
  }
  return null;
}

/** `left operator right`. Throws EvaluationError for operands without that operator. */
export function arithmetic(
  operator: ArithmeticOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  if (left.kind === "int" && right.kind === "int") {
    return boundedInt(integers(operator, left.value, right.value));
  }
  const open = openOperands(left, right);
  if (open) return openNumbers(operator, ...open);
  const a = numberOf(left);
  const b = numberOf(right);
  if (a !== null && b !== null) return float(floats(operator, a, b));
  if (operator === "+" && left.kind === "string" && right.kind === "string") {
    return string(left.value + right.value);
  }
  const result = times(operator, left, right);
  if (result) return result;
  throw noOperator(operator, left, right);
}

const negateDuration = (value: DurationValue): RulesValue =>
  duration(-value.nanos);

/** `-value`. Throws EvaluationError for other values than numbers and durations. */
export function negate(value: RulesValue): RulesValue {
  if (value.kind === "int") return boundedInt(-value.value);
  if (value.kind === "numeric") return numeric(-value.value);
  if (value.kind === "float") return float(-value.value);
  if (value.kind === "duration") return negateDuration(value);
  throw unsupported(`-${typeName(value)}`, "-int, -float");
}
