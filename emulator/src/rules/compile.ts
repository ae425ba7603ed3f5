import { checkRuleset } from "./syntax/check";
import type { Ruleset } from "./syntax/ast";
import type { Issue } from "./syntax/issue";
import { issueAt, RulesSyntaxError } from "./syntax/issue";
import { parseRuleset } from "./syntax/ruleset-parser";

/** A compiled file, or what keeps it from being one; warnings come with either. */
export interface Compilation {
  ruleset: Ruleset | null;
  issues: Issue[];
}

/** Production refuses a file of 262,143 bytes already. */
const MAX_SOURCE_BYTES = 262_142;

/**
 * Compiles a rules file. `ruleset` is `null` exactly when an issue is an ERROR; `fileName` names the
 * file in messages only. Never throws.
 */
export function compileRules(source: string, fileName: string): Compilation {
  const start = { line: 1, column: 1, offset: 0 };
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    const tooLarge = `${fileName} is larger than 256 KB.`;
    return { ruleset: null, issues: [issueAt("ERROR", tooLarge, start)] };
  }
  try {
    const ruleset = parseRuleset(source);
    const issues = checkRuleset(ruleset);
    const refused = issues.some((issue) => issue.severity === "ERROR");
    return { ruleset: refused ? null : ruleset, issues };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const issue = issueAt("ERROR", error.message, error.at);
    return { ruleset: null, issues: [issue] };
  }
}
