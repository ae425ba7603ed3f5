import {
  arityOf,
  functionOverloads,
  isNamespace,
  methodArity,
} from "../library/signatures";
import { compileRegex } from "../values/regex";
import type { CallNode, Expression, FunctionNode, Position } from "./ast";
import type { FunctionScope } from "./call-graph";
import { findDeclared } from "./call-graph";
import { childrenOf } from "./children";
import type { Severity } from "./issue";

/** What is declared where an expression stands, and what is heard of its use. */
export interface Names {
  service: string;
  functions: FunctionScope;
  variables: ReadonlySet<string>;
  calledFunction: (node: FunctionNode) => void;
  readVariable: (name: string) => void;
}

export type Report = (
  severity: Severity,
  description: string,
  at: Position,
) => void;

function checkRegex(node: CallNode, report: Report): void {
  const [pattern] = node.args;
  const isRegex = ["matches", "split", "replace"].includes(node.name);
  if (!isRegex || pattern?.type !== "literal") return;
  if (pattern.value.kind !== "string") return;
  try {
    compileRegex(pattern.value.value);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const description = `Invalid regular expression: ${error.message}.`;
    report("ERROR", description, pattern.at);
  }
}

const isNamespaceCall = ({ target }: CallNode, names: Names): boolean =>
  target?.type === "name" &&
  isNamespace(target.name) &&
  !names.variables.has(target.name);

/** The name of what is called, with its namespace, and its arity, `null` when nothing has that name. */
function callee(
  node: CallNode,
  names: Names,
): { name: string; arity: number | null } {
  const { target, name } = node;
  const builtin = (full: string): number | null => {
    const overloads = functionOverloads(names.service, full);
    return overloads && arityOf(overloads);
  };
  if (!target) {
    const declared = findDeclared(names.functions, name);
    if (declared) names.calledFunction(declared);
    return { name, arity: declared?.parameters.length ?? builtin(name) };
  }
  if (target.type === "name" && isNamespaceCall(node, names)) {
    const full = `${target.name}.${name}`;
    return { name: full, arity: builtin(full) };
  }
  return { name, arity: methodArity(name) };
}

// Production accepts a call of an unknown function and fails when it is evaluated.
function checkCall(node: CallNode, names: Names, report: Report): void {
  const { name, arity } = callee(node, names);
  if (arity === null) {
    report("WARNING", `Invalid function name: ${name}.`, node.nameAt);
  } else if (arity !== node.args.length) {
    const description = `Incorrect number of arguments supplied to function: ${name}.`;
    report("WARNING", description, node.nameAt);
  }
  checkRegex(node, report);
}

/** Reports what is wrong with an expression without evaluating it. */
export function checkExpression(
  node: Expression,
  names: Names,
  report: Report,
): void {
  if (node.type === "call") checkCall(node, names, report);
  if (node.type === "name") {
    names.readVariable(node.name);
    if (!names.variables.has(node.name)) {
      report("WARNING", `Invalid variable name: ${node.name}.`, node.at);
    }
  }
  const skipped =
    node.type === "call" && isNamespaceCall(node, names) ? node.target : null;
  for (const child of childrenOf(node)) {
    if (child !== skipped) checkExpression(child, names, report);
  }
}
