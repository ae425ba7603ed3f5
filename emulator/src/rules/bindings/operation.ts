import { StatusError } from "../../contract";
import type { Lookup } from "../evaluate/context";
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

/** The refusal clients see: why each statement did not allow, in the form of the official emulator. */
export const permissionDenied = (reasons: readonly string[]): StatusError =>
  new StatusError("PERMISSION_DENIED", `\n${reasons.join(", ")}`);

/** Returns when the rules allow `operation`. Throws StatusError("PERMISSION_DENIED"). */
export function enforce(
  ruleset: Ruleset,
  operation: Operation,
  debug: (value: RulesValue) => void,
): void {
  const { method, tokens, request, resource, lookup } = operation;
  const globals = new Map([["request", request]]);
  if (resource) globals.set("resource", resource);
  const evaluation = {
    globals,
    service: "cloud.firestore",
    lookup,
    debug,
    expressions: 0,
  };
  const decision = decide(ruleset, evaluation, method, tokens);
  if (!decision.allowed) throw permissionDenied(decision.reasons);
}
