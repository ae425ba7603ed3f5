import type {
  AllowNode,
  MatchNode,
  Method,
  Ruleset,
  ServiceNode,
} from "../syntax/ast";
import type { Evaluation, Scope } from "./context";
import { functionsByName } from "./context";
import { EvaluationError, LimitError, typeError } from "./errors";
import { evaluate } from "./evaluate";
import type { PathToken } from "./matching";
import { matchPattern } from "./matching";

/** The answer of the rules; the reasons say why each candidate statement refused. */
export type Decision =
  | { allowed: true }
  | { allowed: false; reasons: string[] };

interface Candidate {
  allow: AllowNode;
  scope: Scope;
}

function* candidatesIn(
  node: MatchNode,
  tokens: readonly PathToken[],
  parent: Scope,
  version: 1 | 2,
): Generator<Candidate> {
  const functions = functionsByName(node.functions);
  for (const match of matchPattern(node.pattern, tokens, version)) {
    const scope: Scope = { functions, variables: match.variables, parent };
    if (match.rest.length === 0) {
      for (const allow of node.allows) yield { allow, scope };
    }
    for (const child of node.matches) {
      yield* candidatesIn(child, match.rest, scope, version);
    }
  }
}

function* candidates(
  ruleset: Ruleset,
  service: ServiceNode,
  tokens: readonly PathToken[],
): Generator<Candidate> {
  const outer: Scope = {
    functions: functionsByName(ruleset.functions),
    variables: new Map(),
    parent: null,
  };
  const scope: Scope = {
    functions: functionsByName(service.functions),
    variables: new Map(),
    parent: outer,
  };
  for (const node of service.matches) {
    yield* candidatesIn(node, tokens, scope, ruleset.version);
  }
}

/** Why a condition refuses, `null` when it allows. Throws LimitError. */
function refusal(
  evaluation: Evaluation,
  { allow, scope }: Candidate,
  method: Method,
): string | null {
  const where = `for '${method}' @ L${String(allow.at.line)}`;
  if (!allow.condition) return null;
  try {
    const value = evaluate(evaluation, scope, allow.condition);
    if (value.kind !== "bool") throw typeError(value, "bool");
    return value.value ? null : `false ${where}`;
  } catch (error) {
    if (error instanceof LimitError) {
      throw new LimitError(`${error.message} ${where}`);
    }
    if (!(error instanceof EvaluationError)) throw error;
    const at = error.at ?? allow.condition.at;
    const place = `L${String(at.line)}:${String(at.column)}`;
    return `evaluation error at ${place} ${where}: ${error.message}`;
  }
}

/**
 * Whether one statement for `method` on the path allows the request. Statements are asked in the
 * order of the source, and none after the first that allows.
 */
export function decide(
  ruleset: Ruleset,
  evaluation: Evaluation,
  method: Method,
  tokens: readonly PathToken[],
): Decision {
  const reasons: string[] = [];
  const services = ruleset.services.filter(
    (service) => service.name === evaluation.service,
  );
  try {
    for (const service of services) {
      for (const candidate of candidates(ruleset, service, tokens)) {
        if (!candidate.allow.methods.has(method)) continue;
        const reason = refusal(evaluation, candidate, method);
        if (reason === null) return { allowed: true };
        reasons.push(reason);
      }
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { allowed: false, reasons: [...reasons, error.message] };
  }
  if (reasons.length > 0) return { allowed: false, reasons };
  return {
    allowed: false,
    reasons: ["No matching allow statements"],
  };
}
