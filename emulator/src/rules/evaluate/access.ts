import {
  EvaluationError,
  nullValueError,
  undecidable,
  undefinedProperty,
  unsupported,
} from "./errors";
import type { FieldKnowledge, RulesValue } from "../values/value";
import { characters, list, string } from "../values/value";

/** What a query says of one field, `null` when it says nothing. */
export function knownField(
  knowledge: FieldKnowledge,
  key: string,
): RulesValue | null {
  const field = knowledge.children.get(key);
  if (!field) return null;
  if (field.exact) return field.exact;
  return field.children.size > 0
    ? { kind: "partial", knowledge: field }
    : { kind: "constraint", tests: field.tests };
}

/** `object.property`. Throws EvaluationError when it is not there. */
export function member(object: RulesValue, property: string): RulesValue {
  switch (object.kind) {
    case "map": {
      const value = object.entries.get(property);
      if (!value) throw undefinedProperty(property);
      if (value.kind === "unbound") throw undecidable(property);
      return value;
    }
    case "partial": {
      const value = knownField(object.knowledge, property);
      if (!value) throw undefinedProperty(property);
      return value;
    }
    case "null":
      throw nullValueError();
    default:
      throw undefinedProperty(property);
  }
}

/** A position inside `0..size`, both ends included when `inclusive`. */
function position(value: RulesValue, size: number, inclusive: boolean): number {
  if (value.kind !== "int") throw unsupported(value.kind, "int");
  const at = Number(value.value);
  if (at < 0 || at > size || (at === size && !inclusive)) {
    throw new EvaluationError(
      `Index out of bound error. Index: [${String(at)}] , size: [${String(size)}].`,
    );
  }
  return at;
}

function itemAt<T>(items: readonly T[], at: RulesValue): T {
  const item = items[position(at, items.length, false)];
  if (item === undefined)
    throw new EvaluationError("Index out of bound error.");
  return item;
}

/** `object[key]`. Throws EvaluationError. */
export function index(object: RulesValue, key: RulesValue): RulesValue {
  switch (object.kind) {
    case "list":
      return itemAt(object.items, key);
    case "path":
      return string(itemAt(object.segments, key));
    case "string":
      return string(itemAt(characters(object.value), key));
    case "null":
      throw nullValueError();
    default:
      if (key.kind !== "string") throw unsupported(key.kind, "string");
      return member(object, key.value);
  }
}

/** `object[from:to]`; nothing is clamped. Throws EvaluationError. */
export function slice(
  object: RulesValue,
  from: RulesValue,
  to: RulesValue,
): RulesValue {
  const part = <T>(items: readonly T[]): T[] => {
    const start = position(from, items.length, true);
    const end = position(to, items.length, true);
    if (start > end) throw new EvaluationError("Range ends before its start.");
    return items.slice(start, end);
  };
  if (object.kind === "list") return list(part(object.items));
  if (object.kind === "string") {
    return string(part(characters(object.value)).join(""));
  }
  throw unsupported(`${object.kind}[:]`, "list or string");
}
