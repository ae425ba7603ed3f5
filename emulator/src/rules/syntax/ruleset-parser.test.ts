import { describe, expect, it } from "vitest";
import { compileRules } from "../compile";
import { firestoreRules } from "../testing/bench";

const errors = (source: string): string[] =>
  compileRules(source, "x.rules")
    .issues.filter((issue) => issue.severity === "ERROR")
    .map(({ line, column, description }) =>
      `${line}:${column} ${description}`.replace("  ", " "),
    );

const warnings = (source: string): string[] =>
  compileRules(source, "x.rules")
    .issues.filter((issue) => issue.severity === "WARNING")
    .map(({ line, column, description }) => `${line}:${column} ${description}`);

const allow = (condition: string): string =>
  firestoreRules(`match /a/{b} { allow get: if ${condition}; }`);

describe("compileRules", () => {
  it("reads a whole file", () => {
    const source = `rules_version = '2';
// comment
function outside(x) { let y = x; return y == 1; }
service cloud.firestore {
  /* block
     comment */
  match /databases/{database}/documents {
    function inside() { return outside(1); }
    match /a/{b}/c-d/{rest=**} {
      allow read, write: if inside();
      allow get;
      match /deep/{er} { allow list, create: if true; }
    }
  }
}
service firebase.storage { match /b/{bucket}/o { allow read; } }`;
    const { ruleset, issues } = compileRules(source, "x.rules");
    expect(issues.filter((i) => i.severity === "ERROR")).toEqual([]);
    expect(ruleset?.version).toBe(2);
    expect(ruleset?.services.map((service) => service.name)).toEqual([
      "cloud.firestore",
      "firebase.storage",
    ]);
    const documents = ruleset?.services[0]?.matches[0];
    expect(documents?.matches[0]?.pattern).toEqual([
      { type: "literal", text: "a" },
      { type: "single", name: "b" },
      { type: "literal", text: "c-d" },
      { type: "recursive", name: "rest" },
    ]);
    const [first, second] = documents?.matches[0]?.allows ?? [];
    expect([...(first?.methods ?? [])]).toEqual([
      "get",
      "list",
      "create",
      "update",
      "delete",
    ]);
    expect(second?.condition).toBeNull();
  });

  it("takes version 1 when none is said", () => {
    const source = "service cloud.firestore { match /a { allow get; } }";
    expect(compileRules(source, "x").ruleset?.version).toBe(1);
  });

  it.each([
    ["", "1:1 No service."],
    ["rules_version = '3';", "1:17 Unexpected '3'. Expected the rules version"],
    ["import { a } from 'x';", "1:8 Unexpected '{'."],
    ["service cloud.firestore {", "Unexpected end of file."],
    ["service other.thing { }", "Unknown service 'other.thing'."],
    [allow("true").replace(";", ""), "Missing ';' after this."],
    [allow("true").replace("true;", "true"), "5:30 Missing ';' after this."],
    [allow("true").replace("get", "fetch"), "Unknown method 'fetch'."],
    [allow("true").replace("if", "when"), "Expected 'if'."],
    [allow("'a"), "5:30 Unterminated string."],
    [allow("'\\q' == ''"), "5:30 Invalid escape sequence."],
    [allow("1 +"), "5:33 Unexpected ';'. Expected an expression."],
    [allow("(true"), "Unexpected ';'. Expected ')'."],
    [allow("[1, 2"), "Unexpected ';'. Expected ','."],
    [allow("x is thing"), "5:35 Unknown type 'thing'."],
    [allow("9223372036854775808 > 0"), "5:30 Integer out of range."],
    [allow("{'a': 1}.get('a')('b')"), "Only names can be called."],
    [allow("'a'.matches('(?=x)')"), "Invalid regular expression"],
    [allow("'a'.matches('(a)\\\\1')"), "invalid escape sequence: `\\1`"],
    ["/* open", "1:1 Unterminated comment."],
  ])("refuses %j", (source, expected) => {
    const found = errors(source);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
    expect(compileRules(source, "x").ruleset).toBeNull();
  });

  it("refuses what is declared twice", () => {
    const body = `
      function f() { return true; }
      function f() { return false; }
      function g(a, a) { return a; }
      function h(a) { let a = 1; return a; }
      match /x/{database} { allow get; }
      match /x/{y}/{y} { allow get; }`;
    expect(errors(firestoreRules(body))).toEqual([
      "7:16 Function f is already defined.",
      "8:21 The identifier [a] is already bound in the current scope.",
      "9:27 The identifier [a] is already bound in the current scope.",
      "10:7 The identifier [database] is already bound in the current scope.",
      "11:7 The identifier [y] is already bound in the current scope.",
    ]);
  });

  it("refuses more parameters and variables than production", () => {
    const lets = Array.from({ length: 12 }, (_, i) => `let v${i} = 1;`);
    const body = `
      function many(a, b, c, d, e, f, g, h) { return true; }
      function long() { ${lets.join(" ")} return true; }`;
    expect(errors(firestoreRules(body))).toEqual([
      "6:16 A function takes at most 7 parameters.",
      "7:178 Maximum allowed variable count of 10 for a given function has been reached.",
    ]);
  });

  it("keeps recursive wildcards last in version 1", () => {
    const source = `service cloud.firestore {
  match /{all=**}/x { allow get; }
}`;
    expect(errors(source)).toEqual([
      "2:3 In rules version 1 a recursive wildcard comes last.",
    ]);
    expect(errors(`rules_version = '2';\n${source}`)).toEqual([]);
  });

  it("refuses a file above 256 KB", () => {
    const source = allow("true") + " ".repeat(262_144);
    expect(errors(source)).toEqual(["1:1 x.rules is larger than 256 KB."]);
  });

  it.each([
    ["nothing(1)", "5:30 Invalid function name: nothing."],
    ["bool('true')", "5:30 Invalid function name: bool."],
    ["math.isInfinite(1)", "5:35 Invalid function name: math.isInfinite."],
    ["firestore.exists(/a/b)", "5:40 Invalid function name: firestore.exists."],
    ["'a'.hasSome(['a'])", "5:34 Invalid function name: hasSome."],
    [
      "'a'.size(1) == 1",
      "5:34 Incorrect number of arguments supplied to function: size.",
    ],
    [
      "get(/a/b, 1) == 1",
      "5:30 Incorrect number of arguments supplied to function: get.",
    ],
    ["ressource.data.x", "5:30 Invalid variable name: ressource."],
  ])("warns of %s and goes on", (condition, expected) => {
    expect(warnings(allow(condition)).join()).toContain(expected);
    expect(compileRules(allow(condition), "x").ruleset).not.toBeNull();
  });
});
