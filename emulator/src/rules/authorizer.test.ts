import { describe, expect, it } from "vitest";
import type { Doc } from "../contract/values";
import { createAuthorizer } from "./authorizer";
import type { CommitChange } from "./bindings/write-operation";
import {
  aDoc,
  bench,
  compiled,
  firestoreRules,
  ROOT,
  SIGNED_OUT,
  signedIn,
  TIME,
  verdict,
} from "./testing/bench";

const ALICE = signedIn("alice");

const update = (path: string, data: object, before: Doc | null) => {
  const after = aDoc(path, data);
  const { name, fields } = after;
  return { name, before, after, write: { update: { name, fields } } };
};

function commit(
  source: string,
  docs: readonly Doc[],
  changes: readonly CommitChange[],
): string {
  const lookup = (name: string): Doc | null =>
    docs.find((doc) => doc.name === name) ?? null;
  const authorizer = createAuthorizer(compiled(source), { lookup });
  return verdict(() => authorizer.commit(ALICE, TIME, [...changes]));
}

describe("matching", () => {
  const source = firestoreRules(`
    match /zoos/{zoo} {
      allow get: if zoo == 'open';
      match /animals/{animal} {
        allow get: if zoo == 'open' && animal != 'secret';
      }
    }
    match /all/{rest=**} { allow get: if rest == /x/y; }
    match /{path=**}/notes/{note} { allow get: if path[0] == 'zoos'; }`);
  const rules = bench(source);

  it.each([
    ["zoos/open", "ALLOW"],
    ["zoos/closed", "\nfalse for 'get' @ L7"],
    ["zoos/open/animals/maki", "ALLOW"],
    ["zoos/open/animals/secret", "\nfalse for 'get' @ L9"],
    ["zoos/open/plants/oak", "\nNo matching allow statements"],
    ["all/x/y/z", "\nfalse for 'get' @ L12"],
    ["all/x/y", "ALLOW"],
    ["all/x", "\nfalse for 'get' @ L12"],
    ["zoos/closed/animals/maki/notes/n", "ALLOW"],
    ["other/x/notes/n", "\nfalse for 'get' @ L13"],
    [
      "notes/n",
      "\nevaluation error at L13:51 for 'get' @ L13: Index out of bound error. Index: [0] , size: [0].",
    ],
  ])("%s", (path, expected) => {
    expect(rules.get(path)).toBe(expected);
  });

  it("gives all reasons, and none once one statement allows", () => {
    const many = firestoreRules(`
    match /a/{b} { allow get: if false; allow read: if 1; }
    match /a/{b} { allow get: if b == 'x'; }`);
    expect(bench(many).get("a/y")).toBe(
      "\nfalse for 'get' @ L6" +
        ", evaluation error at L6:56 for 'get' @ L6: Type error. Received: [int] Expected: [bool]." +
        ", false for 'get' @ L7",
    );
    expect(bench(many).get("a/x")).toBe("ALLOW");
  });

  it("matches at least one segment with ** in version 1", () => {
    const v2 = firestoreRules("match /a/b/{rest=**} { allow get; }");
    expect(bench(v2).get("a/b")).toBe("ALLOW");
    expect(bench(v2.replace("'2'", "'1'")).get("a/b")).toContain("No matching");
    expect(bench(v2.replace("'2'", "'1'")).get("a/b/c/d")).toBe("ALLOW");
  });

  it("ignores the blocks of other services", () => {
    const source =
      "service firebase.storage { match /{x=**} { allow read; } }" +
      "service cloud.firestore { match /{x=**} { allow read: if false; } }";
    expect(bench(source).get("a/b")).toBe("\nfalse for 'get' @ L1");
  });
});

describe("functions", () => {
  it("see the wildcards of where they are declared, not of the caller", () => {
    const source = firestoreRules(`
    function outer() { return inner == 'x'; }
    match /a/{inner} {
      function near() { return inner == 'x'; }
      allow get: if near();
      allow list: if outer();
    }`);
    expect(bench(source).get("a/x")).toBe("ALLOW");
    expect(
      bench(source.replace("near()", "outer()").replace("near", "far")).get(
        "a/x",
      ),
    ).not.toBe("ALLOW");
  });

  it("prefer the innermost declaration", () => {
    const source = firestoreRules(
      "function same() { return true; } match /a/{b} { allow get: if same(); function same() { return false; } }",
    );
    expect(bench(source).get("a/x")).toContain("false for 'get'");
  });

  it("bind parameters and variables", () => {
    const source = firestoreRules(`
    function sum(a, b) { let twice = a * 2; let all = twice + b; return all; }
    match /a/{b} { allow get: if sum(2, 3) == 7 && sum(1, sum(1, 1)) == 5; }`);
    expect(bench(source).get("a/x")).toBe("ALLOW");
  });

  it("are unknown with another number of arguments", () => {
    const source = firestoreRules(`
    function one(a) { return true; }
    match /a/{b} { allow get: if one(); }`);
    expect(bench(source).get("a/x")).toContain("Name: [one]");
  });

  it("are errors only where an argument or variable without a value is read", () => {
    const source = firestoreRules(`
    function either(a, b) { let c = a.missing; return b || c == 1; }
    match /a/{b} {
      allow get: if either(resource.data.none, b == 'x');
    }`);
    const rules = bench(source, [aDoc("a/x"), aDoc("a/y")]);
    expect(rules.get("a/x")).toBe("ALLOW");
    expect(rules.get("a/y")).toContain("Property none is undefined");
  });
});

