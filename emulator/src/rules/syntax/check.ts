import type {
  FunctionNode,
  MatchNode,
  Position,
  Ruleset,
  ServiceNode,
} from "./ast";
import type { FunctionScope } from "./call-graph";
import { checkCalls, unusedFunctions } from "./call-graph";
import type { Names, Report } from "./check-expression";
import { checkExpression } from "./check-expression";
import { alreadyBound, checkFunction, repeatedNames } from "./check-function";
import { TOO_COMPLEX } from "./expression-parser";
import type { Issue } from "./issue";
import { issueAt } from "./issue";
import type { MatchUse } from "./limits";
import { matchLimits, NO_MATCH, tooComplex, useOf } from "./limits";

const SERVICES: ReadonlySet<string> = new Set([
  "cloud.firestore",
  "firebase.storage",
]);
const GLOBALS = ["request", "resource"];
const START: Position = { line: 1, column: 1, offset: 0 };

/** One run of the checks over a file. */
interface Check {
  version: 1 | 2;
  report: Report;
  declared: Map<FunctionNode, FunctionScope>;
}

function withFunctions(
  { declared, report }: Check,
  names: Names,
  functions: readonly FunctionNode[],
): Names {
  for (const { name, at } of repeatedNames(functions)) {
    report("ERROR", `Function ${name} is already defined.`, at);
  }
  const scope: FunctionScope = {
    functions: new Map(functions.map((node) => [node.name, node])),
    parent: names.functions,
  };
  for (const node of functions) declared.set(node, scope);
  return { ...names, functions: scope };
}

/** The names the pattern of a match declares. */
function checkPattern(
  { version, report }: Check,
  node: MatchNode,
  outer: Names,
): string[] {
  const wildcards = node.pattern.flatMap((segment) =>
    segment.type === "literal" ? [] : [segment.name],
  );
  wildcards.forEach((name, i) => {
    const bound = outer.variables.has(name) || wildcards.indexOf(name) !== i;
    if (bound) report("ERROR", alreadyBound(name), node.at);
  });
  const recursive = node.pattern.findIndex(({ type }) => type === "recursive");
  const isLast = recursive === node.pattern.length - 1;
  if (version === 1 && recursive >= 0 && (!isLast || node.matches.length > 0)) {
    const description = "In rules version 1 a recursive wildcard comes last.";
    report("ERROR", description, node.at);
  }
  return wildcards;
}

function checkMatch(
  check: Check,
  node: MatchNode,
  outer: Names,
  used: MatchUse,
): void {
  const { report } = check;
  const use = useOf(node, used);
  for (const description of matchLimits(node, used, use)) {
    report("ERROR", description, node.at);
  }
  const wildcards = checkPattern(check, node, outer);
  const variables = new Set([...outer.variables, ...wildcards]);
  const names = withFunctions(check, { ...outer, variables }, node.functions);
  for (const declared of node.functions) checkFunction(declared, names, report);
  for (const { condition } of node.allows) {
    if (!condition) continue;
    checkExpression(condition, names, report);
    for (const at of tooComplex(condition)) report("ERROR", TOO_COMPLEX, at);
  }
  for (const child of node.matches) checkMatch(check, child, names, use);
}

function checkService(check: Check, node: ServiceNode, outer: Names): void {
  const { report } = check;
  if (!SERVICES.has(node.name)) {
    report("ERROR", `Unknown service '${node.name}'.`, node.at);
  }
  const inService = { ...outer, service: node.name };
  const names = withFunctions(check, inService, node.functions);
  for (const declared of node.functions) checkFunction(declared, names, report);
  for (const child of node.matches) checkMatch(check, child, names, NO_MATCH);
}

function checkFile(check: Check, ruleset: Ruleset, names: Names): void {
  const { report } = check;
  const service = ruleset.services[0]?.name ?? "";
  if (service === "") report("ERROR", "No service.", START);
  const global = withFunctions(check, names, ruleset.functions);
  for (const declared of ruleset.functions) {
    checkFunction(declared, { ...global, service }, report);
  }
  for (const node of ruleset.services) checkService(check, node, global);
}

const OLD_VERSION =
  "Ruleset uses old version (version [1]). Please update to the latest version (version [2]).";

/** What the compiler finds in a well-formed file, without evaluating it. */
export function checkRuleset(ruleset: Ruleset): Issue[] {
  const issues: Issue[] = [];
  const called = new Set<FunctionNode>();
  const check: Check = {
    version: ruleset.version,
    report: (severity, description, at) => {
      issues.push(issueAt(severity, description, at));
    },
    declared: new Map(),
  };
  if (ruleset.version === 1) check.report("WARNING", OLD_VERSION, START);
  checkFile(check, ruleset, {
    service: "",
    functions: { functions: new Map(), parent: null },
    variables: new Set(GLOBALS),
    calledFunction: (node) => called.add(node),
    readVariable: () => undefined,
  });
  for (const { description, at } of checkCalls(check.declared)) {
    check.report("ERROR", description, at);
  }
  for (const { name, at } of unusedFunctions(check.declared, called)) {
    check.report("WARNING", `Unused function: ${name}.`, at);
  }
  return issues;
}
