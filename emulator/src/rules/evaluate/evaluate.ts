import { isNamespace } from "../library/arity";
import type {
  CallNode,
  Expression,
  LogicalNode,
  MapNode,
  NameNode,
  PathNode,
  TernaryNode,
} from "../syntax/ast";
import type { RulesValue } from "../values/value";
import { bool, FALSE, list, map, path, TRUE } from "../values/value";
import { index, member, slice } from "./access";
import { callBuiltin, callMethod } from "./builtins";
import type { Evaluation, Scope } from "./context";
import {
  countExpression,
  findFunction,
  findVariable,
  MAX_CALL_DEPTH,
} from "./context";
import {
  EvaluationError,
  functionNotFound,
  LimitError,
  nullValueError,
  undefinedProperty,
  undecidable,
  unsupported,
} from "./errors";
import { binary, isOfType, negate, not } from "./operators";

function name(evaluation: Evaluation, scope: Scope, word: string): RulesValue {
  const value = findVariable(scope, word) ?? evaluation.globals.get(word);
  if (value?.kind === "unbound") throw undecidable(`the wildcard ${word}`);
  if (value) return value;
  throw word === "resource" ? nullValueError() : undefinedProperty(word);
}

function truth(
  evaluation: Evaluation,
  scope: Scope,
  node: Expression,
): boolean {
  const value = evaluate(evaluation, scope, node);
  if (value.kind !== "bool") throw unsupported(value.kind, "bool");
  return value.value;
}

type Attempt = { value: boolean } | { error: EvaluationError };

function attempt(read: () => boolean): Attempt {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof EvaluationError) return { error };
    throw error;
  }
}

/** Either side may decide alone; an error counts only when the other side does not decide. */
function logical(
  evaluation: Evaluation,
  scope: Scope,
  node: LogicalNode,
): RulesValue {
  const deciding = node.operator === "||";
  const left = attempt(() => truth(evaluation, scope, node.left));
  if ("value" in left && left.value === deciding) return bool(deciding);
  const right = attempt(() => truth(evaluation, scope, node.right));
  if ("value" in right && right.value === deciding) return bool(deciding);
  if ("error" in left) throw left.error;
  if ("error" in right) throw right.error;
  return deciding ? FALSE : TRUE;
}

const ternary = (
  evaluation: Evaluation,
  scope: Scope,
  node: TernaryNode,
): RulesValue =>
  evaluate(
    evaluation,
    scope,
    truth(evaluation, scope, node.condition) ? node.whenTrue : node.whenFalse,
  );

function mapLiteral(
  evaluation: Evaluation,
  scope: Scope,
  node: MapNode,
): RulesValue {
  return map(
    node.entries.map((entry) => {
      const key = evaluate(evaluation, scope, entry.key);
      if (key.kind !== "string") throw unsupported(key.kind, "string key");
      return [key.value, evaluate(evaluation, scope, entry.value)] as const;
    }),
  );
}

function pathLiteral(
  evaluation: Evaluation,
  scope: Scope,
  node: PathNode,
): RulesValue {
  return path(
    node.segments.flatMap((segment) => {
      if (typeof segment === "string") return [segment];
      const value = evaluate(evaluation, scope, segment);
      if (value.kind === "string") return [value.value];
      if (value.kind === "path") return value.segments;
      throw unsupported(value.kind, "string or path in a path");
    }),
  );
}

function callFunction(
  evaluation: Evaluation,
  scope: Scope,
  node: CallNode,
  args: readonly RulesValue[],
): RulesValue | null {
  const found = findFunction(scope, node.name);
  if (!found) return null;
  const { parameters, lets, result } = found.node;
  if (parameters.length !== args.length) throw functionNotFound(node.name);
  if (evaluation.depth >= MAX_CALL_DEPTH) {
    throw new LimitError("Function calls are nested too deeply.");
  }
  const variables = new Map<string, RulesValue>();
  parameters.forEach((parameter, i) => {
    const value = args[i];
    if (value) variables.set(parameter, value);
  });
  const inner: Scope = { functions: new Map(), variables, parent: found.home };
  evaluation.depth += 1;
  try {
    for (const { name: variable, value } of lets) {
      variables.set(variable, evaluate(evaluation, inner, value));
    }
    return evaluate(evaluation, inner, result);
  } finally {
    evaluation.depth -= 1;
  }
}

const isNamespaceCall = (
  scope: Scope,
  target: Expression,
): target is NameNode =>
  target.type === "name" &&
  isNamespace(target.name) &&
  !findVariable(scope, target.name);

function call(
  evaluation: Evaluation,
  scope: Scope,
  node: CallNode,
): RulesValue {
  const readArgs = (): RulesValue[] =>
    node.args.map((arg) => evaluate(evaluation, scope, arg));
  const { target } = node;
  if (!target) {
    const args = readArgs();
    return (
      callFunction(evaluation, scope, node, args) ??
      callBuiltin(evaluation, node.name, args)
    );
  }
  if (isNamespaceCall(scope, target)) {
    return callBuiltin(evaluation, `${target.name}.${node.name}`, readArgs());
  }
  const receiver = evaluate(evaluation, scope, target);
  return callMethod(receiver, node.name, readArgs());
}

function compute(
  evaluation: Evaluation,
  scope: Scope,
  node: Expression,
): RulesValue {
  const read = (inner: Expression): RulesValue =>
    evaluate(evaluation, scope, inner);
  switch (node.type) {
    case "literal":
      return node.value;
    case "name":
      return name(evaluation, scope, node.name);
    case "list":
      return list(node.items.map(read));
    case "map":
      return mapLiteral(evaluation, scope, node);
    case "path":
      return pathLiteral(evaluation, scope, node);
    case "member":
      return member(read(node.object), node.property);
    case "index":
      return index(read(node.object), read(node.index));
    case "slice":
      return slice(read(node.object), read(node.from), read(node.to));
    case "call":
      return call(evaluation, scope, node);
    case "unary":
      return node.operator === "!"
        ? not(read(node.operand))
        : negate(read(node.operand));
    case "binary":
      return binary(node.operator, read(node.left), read(node.right));
    case "logical":
      return logical(evaluation, scope, node);
    case "is":
      return bool(isOfType(read(node.operand), node.typeName));
    case "ternary":
      return ternary(evaluation, scope, node);
  }
}

/** The value of `node`. Throws EvaluationError, with its place, or LimitError. */
export function evaluate(
  evaluation: Evaluation,
  scope: Scope,
  node: Expression,
): RulesValue {
  if (node.type !== "literal") countExpression(evaluation);
  try {
    return compute(evaluation, scope, node);
  } catch (error) {
    if (error instanceof EvaluationError) error.at ??= node.at;
    throw error;
  }
}