describe("limits", () => {
  it("evaluates a thousand expressions, and no more", () => {
    const names = (count: number): string =>
      firestoreRules(
        `match /a/{b} { allow get: if [${"b,".repeat(count)}].size() < 0 || true; }`,
      );
    expect(bench(names(993)).get("a/x")).toBe("ALLOW");
    expect(bench(names(994)).get("a/x")).toContain(
      "the maximum of 1000 expressions to evaluate has been reached.",
    );
  });

  const looking = (count: number): string => {
    const asked = Array.from(
      { length: count },
      (_, i) => `!exists(/databases/$(database)/documents/c/$(b + '${i}'))`,
    );
    return firestoreRules(
      `match /a/{b} { allow read, write: if ${asked.join(" && ")}; }`,
    );
  };

  it("looks ten documents up for one request", () => {
    expect(bench(looking(10)).get("a/x")).toBe("ALLOW");
    expect(bench(looking(11)).get("a/x")).toBe(
      "\nMore than 10 document lookups. for 'get' @ L5",
    );
  });

  it("looks twenty up for a batch, ten for each write", () => {
    const writes = (count: number): CommitChange[] =>
      Array.from({ length: count }, (_, i) => update(`a/x${i}`, {}, null));
    expect(commit(looking(10), [], writes(2))).toBe("ALLOW");
    expect(commit(looking(10), [], writes(3))).toContain("More than 20");
    expect(commit(looking(11), [], writes(1))).toContain("More than 10");
  });

  it("looks twenty up for the documents of one read, ten for each", () => {
    const { authorizer } = bench(looking(10));
    const reading = (count: number): string => {
      const lookups = new Set<string>();
      const names = Array.from({ length: count }, (_, i) => `${ROOT}/a/${i}-`);
      return verdict(() => {
        for (const name of names) authorizer.get(ALICE, name, null, lookups);
      });
    };
    expect(reading(2)).toBe("ALLOW");
    expect(reading(3)).toBe("\nMore than 20 document lookups. for 'get' @ L5");
  });

  it("counts a document once, however often it is asked for", () => {
    const path = "/databases/$(database)/documents/c/x";
    const asked = Array.from({ length: 30 }, () => `exists(${path})`);
    const source = firestoreRules(
      `match /a/{b} { allow get: if ${asked.join(" && ")} && get(${path}).data.y == 1; }`,
    );
    expect(bench(source, [aDoc("c/x", { y: 1 })]).get("a/x")).toBe("ALLOW");
  });
});

describe("lookups", () => {
  const ask = (condition: string): string =>
    bench(firestoreRules(`match /a/{b} { allow get: if ${condition}; }`), [
      aDoc("c/x", { y: 1 }),
    ]).get("a/x");

  it.each([
    ["get(/databases/$(database)/documents/c/x).data.y == 1"],
    ["exists(/databases/(default)/documents/c/x)"],
    ["!exists(/databases/(default)/documents/c/none)"],
    ["get(/databases/(default)/documents/c/none).data.y == 1 || true"],
  ])("%s", (condition) => {
    expect(ask(condition)).toBe("ALLOW");
  });

  it.each([
    ["get(/databases/(default)/documents/c/none) == null", "Null value error."],
    ["get(/databases/(default)/documents/c/x).id == 'x'", "Property id is"],
    ["!exists(/databases/(default)/documents/c)", "No document path"],
    ["!exists(/databases/other/documents/c/x)", "No document path"],
    ["!exists(/c/x)", "No document path"],
    ["!exists('c/x')", "Received: exists(string). Expected: exists(path)."],
  ])("%s is an error", (condition, reason) => {
    expect(ask(condition)).toContain(reason);
  });
});

