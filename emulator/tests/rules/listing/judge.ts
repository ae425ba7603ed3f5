import type { Authorizer, Caller } from "../../../src/contract/rules";
import type { Database } from "../../../src/contract/database";
import type { Doc } from "../../../src/contract/values";
import type { Engine } from "../../../src/contract/engine";
import type { Filter, StructuredQuery } from "../../../src/contract/query";
import type { Write } from "../../../src/contract/write";
import { StatusError } from "../../../src/contract/status";
import { createAuthorizer } from "../../../src/rules/authorizer";
import { compileRules } from "../../../src/rules/compile";
import type { Scenario } from "./scenario";
import { pathOf, PROJECT, ROOT } from "./places";

/** What became of one scenario. `invalid` is a query that no rules were asked about. */
export interface Outcome {
  verdict: "allowed" | "denied" | "invalid";
  /** Documents that a list gave and a get was asked about. */
  proven: number;
}

/** Stands between the rules and the engine, so that a test can decide wrongly on purpose. */
export type Tamper = (real: Authorizer, documents: () => Doc[]) => Authorizer;

const admin: Caller = { kind: "admin" };

const PARENTS = {
  root: "",
  nested: "/zoos/z1",
  group: "",
} as const;

const MEMBERS: readonly [string, string][] = [
  ["members/alice", "admin"],
  ["members/d0", "reader"],
  ["zoos/z1/members/alice", "keeper"],
];

function refused(ask: () => void): string | null {
  try {
    ask();
    return null;
  } catch (error) {
    if (error instanceof StatusError && error.code === "PERMISSION_DENIED") {
      return error.message;
    }
    throw error;
  }
}

/** Whether a filter asks for documents by their names. */
function asksByName(filter: Filter | undefined): boolean {
  if (!filter || "unaryFilter" in filter) return false;
  if ("compositeFilter" in filter) {
    return filter.compositeFilter.filters.some(asksByName);
  }
  const { field, op } = filter.fieldFilter;
  return field.fieldPath === "__name__" && (op === "EQUAL" || op === "IN");
}

class Case {
  readonly #db: Database;
  readonly #scenario: Scenario;
  proven = 0;

  constructor(db: Database, scenario: Scenario) {
    this.#db = db;
    this.#scenario = scenario;
  }

  get #parent(): string {
    return ROOT + PARENTS[this.#scenario.place];
  }

  /** Such a list is decided on the documents it names, as they are when it is asked. */
  get byName(): boolean {
    return asksByName(this.#scenario.query.where);
  }

  allows(): boolean {
    return refused(() => this.query()) === null;
  }

  write(version: "before" | "after"): void {
    const { place, documents } = this.#scenario;
    const tasks = documents.map((content, i): Write => {
      const name = `${ROOT}/${pathOf(place, i)}`;
      return { update: { name, fields: content[version] } };
    });
    const members = MEMBERS.map(([path, role]): Write => {
      const fields = { role: { stringValue: role } };
      return { update: { name: `${ROOT}/${path}`, fields } };
    });
    this.#db.commit(
      admin,
      version === "before" ? [...members, ...tasks] : tasks,
    );
  }

  /** Throws when the caller may not get one of the documents a list gave. */
  prove(how: string, docs: readonly Doc[]): void {
    const { caller } = this.#scenario;
    for (const doc of docs) {
      const reason = refused(() => this.#db.get(caller, [doc.name]));
      if (reason !== null) {
        const shown = JSON.stringify(doc.fields);
        throw new Error(
          `${how} gives ${doc.name} ${shown}, a get does not: ${reason}`,
        );
      }
      this.proven += 1;
    }
  }

  query(): Doc[] {
    const { caller, query } = this.#scenario;
    return this.#db.query(caller, this.#parent, query).docs;
  }

  count(): string {
    const { caller, query: structuredQuery } = this.#scenario;
    const aggregations = [{ alias: "n", count: {} }];
    const { fields } = this.#db.aggregate(caller, this.#parent, {
      structuredQuery,
      aggregations,
    });
    const value = fields["n"];
    return value && "integerValue" in value ? value.integerValue : "";
  }

  page(): Doc[] {
    const { docs } = this.#db.listDocuments(
      this.#scenario.caller,
      this.#parent,
      "tasks",
      { pageSize: 0, pageToken: "", showMissing: false },
    );
    return docs.filter((doc) => "fields" in doc);
  }

  listen(hear: (docs: Doc[]) => void): () => void {
    const { caller, query } = this.#scenario;
    const target = { parent: this.#parent, query };
    return this.#db.listen(caller, target, ({ changed }) => hear(changed));
  }
}

function same<T>(what: string, a: T, b: T): void {
  if (a !== b) throw new Error(`${what}: ${String(a)} and ${String(b)}`);
}

/** The list is allowed: everything it gives, now and after changes, must be open to a get. */
function proveAllowed(asked: Case): void {
  const docs = asked.query();
  asked.prove("a query", docs);
  same("documents counted", asked.count(), String(docs.length));
  const heard: Doc[][] = [];
  const stop = asked.listen((changed) => heard.push(changed));
  asked.prove("a listener", heard.pop() ?? []);
  asked.write("after");
  if (!asked.byName) asked.prove("a change heard", heard.flat());
  stop();
  if (asked.allows()) asked.prove("a later query", asked.query());
  else if (!asked.byName) throw new Error("changed documents close the list");
}

const isInvalid = (error: unknown): boolean =>
  error instanceof StatusError && error.code === "INVALID_ARGUMENT";

function decide(asked: Case): Outcome["verdict"] {
  try {
    return asked.allows() ? "allowed" : "denied";
  } catch (error) {
    if (isInvalid(error)) return "invalid";
    throw error;
  }
}

function compiled(rules: string) {
  const { ruleset, issues } = compileRules(rules, "generated.rules");
  if (!ruleset) throw new Error(`${JSON.stringify(issues)}\n${rules}`);
  return ruleset;
}

/** Plays a scenario on the engine. Throws when a list gives what a get refuses. */
export function judge(
  engine: Engine,
  scenario: Scenario,
  tamper: Tamper = (real) => real,
): Outcome {
  const db = engine.database(PROJECT, "(default)");
  const ruleset = compiled(scenario.rules);
  const asked = new Case(db, scenario);
  const everything: StructuredQuery = {
    from: [{ collectionId: "tasks", allDescendants: true }],
  };
  const documents = (): Doc[] => db.query(admin, ROOT, everything).docs;
  db.clear();
  asked.write("before");
  engine.setAuthorizer(PROJECT, (source) =>
    tamper(createAuthorizer(ruleset, source), documents),
  );
  if (scenario.place !== "group" && refused(() => asked.page()) === null) {
    asked.prove("a page", asked.page());
  }
  const verdict = decide(asked);
  if (verdict === "allowed") proveAllowed(asked);
  if (verdict === "denied") {
    same("count", refused(() => asked.count()) !== null, true);
    const quiet = (): void => undefined;
    same("listen", refused(() => asked.listen(quiet)()) !== null, true);
  }
  return { verdict, proven: asked.proven };
}
