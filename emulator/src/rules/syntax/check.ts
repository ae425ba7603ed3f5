import { functionArity, isNamespace, METHOD_ARITY } from "../library/arity";
import { compileRegex } from "../values/regex";
import type {
  CallNode,
  Expression,
  FunctionNode,
  MatchNode,
  Position,
  Ruleset,
  ServiceNode,
} from "./ast";
import { childrenOf } from "./children";
import type { Issue, Severity } from "./issue";
import { issueAt } from "./issue";

const SERVICES: ReadonlySet<string> = new Set([
  "cloud.firestore",
  "firebase.storage",
]);
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;
const GLOBALS = ["request", "resource"];

/** What is declared where an expression stands. */
interface Names {
  service: string;
  functions: ReadonlyMap<string, FunctionNode>;
  variables: ReadonlySet<string>;
}

type Report = (severity: Severity, description: string, at: Position) => void;

function checkRegex(node: CallNode, report: Report): void {
  const [pattern] = node.args;
  const isRegex = ["matches", "split", "replace"].includes(node.name);
  if (!isRegex || pattern?.type !== "literal") return;
  if (pattern.value.kind !== "string") return;
  try {
    compileRegex(pattern.value.value, false);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const description = `Invalid regular expression: ${error.message}.`;
    report("ERROR", description, pattern.at);
  }
}

/** The declared arity of what `node` calls, `null` when nothing has that name. */
function arityOf(node: CallNode, names: Names): number | null {
  const { target, name } = node;
  if (!target) {
    const declared = names.functions.get(name);
    return declared
      ? declared.parameters.length
      : functionArity(names.service, name);
  }
  const inNamespace =
    target.type === "name" &&
    isNamespace(target.name) &&
    !names.variables.has(target.name);
  return inNamespace
    ? functionArity(names.service, `${target.name}.${name}`)
    : (METHOD_ARITY.get(name) ?? null);
}

// Production accepts a call of an unknown function and fails when it is evaluated.
function checkCall(node: CallNode, names: Names, report: Report): void {
  const arity = arityOf(node, names);
  if (arity === null) {
    report("WARNING", `Invalid function name: ${node.name}.`, node.at);
  } else if (arity !== node.args.length) {
    const expected = `${node.name} takes ${String(arity)} arguments.`;
    report("WARNING", `Wrong number of arguments: ${expected}`, node.at);
  }
  checkRegex(node, report);
}

function checkExpression(node: Expression, names: Names, report: Report): void {
  if (node.type === "call") checkCall(node, names, report);
  const isTarget = (child: Expression): boolean =>
    node.type === "call" &&
    child === node.target &&
    child.type === "name" &&
    isNamespace(child.name);
  if (node.type === "name" && !names.variables.has(node.name)) {
    report("WARNING", `Invalid variable name: ${node.name}.`, node.at);
  }
  for (const child of childrenOf(node)) {
    if (!isTarget(child)) checkExpression(child, names, report);
  }
}

function repeated(names: readonly string[]): string | null {
  return names.find((name, i) => names.indexOf(name) !== i) ?? null;
}

function checkFunction(node: FunctionNode, names: Names, report: Report): void {
  const locals = [...node.parameters, ...node.lets.map((local) => local.name)];
  const twice = repeated(locals);
  if (twice !== null) {
    report("ERROR", `Duplicate variable '${twice}'.`, node.at);
  }
  if (node.parameters.length > MAX_PARAMETERS) {
    report("ERROR", "A function takes at most 7 parameters.", node.at);
  }
  if (node.lets.length > MAX_LETS) {
    report("ERROR", "A function has at most 10 variables.", node.at);
  }
  const variables = new Set([...names.variables, ...node.parameters]);
  for (const local of node.lets) {
    checkExpression(local.value, { ...names, variables }, report);
    variables.add(local.name);
  }
  checkExpression(node.result, { ...names, variables }, report);
}

function withFunctions(
  names: Names,
  functions: readonly FunctionNode[],
  report: Report,
): Names {
  functions.forEach((node, i) => {
    if (functions.findIndex((other) => other.name === node.name) !== i) {
      report("ERROR", `Duplicate function '${node.name}'.`, node.at);
    }
  });
  const declared = functions.map((node) => [node.name, node] as const);
  return { ...names, functions: new Map([...names.functions, ...declared]) };
}

function checkPattern(
  node: MatchNode,
  names: Names,
  version: 1 | 2,
  report: Report,
): string[] {
  const wildcards = node.pattern.flatMap((segment) =>
    segment.type === "literal" ? [] : [segment.name],
  );
  const twice =
    repeated(wildcards) ?? wildcards.find((name) => names.variables.has(name));
  if (twice !== undefined) {
    report("ERROR", `Duplicate wildcard '${twice}'.`, node.at);
  }
  const recursive = node.pattern.findIndex(({ type }) => type === "recursive");
  const isLast = recursive === node.pattern.length - 1;
  if (version === 1 && recursive >= 0 && (!isLast || node.matches.length > 0)) {
    const description = "In rules version 1 a recursive wildcard comes last.";
    report("ERROR", description, node.at);
  }
  return wildcards;
}

function checkMatch(
  node: MatchNode,
  outer: Names,
  version: 1 | 2,
  report: Report,
): void {
  const wildcards = checkPattern(node, outer, version, report);
  const variables = new Set([...outer.variables, ...wildcards]);
  const names = withFunctions({ ...outer, variables }, node.functions, report);
  for (const declared of node.functions) checkFunction(declared, names, report);
  for (const { condition } of node.allows) {
    if (condition) checkExpression(condition, names, report);
  }
  for (const child of node.matches) checkMatch(child, names, version, report);
}

function checkService(
  node: ServiceNode,
  outer: Names,
  version: 1 | 2,
  report: Report,
): void {
  if (!SERVICES.has(node.name)) {
    report("ERROR", `Unknown service '${node.name}'.`, node.at);
  }
  const inService = { ...outer, service: node.name };
  const names = withFunctions(inService, node.functions, report);
  for (const declared of node.functions) checkFunction(declared, names, report);
  for (const child of node.matches) checkMatch(child, names, version, report);
}

/** What the compiler finds in a well-formed file, without evaluating it. */
export function checkRuleset(ruleset: Ruleset): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (severity, description, at) => {
    issues.push(issueAt(severity, description, at));
  };
  const empty: Names = {
    service: "",
    functions: new Map(),
    variables: new Set(GLOBALS),
  };
  const names = withFunctions(empty, ruleset.functions, report);
  const start = { line: 1, column: 1, offset: 0 };
  if (ruleset.services.length === 0) report("ERROR", "No service.", start);
  const service = ruleset.services[0]?.name ?? "";
  for (const declared of ruleset.functions) {
    checkFunction(declared, { ...names, service }, report);
  }
  for (const node of ruleset.services) {
    checkService(node, names, ruleset.version, report);
  }
  return issues;
}
