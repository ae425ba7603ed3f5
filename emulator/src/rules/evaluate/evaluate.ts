import { isNamespace } from "../library/signatures";
import type {
  BinaryNode,
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
import type { Binding, Evaluation, Scope } from "./context";
import { countExpressions, findFunction, findVariable } from "./context";
import {
  EvaluationError,
  functionNotFound,
  locate,
  nullValueError,
  typeError,
  undefinedProperty,
  undecidable,
} from "./errors";
import { binary, isOfType, negate, not } from "./operators";

function name(evaluation: Evaluation, scope: Scope, word: string): RulesValue {
  const value = findVariable(scope, word) ?? evaluation.globals.get(word);
  if (value instanceof EvaluationError) throw value;
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
  if (value.kind !== "bool") throw locatedTypeError(value, node);
  return value.value;
}

function locatedTypeError(value: RulesValue, node: Expression) {
  const error = typeError(value, "bool");
  error.at = node.at;
  return error;
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
  countExpressions(evaluation);
  const right = attempt(() => truth(evaluation, scope, node.right));
  if ("value" in right && right.value === deciding) return bool(deciding);
  if ("error" in left) throw left.error;
  if ("error" in right) throw right.error;
  return deciding ? FALSE : TRUE;
}

function ternary(
  evaluation: Evaluation,
  scope: Scope,
  node: TernaryNode,
): RulesValue {
  countExpressions(evaluation);
  if (truth(evaluation, scope, node.condition)) {
    return evaluate(evaluation, scope, node.whenTrue);
  }
  countExpressions(evaluation, 2);
  return evaluate(evaluation, scope, node.whenFalse);
}

function mapLiteral(
  evaluation: Evaluation,
  scope: Scope,
  node: MapNode,
): RulesValue {
  return map(
    node.entries.map((entry) => {
      const key = evaluate(evaluation, scope, entry.key);
      if (key.kind !== "string") throw typeError(key, "string");
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
      if (typeof segment === "string") {
        countExpressions(evaluation);
        return [segment];
      }
      const value = evaluate(evaluation, scope, segment);
      if (value.kind === "string") return [value.value];
      if (value.kind === "path") return value.segments;
      throw typeError(value, "string,path");
    }),
  );
}

/** The value of an expression, or the error it has instead of one. */
function bindingOf(
  evaluation: Evaluation,
  scope: Scope,
  node: Expression,
): Binding {
  try {
    return evaluate(evaluation, scope, node);
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

function callFunction(
  evaluation: Evaluation,
  scope: Scope,
  node: CallNode,
): RulesValue | null {
  const found = findFunction(scope, node.name);
  if (!found) return null;
  const { parameters, lets, result } = found.node;
  const args = node.args.map((arg) => bindingOf(evaluation, scope, arg));
  if (parameters.length !== args.length) throw functionNotFound(node.name);
  const variables = new Map<string, Binding>();
  parameters.forEach((parameter, i) => {
    const value = args[i];
    if (value) variables.set(parameter.name, value);
  });
  const inner: Scope = { functions: new Map(), variables, parent: found.home };
  for (const { name: variable, value } of lets) {
    countExpressions(evaluation);
    variables.set(variable, bindingOf(evaluation, inner, value));
  }
  return evaluate(evaluation, inner, result);
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
  const { target, nameAt } = node;
  if (!target) {
    return (
      callFunction(evaluation, scope, node) ??
      callBuiltin(evaluation, node.name, readArgs(), nameAt)
    );
  }
  if (isNamespaceCall(scope, target)) {
    const name = `${target.name}.${node.name}`;
    return callBuiltin(evaluation, name, readArgs(), nameAt);
  }
  const receiver = evaluate(evaluation, scope, target);
  return callMethod(receiver, node.name, readArgs(), nameAt);
}

/** A membership reads its collection first, so that its error comes before that of the member. */
function operation(
  evaluation: Evaluation,
  scope: Scope,
  node: BinaryNode,
): RulesValue {
  const { operator, operatorAt } = node;
  const read = (inner: Expression): RulesValue =>
    evaluate(evaluation, scope, inner);
  if (operator === "in") {
    const collection = read(node.right);
    const item = read(node.left);
    return locate(operatorAt, () => binary(operator, item, collection));
  }
  const left = read(node.left);
  const right = read(node.right);
  return locate(operatorAt, () => binary(operator, left, right));
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
      return operation(evaluation, scope, node);
    case "logical":
      return logical(evaluation, scope, node);
    case "is":
      countExpressions(evaluation);
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
  countExpressions(evaluation);
  try {
    return compute(evaluation, scope, node);
  } catch (error) {
    if (error instanceof EvaluationError) error.at ??= node.at;
    throw error;
  }
}
