import type { RulesDecision } from "../../contract/rules";
import { StatusError } from "../../contract/status";
import type { Evaluation, Lookup } from "../evaluate/context";
import type { Decision } from "../evaluate/decide";
import { decide } from "../evaluate/decide";
import type { PathToken } from "../evaluate/matching";
import type { Method, Ruleset } from "../syntax/ast";
import type { RulesValue } from "../values/value";

/** One question to the rules of the database. */
export interface Operation {
  method: Method;
  tokens: readonly PathToken[];
  request: RulesValue;
  /** The document as it is; `null` when there is none, and then touching it is an error. */
  resource: RulesValue | null;
  lookup: Lookup;
}

/** What one decision took, as the listeners hear of it. */
export type DecisionCost = Omit<RulesDecision, "project">;

/** The refusal clients see: why each statement did not allow, in the form of the official emulator. */
export const permissionDenied = (reasons: readonly string[]): StatusError =>
  new StatusError("PERMISSION_DENIED", `\n${reasons.join(", ")}`);

/** A path token as people read it. */
const shown = (token: PathToken): string =>
  typeof token === "string" ? token : token.unknown === "one" ? "*" : "**";

const DATABASE_TOKENS = 3;

/** What the rules of the database answer to `operation`, and what that took. */
export function judge(
  ruleset: Ruleset,
  operation: Operation,
  debug: (value: RulesValue) => void,
): { decision: Decision; cost: DecisionCost } {
  const { method, tokens, request, resource } = operation;
  const globals = new Map([["request", request]]);
  if (resource) globals.set("resource", resource);
  const asked = new Set<string>();
  const lookup: Lookup = (view, segments) => {
    asked.add(segments.join("/"));
    return operation.lookup(view, segments);
  };
  const evaluation: Evaluation = {
    globals,
    service: "cloud.firestore",
    lookup,
    debug,
    expressions: 0,
  };
  const decision = decide(ruleset, evaluation, method, tokens);
  return {
    decision,
    cost: {
      method,
      path: tokens.slice(DATABASE_TOKENS).map(shown).join("/"),
      allowed: decision.allowed,
      expressions: evaluation.expressions,
      documents: asked.size,
    },
  };
}
