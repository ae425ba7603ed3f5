import type { FunctionNode } from "../syntax/ast";
import type { RulesValue } from "../values/value";
import type { EvaluationError } from "./errors";
import { LimitError } from "./errors";

const MAX_EXPRESSIONS = 1000;

/** The documents rules may ask for: as they are, or as they will be after the commit. */
export type View = "before" | "after";

/** Looks a document up; `null` when it does not exist. Throws LimitError past the budget. */
export type Lookup = (
  view: View,
  segments: readonly string[],
) => RulesValue | null;

/** One request while it is being decided. */
export interface Evaluation {
  /** `request`, and `resource` when there is one. */
  globals: ReadonlyMap<string, RulesValue>;
  service: string;
  lookup: Lookup;
  /** Hears the argument of each `debug()`. */
  debug: (value: RulesValue) => void;
  expressions: number;
}

/** What a name stands for; an argument or variable without a value is an error only where it is read. */
export type Binding = RulesValue | EvaluationError;

/** What one block declares, inside what its surroundings declare. */
export interface Scope {
  functions: ReadonlyMap<string, FunctionNode>;
  variables: ReadonlyMap<string, Binding>;
  parent: Scope | null;
}

/** Counts what was evaluated. Throws LimitError past the limit of one request. */
export function countExpressions(evaluation: Evaluation, count = 1): void {
  evaluation.expressions += count;
  if (evaluation.expressions > MAX_EXPRESSIONS) {
    throw new LimitError(
      "Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.",
    );
  }
}

export const functionsByName = (
  functions: readonly FunctionNode[],
): ReadonlyMap<string, FunctionNode> =>
  new Map(functions.map((node) => [node.name, node]));

export function findVariable(scope: Scope, name: string): Binding | null {
  for (let at: Scope | null = scope; at; at = at.parent) {
    const value = at.variables.get(name);
    if (value) return value;
  }
  return null;
}

/** A function and the scope it was declared in. */
export function findFunction(
  scope: Scope,
  name: string,
): { node: FunctionNode; home: Scope } | null {
  for (let at: Scope | null = scope; at; at = at.parent) {
    const node = at.functions.get(name);
    if (node) return { node, home: at };
  }
  return null;
}
