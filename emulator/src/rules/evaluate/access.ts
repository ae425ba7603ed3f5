import { typeName } from "../values/type-name";
import type { FieldKnowledge, RulesValue } from "../values/value";
import { characters, list, path, string } from "../values/value";
import {
  EvaluationError,
  functionNotFound,
  nullValueError,
  typeError,
  undecidable,
  undefinedProperty,
  unsupported,
} from "./errors";

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
    case "path": {
      const value = object.bindings?.get(property);
      if (!value) throw undefinedProperty(property);
      return value;
    }
    case "constraint":
      throw undefinedProperty(property);
    default:
      throw typeError(object, "map,path");
  }
}

const outOfBounds = (at: number, size: number): EvaluationError =>
  new EvaluationError(
    `Index out of bound error. Index: [${String(at)}] , size: [${String(size)}].`,
  );

const notIndexed = (
  object: RulesValue,
  key: RulesValue,
  expected: string,
): EvaluationError =>
  unsupported(
    `${typeName(object)}[${typeName(key)}]`,
    `${typeName(object)}[${expected}]`,
  );

function itemAt<T>(items: readonly T[], at: bigint): T {
  const position = Number(at);
  const item = items[position];
  if (position < 0 || item === undefined) {
    throw outOfBounds(position, items.length);
  }
  return item;
}

/** `object[key]`. Throws EvaluationError. */
export function index(object: RulesValue, key: RulesValue): RulesValue {
  switch (object.kind) {
    case "list":
      if (key.kind !== "int") throw notIndexed(object, key, "int");
      return itemAt(object.items, key.value);
    case "string":
      if (key.kind !== "int") throw notIndexed(object, key, "int");
      return string(itemAt(characters(object.value), key.value));
    case "path":
      if (key.kind === "int") {
        return string(itemAt(object.segments, key.value));
      }
      if (key.kind === "string") return member(object, key.value);
      throw notIndexed(object, key, "int");
    case "map":
    case "partial":
    case "constraint":
      if (key.kind !== "string") throw notIndexed(object, key, "string");
      return member(object, key.value);
    case "null":
      throw nullValueError();
    default:
      throw functionNotFound("[]");
  }
}

/**
 * `object[from:to]`; nothing is clamped, and as in production the first and the last position must
 * both exist, so `[0:0]` does not. Throws EvaluationError.
 */
export function slice(
  object: RulesValue,
  from: RulesValue,
  to: RulesValue,
): RulesValue {
  const part = <T>(items: readonly T[]): T[] => {
    if (from.kind !== "int") throw notIndexed(object, from, "int");
    if (to.kind !== "int") throw notIndexed(object, to, "int");
    const start = Number(from.value);
    const end = Number(to.value);
    for (const at of [start, end - 1]) {
      if (at < 0 || at >= items.length) throw outOfBounds(at, items.length);
    }
    if (start <= end) return items.slice(start, end);
    throw new EvaluationError(
      `Illegal range error. From index: [${String(start)}] , To index: [${String(end)}].`,
    );
  };
  switch (object.kind) {
    case "list":
      return list(part(object.items));
    case "string":
      return string(part(characters(object.value)).join(""));
    case "path":
      return path(part(object.segments));
    case "null":
      throw nullValueError();
    default:
      throw functionNotFound("[:]");
  }
}