describe("writes", () => {
  const source = firestoreRules(`
    match /a/{id} {
      allow create: if request.resource.data.owner == request.auth.uid
        && request.resource.data.at == request.time && request.method == 'create';
      allow update: if resource.data.owner == request.resource.data.owner
        && request.path == /databases/$(database)/documents/a/$(id);
      allow delete: if resource.data.owner == request.auth.uid;
    }`);
  const mine = aDoc("a/x", { owner: "alice" });
  const rules = bench(source, [mine, aDoc("a/theirs", { owner: "bob" })]);

  it("tells create, update and delete apart by the document", () => {
    const created = { owner: "alice", at: new Date(TIME) };
    const micros = update("a/n", created, null);
    micros.after.fields["at"] = { timestampValue: TIME };
    expect(commit(source, [], [micros])).toBe("ALLOW");
    expect(rules.write("a/n", { owner: "bob" })).toContain("'create' @ L7");
    expect(rules.write("a/x", { owner: "alice", z: 1 })).toBe("ALLOW");
    expect(rules.write("a/x", { owner: "bob" })).toContain("'update' @ L9");
    expect(rules.write("a/x", null)).toBe("ALLOW");
    expect(rules.write("a/theirs", null)).toBe("\nfalse for 'delete' @ L11");
    expect(rules.write("a/none", null)).toContain("Null value error.");
  });

  it("refuses a signed-out caller and never asks for an admin", () => {
    expect(rules.write("a/x", null, SIGNED_OUT)).toContain("Null value error.");
    expect(rules.write("a/x", null, { kind: "admin" })).toBe("ALLOW");
    expect(rules.get("nowhere/x", { kind: "admin" })).toBe("ALLOW");
  });

  it("has request.resource for create and update only", () => {
    const only = firestoreRules(
      "match /a/{id} { allow delete: if request.resource == null; }",
    );
    expect(bench(only, [mine]).write("a/x", null)).toContain(
      "Property resource is undefined on object.",
    );
  });

  it("sees the documents before and after the whole commit", () => {
    const path = "/databases/$(database)/documents/config/state";
    const both = firestoreRules(`
      match /a/{id} { allow write: if getAfter(${path}).data.n == 2
        && get(${path}).data.n == 1 && existsAfter(${path})
        && getAfter(${path}).data.kept == true; }
      match /config/{id} { allow write; }`);
    const state = aDoc("config/state", { n: 1, kept: true });
    const staged = update("config/state", { n: 2, kept: true }, state);
    const own = update("a/x", {}, null);
    expect(commit(both, [state], [own, staged])).toBe("ALLOW");
    expect(commit(both, [state], [own])).not.toBe("ALLOW");
  });

  it("sees a document that the commit deletes as gone afterwards", () => {
    const path = "/databases/$(database)/documents/lock/x";
    const gone = firestoreRules(`
      match /a/{id} { allow write: if exists(${path}) && !existsAfter(${path}); }
      match /lock/{id} { allow delete; }`);
    const lock = aDoc("lock/x");
    const { name } = lock;
    const unlock = { name, before: lock, after: null, write: { delete: name } };
    const own = update("a/x", {}, null);
    expect(commit(gone, [lock], [own, unlock])).toBe("ALLOW");
    expect(commit(gone, [lock], [own])).toBe("\nfalse for 'create' @ L6");
  });

  it("refuses the whole commit for one refused write", () => {
    const good = update("a/x", { owner: "alice" }, mine);
    const bad = update("a/theirs", { owner: "alice" }, aDoc("a/theirs"));
    expect(commit(source, [mine], [good])).toBe("ALLOW");
    expect(commit(source, [mine], [good, bad])).toContain("'update' @ L9");
  });

  it("asks for reading when a write only verifies", () => {
    const reading = firestoreRules(
      "match /a/{id} { allow get: if resource.data.owner == request.auth.uid; }",
    );
    const verify = (doc: Doc): CommitChange => {
      const { name } = doc;
      return { name, before: doc, after: doc, write: { verify: name } };
    };
    expect(commit(reading, [], [verify(mine)])).toBe("ALLOW");
    const theirs = verify(aDoc("a/y", { owner: "bob" }));
    expect(commit(reading, [], [theirs])).toBe("\nfalse for 'get' @ L5");
  });
});

describe("request", () => {
  const ask = (condition: string, caller = ALICE): string =>
    bench(firestoreRules(`match /a/{b} { allow get: if ${condition}; }`)).get(
      "a/x",
      caller,
    );

  it("carries who asks, with the claims of the token", () => {
    const caller = signedIn("alice", { admin: true, n: 2, roles: ["x"] });
    const claims =
      "request.auth.token.admin && request.auth.token.n is int && 'x' in request.auth.token.roles";
    expect(ask(`request.auth.uid == 'alice' && ${claims}`, caller)).toBe(
      "ALLOW",
    );
    expect(ask("request.auth == null", SIGNED_OUT)).toBe("ALLOW");
    expect(ask("request.auth != null", SIGNED_OUT)).toContain("false for");
    expect(ask("request.auth.uid == 'x'", SIGNED_OUT)).toContain("Null value");
  });

  it("names the database and the document", () => {
    expect(ask("database == '(default)' && b == 'x'")).toBe("ALLOW");
    expect(ROOT).toContain("(default)");
  });
});
