import { describe, expect, it } from "vitest";
import type { Caller } from "../../contract";
import type { Bench } from "../testing/bench";
import {
  aDoc,
  bench,
  firestoreRules,
  SIGNED_OUT,
  signedIn,
} from "../testing/bench";

const ALICE = signedIn("alice");
const BOB = signedIn("bob");
const decided = (verdict: string): string =>
  verdict === "ALLOW" ? "ALLOW" : "DENY";

type Ask = (rules: Bench) => string;
type Fact = readonly [fact: string, verdict: "ALLOW" | "DENY", ask: Ask];

const get =
  (path: string, caller: Caller = ALICE): Ask =>
  (rules) =>
    rules.get(path, caller);
const write =
  (path: string, data: object | null, caller: Caller = ALICE): Ask =>
  (rules) =>
    rules.write(path, data, caller);
const list =
  (collectionId: string, caller: Caller = ALICE): Ask =>
  (rules) =>
    rules.list({ from: [{ collectionId }] }, caller);

interface Scenario {
  name: string;
  source: string;
  docs?: ReturnType<typeof aDoc>[];
  facts: readonly Fact[];
}

const TITLE = { title: "t", ownerId: "alice" };

const SCENARIOS: readonly Scenario[] = [
  {
    name: "auth and membership",
    source: firestoreRules(`
      function isAuthenticated() { return request.auth != null; }
      function isOwner(uid) { return isAuthenticated() && request.auth.uid == uid; }
      function hasClaim(name) { return isAuthenticated() && name in request.auth.token && request.auth.token[name] != null; }
      function isMemberOf(members) { return isAuthenticated() && request.auth.uid in members; }
      function hasRole(members, role) { return isMemberOf(members) && members[request.auth.uid] == role; }
      match /open/{id} { allow get: if isAuthenticated(); }
      match /own/{uid} { allow get: if isOwner(uid); }
      match /claim/{id} { allow get: if hasClaim('tier'); }
      match /role/{id} { allow get: if request.auth.token.role == 'admin'; }
      match /team/{id} { allow get: if isMemberOf(resource.data.members); }
      match /lead/{id} { allow get: if hasRole(resource.data.members, 'lead'); }`),
    docs: [
      aDoc("team/x", { members: { alice: "lead" } }),
      aDoc("lead/x", { members: { alice: "lead", bob: "none" } }),
    ],
    facts: [
      ["signed-in", "ALLOW", get("open/x")],
      ["anonymous", "DENY", get("open/x", SIGNED_OUT)],
      ["own uid", "ALLOW", get("own/alice")],
      ["other uid", "DENY", get("own/bob")],
      ["claim", "ALLOW", get("claim/x", signedIn("a", { tier: "gold" }))],
      ["missing claim", "DENY", get("claim/x")],
      ["exact role", "ALLOW", get("role/x", signedIn("a", { role: "admin" }))],
      ["other role", "DENY", get("role/x", signedIn("a", { role: "user" }))],
      ["member", "ALLOW", get("team/x")],
      ["no member", "DENY", get("team/x", BOB)],
      ["member with the role", "ALLOW", get("lead/x")],
      ["member with another role", "DENY", get("lead/x", BOB)],
    ],
  },
  {
    name: "functions, verbs and recursive wildcards",
    source: firestoreRules(`
      function signedIn() { return request.auth.uid != null; }
      function level(role) { let base = role == 'editor' ? 2 : 1; return base * 1; }
      match /posts/{id} {
        allow get: if signedIn();
        allow list, update: if level(request.auth.token.role) == 2;
        allow write: if signedIn() && request.resource.data.title is string;
      }
      match /tree/{document=**} { allow read: if signedIn(); }`),
    docs: [aDoc("posts/x", { title: "t" })],
    facts: [
      ["signed-in get", "ALLOW", get("posts/x")],
      ["anonymous get", "DENY", get("posts/x", SIGNED_OUT)],
      ["list", "ALLOW", list("posts", signedIn("a", { role: "editor" }))],
      ["list of another role", "DENY", list("posts")],
      [
        "update",
        "ALLOW",
        write("posts/x", {}, signedIn("a", { role: "editor" })),
      ],
      ["create by write", "ALLOW", write("posts/new", { title: "n" })],
      ["subtree", "ALLOW", get("tree/a/b/c")],
      ["subtree, anonymous", "DENY", get("tree/a/b/c", SIGNED_OUT)],
    ],
  },
  {
    name: "global and service functions",
    source: `rules_version = '2';
function isAlice() { return request.auth.uid == 'alice'; }
function always() { return false; }
service cloud.firestore {
  function isSignedIn() { return request.auth != null && request.auth.uid is string; }
  match /databases/{database}/documents {
    match /shadow/{id} {
      function always() { return true; }
      allow get: if isSignedIn() && always();
      allow create: if isAlice();
    }
    match /plain/{id} { allow get: if !always(); }
  }
}`,
    facts: [
      ["match shadows global", "ALLOW", get("shadow/x")],
      ["global gates create", "ALLOW", write("shadow/x", {})],
      ["global gates create of bob", "DENY", write("shadow/x", {}, BOB)],
      ["unshadowed is global", "ALLOW", get("plain/x")],
      ["anonymous fails service function", "DENY", get("shadow/x", SIGNED_OUT)],
    ],
  },
  {
    name: "hierarchical matches",
    source: firestoreRules(
      "match /a/{x} { match /b/{y} { allow get: if true; } }",
    ),
    facts: [
      ["exact child", "ALLOW", get("a/1/b/2")],
      ["parent", "DENY", get("a/1")],
      ["sibling", "DENY", get("a/1/c/2")],
      ["descendant", "DENY", get("a/1/b/2/c/3")],
    ],
  },
  {
    name: "rules without a version",
    source: `service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read: if request.auth.uid != null;
      allow write: if request.auth.uid == uid;
    }
  }
}`,
    facts: [
      ["signed-in read", "ALLOW", get("users/x")],
      ["anonymous read", "DENY", get("users/x", SIGNED_OUT)],
      ["other uid writes", "DENY", write("users/bob", {})],
    ],
  },
  {
    name: "required fields and map diff",
    source: firestoreRules(`match /posts/{id} {
      allow create: if request.resource.data.keys().hasAll(['title', 'ownerId'])
        && request.resource.data.keys().hasOnly(['title', 'ownerId'])
        && request.resource.data.ownerId == request.auth.uid;
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title'])
        && request.resource.data.diff(resource.data).addedKeys().size() == 0;
    }`),
    docs: [aDoc("posts/x", TITLE)],
    facts: [
      ["exact fields", "ALLOW", write("posts/new", TITLE)],
      ["missing field", "DENY", write("posts/new", { ownerId: "alice" })],
      ["extra field", "DENY", write("posts/new", { ...TITLE, z: 1 })],
      ["other owner", "DENY", write("posts/new", { ...TITLE, ownerId: "bob" })],
      ["title changes", "ALLOW", write("posts/x", { ...TITLE, title: "u" })],
      ["owner changes", "DENY", write("posts/x", { ...TITLE, ownerId: "bob" })],
      ["field added", "DENY", write("posts/x", { ...TITLE, z: 1 })],
    ],
  },
  {
    name: "missing documents",
    source: firestoreRules(`
      match /some/{id} { allow get, update, delete: if resource != null; }
      match /none/{id} { allow get, create: if resource == null; }
      match /data/{id} { allow get: if resource.data.value == 1; }
      match /new/{id} { allow create: if request.resource.data.value == 1; }`),
    docs: [aDoc("some/x"), aDoc("none/x"), aDoc("data/x", { value: 1 })],
    facts: [
      ["get, resource != null", "DENY", get("some/missing")],
      ["delete, resource != null", "DENY", write("some/missing", null)],
      ["existing get", "ALLOW", get("some/x")],
      ["existing update", "ALLOW", write("some/x", {})],
      ["existing delete", "ALLOW", write("some/x", null)],
      ["resource == null", "DENY", get("none/missing")],
      ["resource == null on create", "DENY", write("none/missing", {})],
      ["data of a missing one", "DENY", get("data/missing")],
      ["data of an existing one", "ALLOW", get("data/x")],
      ["incoming data on create", "ALLOW", write("new/x", { value: 1 })],
    ],
  },
  {
    name: "getAfter and existsAfter",
    source: firestoreRules(`match /a/{id} {
      allow create: if existsAfter(/databases/$(database)/documents/a/$(id))
        && getAfter(/databases/$(database)/documents/a/$(id)).data == request.resource.data;
      allow update: if existsAfter(/databases/$(database)/documents/other/x);
      allow delete: if !existsAfter(/databases/$(database)/documents/a/$(id));
      match /wrong/{w} { allow create: if !existsAfter(/databases/$(database)/documents/a/$(id)/wrong/$(w)); }
    }`),
    docs: [aDoc("a/x"), aDoc("other/x")],
    facts: [
      ["target of a create", "ALLOW", write("a/new", { n: 1 })],
      ["target of a delete", "ALLOW", write("a/x", null)],
      ["unrelated document", "ALLOW", write("a/x", { n: 1 })],
      ["wrong existsAfter", "DENY", write("a/x/wrong/w", {})],
    ],
  },
  {
    name: "get of a missing document",
    source: firestoreRules(`
      function at(id) { return get(/databases/$(database)/documents/cfg/$(id)); }
      match /flag/{id} { allow get: if at(id).data.flag == true; }
      match /null/{id} { allow get: if at(id) == null; }
      match /or/{id} { allow get: if at(id).data.flag || true; }
      match /guard/{id} { allow get: if exists(/databases/$(database)/documents/cfg/$(id)) && at(id).data.flag; }
      match /id/{id} { allow get: if at(id).id == id; }`),
    docs: [aDoc("cfg/site", { flag: true })],
    facts: [
      ["flag of a missing one", "DENY", get("flag/missing")],
      ["missing == null", "DENY", get("null/missing")],
      ["absorbed", "ALLOW", get("or/missing")],
      ["guarded", "DENY", get("guard/missing")],
      ["existing", "ALLOW", get("flag/site")],
      ["guarded, existing", "ALLOW", get("guard/site")],
      ["id of the looked-up document", "DENY", get("id/site")],
    ],
  },
];

describe.each(SCENARIOS)("$name, as production decides", (scenario) => {
  const rules = bench(scenario.source, scenario.docs);

  it.each(scenario.facts)("%s: %s", (_, verdict, ask) => {
    expect(decided(ask(rules))).toBe(verdict);
  });
});
