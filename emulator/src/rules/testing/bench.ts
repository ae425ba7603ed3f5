import type { Authorizer, Caller } from "../../contract/rules";
import type { Doc, Fields, Value } from "../../contract/values";
import type { StructuredQuery } from "../../contract/query";
import type { Write } from "../../contract/write";
import { StatusError } from "../../contract/status";
import { createAuthorizer } from "../authorizer";
import { compileRules } from "../compile";
import type { Ruleset } from "../syntax/ast";

export const ROOT = "projects/demo/databases/(default)/documents";
export const TIME = "2030-06-15T12:30:45.123456Z";

/** Rules written for the documents of one database. */
export const firestoreRules = (body: string, outside = ""): string =>
  `rules_version = '2';
${outside}
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;

export function compiled(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source, "test.rules");
  if (!ruleset) throw new Error(JSON.stringify(issues));
  return ruleset;
}

/** A plain value as stored; whole numbers are ints, `{ value }` objects pass as they are. */
export function stored(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number") {
    return Number.isInteger(value)
      ? { integerValue: String(value) }
      : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.map(stored) } };
  }
  if (typeof value !== "object") throw new TypeError("not storable");
  return { mapValue: { fields: storedFields(value) } };
}

const storedFields = (value: object): Fields =>
  Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, stored(item)]),
  );

export const aDoc = (path: string, data: object | Fields = {}): Doc => ({
  name: `${ROOT}/${path}`,
  fields: storedFields(data),
  createTime: TIME,
  updateTime: TIME,
});

export const signedIn = (
  uid: string,
  token: Record<string, unknown> = {},
): Caller => ({ kind: "user", auth: { uid, token: { sub: uid, ...token } } });

export const SIGNED_OUT: Caller = { kind: "user", auth: null };

/** "ALLOW", or the reasons of the refusal. */
export function verdict(ask: () => void): string {
  try {
    ask();
    return "ALLOW";
  } catch (error) {
    if (error instanceof StatusError && error.code === "PERMISSION_DENIED") {
      return error.message;
    }
    throw error;
  }
}

export interface Bench {
  authorizer: Authorizer;
  get(path: string, caller?: Caller): string;
  list(query: StructuredQuery, caller?: Caller, parent?: string): string;
  write(path: string, data: object | null, caller?: Caller): string;
}

const writeOf = (name: string, after: Doc | null): Write =>
  after ? { update: { name, fields: after.fields } } : { delete: name };

/** An authorizer over `docs` that answers with verdicts. */
export function bench(source: string, docs: readonly Doc[] = []): Bench {
  const byName = new Map(docs.map((doc) => [doc.name, doc]));
  const lookup = (name: string): Doc | null => byName.get(name) ?? null;
  const authorizer = createAuthorizer(compiled(source), {
    lookup,
    now: () => TIME,
    debug: () => undefined,
  });
  return {
    authorizer,
    get: (path, caller = signedIn("alice")) => {
      const name = `${ROOT}/${path}`;
      return verdict(() => authorizer.get(caller, name, lookup(name)));
    },
    list: (query, caller = signedIn("alice"), parent = ROOT) =>
      verdict(() => authorizer.list(caller, parent, query)),
    write: (path, data, caller = signedIn("alice")) => {
      const name = `${ROOT}/${path}`;
      const after = data && aDoc(path, data);
      const write = writeOf(name, after);
      const change = { name, before: lookup(name), after, write };
      return verdict(() => authorizer.commit(caller, TIME, [change]));
    },
  };
}

/** The verdict of one expression as a condition on reading `doc/x` with `data`. */
export function evaluates(expression: string, data: object = {}): string {
  const source = firestoreRules(
    `match /doc/{id} { allow get: if ${expression}; }`,
  );
  return bench(source, [aDoc("doc/x", data)]).get("doc/x");
}
