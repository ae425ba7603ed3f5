import type { Expression, FunctionNode, Position } from "./ast";
import { childrenOf } from "./children";

/** The functions that can be called by name where something is declared, inner ones first. */
export interface FunctionScope {
  functions: ReadonlyMap<string, FunctionNode>;
  parent: FunctionScope | null;
}

/** Each declared function with the scope its own calls are resolved in. */
export type DeclaredFunctions = ReadonlyMap<FunctionNode, FunctionScope>;

export function findDeclared(
  scope: FunctionScope,
  name: string,
): FunctionNode | null {
  for (let at: FunctionScope | null = scope; at; at = at.parent) {
    const node = at.functions.get(name);
    if (node) return node;
  }
  return null;
}

/** Functions a call stack may hold; production counts the calls behind the first. */
const MAX_STACK = 21;

function* namesCalled(node: Expression): Generator<string> {
  if (node.type === "call" && !node.target) yield node.name;
  for (const child of childrenOf(node)) yield* namesCalled(child);
}

function calledBy(node: FunctionNode, scope: FunctionScope): FunctionNode[] {
  const expressions = [...node.lets.map(({ value }) => value), node.result];
  const names = expressions.flatMap((inner) => [...namesCalled(inner)]);
  return [...new Set(names)].flatMap((name) => findDeclared(scope, name) ?? []);
}

interface Finding {
  description: string;
  at: Position;
}

const tooDeep = (stack: readonly FunctionNode[]): string => {
  const names = stack.map((node) => node.name).join("->");
  return `Maximum allowed call depth of 20 is reached for [${names}] call stack.`;
};

/**
 * Calls that come back to their function, and call stacks deeper than the language takes, whether or
 * not a rule makes them; each reported once, at the function that goes too far.
 */
export function checkCalls(declared: DeclaredFunctions): Finding[] {
  const callees = new Map(
    [...declared].map(([node, scope]) => [node, calledBy(node, scope)]),
  );
  const findings = new Map<FunctionNode, string>();
  const clear = new Map<FunctionNode, number>();
  const follow = (stack: readonly FunctionNode[], node: FunctionNode): void => {
    if (findings.has(node)) return;
    if (stack.includes(node)) {
      findings.set(node, "Recursive call is not allowed.");
      return;
    }
    if (stack.length >= MAX_STACK) {
      findings.set(node, tooDeep(stack));
      return;
    }
    if ((clear.get(node) ?? -1) >= stack.length) return;
    clear.set(node, stack.length);
    for (const callee of callees.get(node) ?? []) {
      follow([...stack, node], callee);
    }
  };
  for (const node of declared.keys()) follow([], node);
  return [...findings].map(([node, description]) => ({
    description,
    at: node.at,
  }));
}

/** Declared functions that neither a rule nor another function calls. */
export function unusedFunctions(
  declared: DeclaredFunctions,
  called: ReadonlySet<FunctionNode>,
): FunctionNode[] {
  return [...declared.keys()].filter((node) => !called.has(node));
}
