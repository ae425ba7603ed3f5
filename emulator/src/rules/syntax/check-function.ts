import type { FunctionNode } from "./ast";
import type { Names, Report } from "./check-expression";
import { checkExpression } from "./check-expression";
import { TOO_COMPLEX } from "./expression-parser";
import { tooComplex } from "./limits";

const MAX_PARAMETERS = 7;
/** Production's message says 10, and 11 compile. */
const MAX_LETS = 11;

export const alreadyBound = (name: string): string =>
  `The identifier [${name}] is already bound in the current scope.`;

/** Names declared in one scope; the second declaration of one is the error. */
export function repeatedNames<T extends { name: string }>(
  declarations: readonly T[],
): T[] {
  return declarations.filter(
    ({ name }, i) => declarations.findIndex((d) => d.name === name) !== i,
  );
}

function checkLimits(node: FunctionNode, report: Report): void {
  if (node.parameters.length > MAX_PARAMETERS) {
    report("ERROR", "A function takes at most 7 parameters.", node.at);
  }
  if (node.lets.length > MAX_LETS) {
    const description =
      "Maximum allowed variable count of 10 for a given function has been reached.";
    report("ERROR", description, node.result.at);
  }
  for (const expression of [...node.lets.map((l) => l.value), node.result]) {
    for (const at of tooComplex(expression)) report("ERROR", TOO_COMPLEX, at);
  }
}

/** Reports what is wrong with a function, and which of its names nothing reads. */
export function checkFunction(
  node: FunctionNode,
  outer: Names,
  report: Report,
): void {
  const locals = [...node.parameters, ...node.lets];
  for (const { name, at } of repeatedNames(locals)) {
    report("ERROR", alreadyBound(name), at);
  }
  checkLimits(node, report);
  const read = new Set<string>();
  const variables = new Set(outer.variables);
  for (const { name } of node.parameters) variables.add(name);
  const names: Names = {
    ...outer,
    variables,
    readVariable: (name) => read.add(name),
  };
  for (const local of node.lets) {
    checkExpression(local.value, names, report);
    variables.add(local.name);
  }
  checkExpression(node.result, names, report);
  for (const { name, at } of locals) {
    if (!read.has(name)) report("WARNING", `Unused variable: ${name}.`, at);
  }
}
