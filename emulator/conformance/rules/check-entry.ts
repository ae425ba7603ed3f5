import { createRulesEndpoint } from "../../src/admin/rules";
import { StatusError } from "../../src/contract/status";
import { compileRules } from "../../src/rules/compile";
import type { Ruleset } from "../../src/rules/syntax/ast";
import type { Decided } from "./decide-firestore";
import { decideFirestore } from "./decide-firestore";
import { decideStorage } from "./decide-storage";
import type { ExpectedIssue, RulesCase, RulesEntry } from "./format";
import { serviceOf, sourcesOf } from "./template";

const REASONS: Readonly<Record<string, string>> = {
  false: "false for '",
  "no match": "No matching allow statements",
};

/** What differs between the answer to a case and what it expects. */
function caseDifferences(one: RulesCase, answer: Decided): string[] {
  const found = answer.refusal ?? "ALLOW";
  if ((answer.refusal === null) !== (one.expect === "ALLOW")) return [found];
  const differences: string[] = [];
  const { reason, line, column, debug } = one;
  if (one.expect === "DENY" && reason === undefined) {
    differences.push(`a denial without a reason: ${found}`);
  }
  if (reason !== undefined && !found.includes(REASONS[reason] ?? reason)) {
    differences.push(found);
  }
  const place = `at L${String(line)}:${String(column)} `;
  if (line !== undefined && !found.includes(place)) differences.push(found);
  if (debug && debug.join("\n") !== answer.debug.join("\n")) {
    differences.push(`debug: ${answer.debug.join(" | ")}`);
  }
  return differences;
}

const sameIssue = (expected: ExpectedIssue, found: ExpectedIssue): boolean =>
  expected.severity === found.severity &&
  found.description.startsWith(expected.description) &&
  (expected.line ?? found.line) === found.line &&
  (expected.column ?? found.column) === found.column;

function issueDifferences(
  { issues = [] }: RulesEntry,
  found: readonly ExpectedIssue[],
): string[] {
  const missing = issues.filter(
    (issue) => !found.some((other) => sameIssue(issue, other)),
  );
  const errors = found.filter((issue) => issue.severity === "ERROR");
  const surplus = errors.filter(
    (issue) => !issues.some((other) => sameIssue(other, issue)),
  );
  return [...missing, ...surplus].map(
    (issue) => `${JSON.stringify(issue)} of ${JSON.stringify(found)}`,
  );
}

/** The rules endpoint takes one file; several are an invalid argument, as for the public API. */
function filesDifferences(entry: RulesEntry): string[] {
  const endpoint = createRulesEndpoint(
    { setAuthorizer: () => undefined },
    (source) => ({ ...compileRules(source, ""), make: null }),
    () => undefined,
  );
  try {
    endpoint.put("demo", { rules: { files: sourcesOf(entry) } });
  } catch (error) {
    const refused =
      error instanceof StatusError && error.code === "INVALID_ARGUMENT";
    if (refused && error.message.includes("invalid argument")) return [];
  }
  return ["several files were taken"];
}

const decide = (entry: RulesEntry, ruleset: Ruleset, one: RulesCase): Decided =>
  serviceOf(entry) === "storage"
    ? decideStorage(ruleset, one)
    : decideFirestore(ruleset, one);

/** What differs between an entry and the compiler and evaluator; nothing when they agree. */
export function differencesOf(entry: RulesEntry): string[] {
  const [source, ...others] = sourcesOf(entry);
  if (!source) return ["no rules"];
  if (others.length > 0) return filesDifferences(entry);
  const { ruleset, issues } = compileRules(source.content, source.name);
  const found = issueDifferences(entry, issues);
  if (!ruleset) {
    const expected = entry.issues?.some(({ severity }) => severity === "ERROR");
    return expected ? found : [...found, JSON.stringify(issues)];
  }
  return [
    ...found,
    ...entry.cases.flatMap((one, i) =>
      caseDifferences(one, decide(entry, ruleset, one)).map(
        (text) => `${one.name ?? one.observes ?? `case ${String(i)}`}: ${text}`,
      ),
    ),
  ];
}
