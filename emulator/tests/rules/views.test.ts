import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../src/contract/rules";
import type { Database } from "../../src/contract/database";
import type { Engine } from "../../src/contract/engine";
import type { Fields } from "../../src/contract/values";
import type { StructuredQuery } from "../../src/contract/query";
import type { Write } from "../../src/contract/write";
import { StatusError } from "../../src/contract/status";
import { createEngine } from "../../src/engine/engine";
import { createAuthorizer } from "../../src/rules/authorizer";
import { compileRules } from "../../src/rules/compile";
import { text } from "./listing/values";

const PROJECT = "demo-views";
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const admin: Caller = { kind: "admin" };
const ann: Caller = { kind: "user", auth: { uid: "ann", token: {} } };

let engine: Engine;
let db: Database;

beforeEach(async () => {
  engine = await createEngine();
  db = engine.database(PROJECT, "(default)");
});
afterEach(() => engine.close());

function rules(body: string): void {
  const { ruleset, issues } = compileRules(
    `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`,
    "views.rules",
  );
  if (!ruleset) throw new Error(JSON.stringify(issues));
  engine.setAuthorizer(PROJECT, (source) => createAuthorizer(ruleset, source));
}

/** "allowed", or why not. */
function verdict(ask: () => unknown): string {
  try {
    ask();
    return "allowed";
  } catch (error) {
    if (error instanceof StatusError && error.code === "PERMISSION_DENIED") {
      return error.message;
    }
    throw error;
  }
}

const number = (value: number) => ({ integerValue: String(value) });
const set = (path: string, fields: Fields): Write => ({
  update: { name: `${ROOT}/${path}`, fields },
});
const remove = (path: string): Write => ({ delete: `${ROOT}/${path}` });

describe("a document that a query names", () => {
  const OWNED = `match /notes/{id} {
    allow read: if resource.data.owner == request.auth.uid;
  }`;
  const named: StructuredQuery = {
    from: [{ collectionId: "notes" }],
    where: {
      fieldFilter: {
        field: { fieldPath: "__name__" },
        op: "EQUAL",
        value: { referenceValue: `${ROOT}/notes/a` },
      },
    },
  };
  const count = { structuredQuery: named, aggregations: [{ count: {} }] };

  it("is looked at as the query returns it, not as it is by now", () => {
    rules(OWNED);
    db.commit(admin, [set("notes/a", { owner: text("bob") })]);
    const transaction = db.begin({ readOnly: true });
    db.commit(admin, [set("notes/a", { owner: text("ann") })]);
    expect(verdict(() => db.query(ann, ROOT, named))).toBe("allowed");
    for (const ask of [
      () => db.query(ann, ROOT, named, { transaction }),
      () => db.aggregate(ann, ROOT, count, { transaction }),
      () => db.get(ann, [`${ROOT}/notes/a`], { transaction }),
    ]) {
      expect(verdict(ask)).toMatch(/^\nfalse for '(list|get)' @ L5$/);
    }
  });

  it("proves nothing by being absent", () => {
    rules(`match /notes/{id} {
      allow list: if resource == null || !('owner' in resource.data);
    }`);
    expect(verdict(() => db.query(ann, ROOT, named))).toContain(
      "Null value error.",
    );
  });
});

describe("the documents of one read", () => {
  it("share twenty lookups", () => {
    const asked = Array.from(
      { length: 10 },
      (_, i) =>
        `!exists(/databases/$(database)/documents/c/$(id + '${String(i)}'))`,
    );
    rules(`match /notes/{id} { allow get: if ${asked.join(" && ")}; }`);
    const names = ["a", "b", "c"].map((id) => `${ROOT}/notes/${id}`);
    expect(verdict(() => db.get(ann, names.slice(1)))).toBe("allowed");
    expect(verdict(() => db.get(ann, names))).toContain("More than 20");
    const heard = (documents: string[]) => () =>
      db.listen(ann, { documents }, () => undefined);
    expect(verdict(heard(names.slice(1)))).toBe("allowed");
    expect(verdict(heard(names))).toContain("More than 20");
  });
});

describe("the writes of a commit", () => {
  const played = (writes: Write[]) => verdict(() => db.commit(ann, writes));
  const BEFORE = { n: number(1), kept: text("x") };
  beforeEach(() => {
    db.commit(admin, [set("notes/a", BEFORE)]);
  });

  it("are create, update or delete by what the writes before them left", () => {
    rules(`match /notes/{id} {
      allow delete: if resource.data.n == 1;
      allow create: if request.resource.data.n == 2;
      allow update: if resource.data.n == 2 && request.resource.data.n == 3;
    }`);
    const two = set("notes/a", { n: number(2) });
    const three = set("notes/a", { n: number(3) });
    expect(played([two])).toBe("\nfalse for 'update' @ L7");
    expect(played([remove("notes/a"), two, three])).toBe("allowed");
    expect(played([remove("notes/a"), three])).toBe(
      "\nfalse for 'delete' @ L5",
    );
    expect(played([set("notes/b", { n: number(2) }), three])).toBe(
      "\nfalse for 'update' @ L7",
    );
    const made = set("notes/b", { n: number(2) });
    const changed = set("notes/b", { n: number(3) });
    expect(played([made, changed])).toBe("allowed");
  });

  it("show the document as masks and transforms will leave it", () => {
    rules(`match /notes/{id} {
      allow update: if request.resource.data.keys().hasOnly(['n', 'kept', 'at', 'tags'])
        && request.resource.data.n == resource.data.n + 4
        && request.resource.data.kept == 'x'
        && request.resource.data.at == request.time
        && request.resource.data.tags == ['a', 'b'];
    }`);
    const write: Write = {
      ...set("notes/a", { n: number(2), gone: number(1) }),
      updateMask: { fieldPaths: ["n"] },
      updateTransforms: [
        { fieldPath: "n", increment: number(3) },
        { fieldPath: "at", setToServerValue: "REQUEST_TIME" },
        {
          fieldPath: "tags",
          appendMissingElements: { values: [text("a"), text("b"), text("a")] },
        },
      ],
    };
    expect(played([write])).toBe("allowed");
    const replaced: Write = { ...write };
    delete replaced.updateMask;
    expect(played([replaced])).toBe("\nfalse for 'update' @ L5");
  });

  it("look up what was there before all of them and what will be after", () => {
    const at = (id: string): string => `/databases/$(database)/documents/${id}`;
    rules(`match /notes/{id} { allow write; }
    match /log/{id} {
      allow create: if get(${at("notes/a")}).data.n == 1
        && getAfter(${at("notes/a")}).data.n == 5
        && !exists(${at("notes/b")}) && existsAfter(${at("notes/b")})
        && exists(${at("notes/c")}) && !existsAfter(${at("notes/c")})
        && !exists(${at("log/$(id)")}) && getAfter(${at("log/$(id)")}).data.x == 1;
    }`);
    db.commit(admin, [set("notes/c", {})]);
    const log = set("log/l", { x: number(1) });
    const writes = [
      set("notes/a", { n: number(4) }),
      log,
      set("notes/b", {}),
      set("notes/a", { n: number(5) }),
      remove("notes/c"),
    ];
    expect(played(writes.slice(0, 4))).toContain("false for 'create' @ L6");
    expect(played(writes)).toBe("allowed");
    expect(played([log])).toContain("No matching allow statements");
  });
});
