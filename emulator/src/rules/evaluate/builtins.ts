import { BYTES_METHODS } from "../library/bytes-methods";
import { toFloat, toInt, toPath, toText } from "../library/casts";
import { checkArguments } from "../library/check-arguments";
import { HASHING_FUNCTIONS } from "../library/hashing";
import { LATLNG_FUNCTIONS, LATLNG_METHODS } from "../library/latlng";
import {
  CONSTRAINT_METHODS,
  LIST_METHODS,
  SET_METHODS,
} from "../library/list-methods";
import {
  MAP_DIFF_METHODS,
  MAP_METHODS,
  PARTIAL_METHODS,
} from "../library/map-methods";
import { MATH_FUNCTIONS } from "../library/math";
import { PATH_METHODS } from "../library/path-methods";
import type { Builtin, Methods } from "../library/signature";
import {
  functionOverloads,
  isLookup,
  methodArity,
  methodOverloads,
} from "../library/signatures";
import { STRING_METHODS } from "../library/string-methods";
import {
  DURATION_FUNCTIONS,
  TIMESTAMP_FUNCTIONS,
} from "../library/time-functions";
import { DURATION_METHODS, TIMESTAMP_METHODS } from "../library/time-methods";
import type { Position } from "../syntax/ast";
import type { RulesValue, ValueKind } from "../values/value";
import { bool } from "../values/value";
import type { Evaluation, View } from "./context";
import {
  functionNotFound,
  locate,
  nullValueError,
  undecidable,
} from "./errors";

const unary =
  (apply: (value: RulesValue) => RulesValue): Builtin =>
  ([value]) => {
    if (!value) throw functionNotFound("");
    return apply(value);
  };

const inNamespace = (
  namespace: string,
  functions: Readonly<Record<string, Builtin>>,
): [string, Builtin][] =>
  Object.entries(functions).map(([name, run]) => [`${namespace}.${name}`, run]);

const FUNCTIONS: ReadonlyMap<string, Builtin> = new Map([
  ["int", unary(toInt)],
  ["float", unary(toFloat)],
  ["string", unary(toText)],
  ["path", unary(toPath)],
  ...inNamespace("math", MATH_FUNCTIONS),
  ...inNamespace("hashing", HASHING_FUNCTIONS),
  ...inNamespace("timestamp", TIMESTAMP_FUNCTIONS),
  ...inNamespace("duration", DURATION_FUNCTIONS),
  ...inNamespace("latlng", LATLNG_FUNCTIONS),
]);

function lookUp(
  evaluation: Evaluation,
  name: string,
  segments: readonly string[],
): RulesValue {
  const view: View = name.endsWith("After") ? "after" : "before";
  const found = evaluation.lookup(view, segments);
  if (name.includes("exists")) return bool(found !== null);
  if (!found) throw nullValueError();
  return found;
}

/**
 * Calls the built-in function `name`; errors about its arguments stand at `at`, where the name does.
 * Throws EvaluationError or LimitError.
 */
export function callBuiltin(
  evaluation: Evaluation,
  name: string,
  args: readonly RulesValue[],
  at: Position,
): RulesValue {
  const overloads = functionOverloads(evaluation.service, name);
  if (!overloads) throw functionNotFound(name);
  return locate(at, () => {
    checkArguments(name, overloads, args);
    const [first] = args;
    if (isLookup(evaluation.service, name) && first?.kind === "path") {
      return lookUp(evaluation, name, first.segments);
    }
    if (name === "debug" && first) {
      evaluation.debug(first);
      return first;
    }
    const run = FUNCTIONS.get(name);
    if (!run) throw functionNotFound(name);
    return run(args);
  });
}

type Bound = (args: readonly RulesValue[]) => RulesValue;

function bind<K extends ValueKind>(
  methods: Methods<K>,
  self: Extract<RulesValue, { kind: K }>,
  name: string,
): Bound | null {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return method ? (args) => method(self, args) : null;
}

function methodOf(self: RulesValue, name: string): Bound | null {
  switch (self.kind) {
    case "string":
      return bind(STRING_METHODS, self, name);
    case "bytes":
      return bind(BYTES_METHODS, self, name);
    case "list":
      return bind(LIST_METHODS, self, name);
    case "set":
      return bind(SET_METHODS, self, name);
    case "map":
      return bind(MAP_METHODS, self, name);
    case "map_diff":
      return bind(MAP_DIFF_METHODS, self, name);
    case "path":
      return bind(PATH_METHODS, self, name);
    case "timestamp":
      return bind(TIMESTAMP_METHODS, self, name);
    case "duration":
      return bind(DURATION_METHODS, self, name);
    case "latlng":
      return bind(LATLNG_METHODS, self, name);
    case "constraint":
      return bind(CONSTRAINT_METHODS, self, name) ?? openField(name);
    case "partial":
      return bind(PARTIAL_METHODS, self, name) ?? openField(name);
    default:
      return null;
  }
}

const openField =
  (name: string): Bound =>
  () => {
    throw undecidable(`${name}()`);
  };

/**
 * Calls the method `name` of `self`; errors about its arguments stand at `at`, where the name does.
 * Throws EvaluationError.
 */
export function callMethod(
  self: RulesValue,
  name: string,
  args: readonly RulesValue[],
  at: Position,
): RulesValue {
  if (self.kind === "null") throw nullValueError();
  const method = methodOf(self, name);
  if (!method) throw functionNotFound(name);
  return locate(at, () => {
    const overloads = methodOverloads(self.kind, name);
    if (overloads) checkArguments(`${self.kind}.${name}`, overloads, args);
    else if (methodArity(name) !== args.length) throw functionNotFound(name);
    return method(args);
  });
}
