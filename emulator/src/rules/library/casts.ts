import { boundedInt } from "../evaluate/arithmetic";
import { EvaluationError, unsupported } from "../evaluate/errors";
import type { RulesValue } from "../values/value";
import { float, int, path, string } from "../values/value";

/** A float with at least one digit behind its point. */
export const floatText = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(1) : String(value);

/** The text of a primitive value, `null` for other values. */
export function stringOf(value: RulesValue): string | null {
  switch (value.kind) {
    case "null":
      return "null";
    case "bool":
    case "int":
      return String(value.value);
    case "float":
      return floatText(value.value);
    case "string":
      return value.value;
    case "path":
      return `/${value.segments.join("/")}`;
    default:
      return null;
  }
}

const INTEGER_TEXT = /^[+-]?[0-9]+$/;
const FLOAT_TEXT = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;

export function toInt(value: RulesValue): RulesValue {
  if (value.kind === "int") return value;
  if (value.kind === "numeric") return int(value.value);
  if (value.kind === "float" && Number.isFinite(value.value)) {
    return boundedInt(BigInt(Math.trunc(value.value)));
  }
  if (value.kind === "string" && INTEGER_TEXT.test(value.value)) {
    return boundedInt(BigInt(value.value.replace("+", "")));
  }
  throw unsupported(`int(${value.kind})`, "int(number or string)");
}

export function toFloat(value: RulesValue): RulesValue {
  if (value.kind === "float") return value;
  if (value.kind === "int" || value.kind === "numeric")
    return float(Number(value.value));
  if (value.kind === "string" && FLOAT_TEXT.test(value.value)) {
    return float(Number(value.value));
  }
  throw unsupported(`float(${value.kind})`, "float(number or string)");
}

export function toText(value: RulesValue): RulesValue {
  const text = stringOf(value);
  if (text === null) throw unsupported(`string(${value.kind})`, "primitive");
  return string(text);
}

export function toPath(value: RulesValue): RulesValue {
  if (value.kind !== "string") {
    throw unsupported(`path(${value.kind})`, "path(string)");
  }
  const segments = value.value.split("/").filter((part) => part !== "");
  if (segments.length === 0) throw new EvaluationError("Empty path.");
  return path(segments);
}
