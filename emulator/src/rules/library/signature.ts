import { unsupported } from "../evaluate/errors";
import type { RulesValue, ValueKind } from "../values/value";

/** A function of the language; it throws EvaluationError for arguments it does not take. */
export type Builtin = (args: readonly RulesValue[]) => RulesValue;

type OfKind<K extends ValueKind> = Extract<RulesValue, { kind: K }>;

/** A method of the values of one kind. */
export type Method<K extends ValueKind> = (
  self: OfKind<K>,
  args: readonly RulesValue[],
) => RulesValue;

export type Methods<K extends ValueKind> = Readonly<Record<string, Method<K>>>;

/** `args[position]` of kind `kind`. Throws EvaluationError when it is missing or of another. */
export function argument<K extends ValueKind>(
  args: readonly RulesValue[],
  position: number,
  kind: K,
): OfKind<K> {
  const value = args[position];
  if (value?.kind !== kind) {
    throw unsupported(value?.kind ?? "nothing", kind);
  }
  return value as OfKind<K>;
}
