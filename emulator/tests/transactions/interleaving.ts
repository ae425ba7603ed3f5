import { type Caller } from "../../src/contract/rules";
import { type Database } from "../../src/contract/database";
import { type Doc } from "../../src/contract/values";
import { StatusError } from "../../src/contract/status";
import { type Write } from "../../src/contract/write";
import type { Random } from "../../src/engine/test-support/random";
import { parseMicros } from "../../src/engine/values/timestamp";
import type { Plan, ReadStep } from "./plan";
import { randomPlan, resolveWrites } from "./plan";
import type { Observation } from "./recorder";

const ADMIN: Caller = { kind: "admin" };
const OPEN_AT_ONCE = 4;
const TRANSACTIONS = 30;

interface OpenTransaction {
  transaction: string;
  plan: Plan;
  next: number;
  found: string[];
  observation: Observation;
}

const rootOf = (db: Database): string =>
  `projects/${db.project}/databases/${db.database}/documents`;

const inGroup = (collection: string, group: number) => ({
  from: [{ collectionId: collection }],
  where: {
    fieldFilter: {
      field: { fieldPath: "group" },
      op: "EQUAL" as const,
      value: { integerValue: String(group) },
    },
  },
});

function versionOf(doc: Doc | null | undefined): string | null {
  const by = doc?.fields["by"];
  return by && "stringValue" in by ? by.stringValue : null;
}

function read(
  db: Database,
  collection: string,
  open: OpenTransaction,
  step: ReadStep,
): void {
  const { transaction, observation } = open;
  const root = rootOf(db);
  if (step.kind === "get") {
    const name = `${root}/${collection}/${step.doc}`;
    const { docs, readTime } = db.get(ADMIN, [name], { transaction });
    observation.reads.push({
      doc: step.doc,
      version: versionOf(docs[0]),
      readTime: parseMicros(readTime),
    });
    return;
  }
  const { group } = step;
  const query = inGroup(collection, group);
  if (step.kind === "count") {
    const counted = {
      structuredQuery: query,
      aggregations: [{ alias: "n", count: {} }],
    };
    const answer = db.aggregate(ADMIN, root, counted, { transaction });
    const { n } = answer.fields;
    const result = n && "integerValue" in n ? Number(n.integerValue) : -1;
    const readTime = parseMicros(answer.readTime);
    observation.queries.push({ group, readTime, result });
    return;
  }
  const answer = db.query(ADMIN, root, query, { transaction });
  const result = answer.docs.map((doc) => ({
    doc: doc.name.slice(doc.name.lastIndexOf("/") + 1),
    version: versionOf(doc) ?? "",
  }));
  open.found = result.map(({ doc }) => doc);
  const readTime = parseMicros(answer.readTime);
  observation.queries.push({ group, readTime, result });
}

/** Commits; false when the transaction was aborted. */
function commit(
  db: Database,
  collection: string,
  { plan, found, transaction, observation: { id } }: OpenTransaction,
): boolean {
  const base = `${rootOf(db)}/${collection}`;
  const by = { stringValue: id };
  const writes = [...resolveWrites(plan, found)].map(([doc, group]): Write => {
    const name = `${base}/${doc}`;
    if (group === null) return { delete: name };
    const fields = { by, group: { integerValue: String(group) } };
    return { update: { name, fields } };
  });
  const log = { update: { name: `${base}/log/log/${id}`, fields: { by } } };
  const all = writes.length > 0 ? [...writes, log] : [];
  try {
    db.commit(ADMIN, all, transaction);
    return true;
  } catch (error) {
    if (error instanceof StatusError && error.code === "ABORTED") return false;
    throw error;
  }
}

/** Runs random transactions with their steps in a random order; returns those that committed. */
export function runInterleaved(
  db: Database,
  collection: string,
  random: Random,
): Observation[] {
  const committed: Observation[] = [];
  const open: OpenTransaction[] = [];
  let begun = 0;
  const begin = (): OpenTransaction => ({
    transaction: db.begin({ readOnly: false }),
    plan: randomPlan(random, true),
    next: 0,
    found: [],
    observation: { id: `t${String(begun++)}`, reads: [], queries: [] },
  });
  while (begun < TRANSACTIONS || open.length > 0) {
    if (begun < TRANSACTIONS && open.length < OPEN_AT_ONCE) open.push(begin());
    const one = random.pick(open);
    const step = one.plan.reads[one.next++];
    if (step) read(db, collection, one, step);
    else {
      if (commit(db, collection, one)) committed.push(one.observation);
      open.splice(open.indexOf(one), 1);
    }
  }
  return committed;
}
