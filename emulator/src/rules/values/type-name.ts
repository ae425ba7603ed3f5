import type { RulesValue } from "./value";

/** The name of a value's type, as error messages have it. */
export function typeName(value: RulesValue): string {
  if (value.kind === "numeric") return "int";
  if (value.kind === "partial" || value.kind === "unbound") return "constraint";
  return value.kind;
}
