import type { AuthorizerSource } from "../contract/rules";
import { createAuthorizer } from "../rules/authorizer";
import { compileRules } from "../rules/compile";
import type { CompileRules } from "./rules";

/** The rules compiler, as the rules endpoint asks it. */
export const compileFirestoreRules: CompileRules = (source) => {
  const { ruleset, issues } = compileRules(source, "firestore.rules");
  const make = ruleset
    ? (db: AuthorizerSource) => createAuthorizer(ruleset, db)
    : null;
  return { issues, make };
};
