import type { Caller } from "../../src/contract/rules";
import type { Doc } from "../../src/contract/values";
import type { StructuredQuery } from "../../src/contract/query";
import type { Write } from "../../src/contract/write";
import { createAuthorizer } from "../../src/rules/authorizer";
import type { CommitChange } from "../../src/rules/bindings/write-operation";
import type { Ruleset } from "../../src/rules/syntax/ast";
import { ROOT, verdict } from "../../src/rules/testing/bench";
import type { Data, RulesCase } from "./format";
import { documentOf } from "./stored-value";
import type { FullCase } from "./template";
import { fullCase } from "./template";

/** What was decided: `refusal` is null when it was allowed. */
export interface Decided {
  refusal: string | null;
  debug: string[];
}

function callerOf({ auth }: FullCase): Caller {
  if (auth === null || auth === "absent") return { kind: "user", auth: null };
  const { uid, token = {} } = auth;
  return { kind: "user", auth: { uid, token: { sub: uid, ...token } } };
}

const docAt = (path: string, data: Data | null): Doc | null =>
  data && documentOf(path, data);

const writeOf = (name: string, after: Doc | null): Write =>
  after ? { update: { name, fields: after.fields } } : { delete: name };

function changeOf(
  path: string,
  before: Doc | null,
  after: Doc | null,
): CommitChange {
  const name = `${ROOT}/${path}`;
  return { name, before, after, write: writeOf(name, after) };
}

const orderOf = (text: string) => {
  const [fieldPath = "", direction] = text.split(" ");
  const descending = direction === "DESC";
  return {
    field: { fieldPath },
    direction: descending ? ("DESCENDING" as const) : ("ASCENDING" as const),
  };
};

/** The query that asks for the collection a path stands in. */
function queryOf({ path, query }: FullCase): {
  parent: string;
  query: StructuredQuery;
} {
  const segments = path.split("/");
  const collectionId = segments.at(-2) ?? "";
  const parent = [ROOT, ...segments.slice(0, -2)].join("/");
  const { limit, offset, orderBy } = query;
  return {
    parent,
    query: {
      from: [{ collectionId }],
      ...(limit === undefined ? {} : { limit }),
      ...(offset === undefined ? {} : { offset }),
      ...(orderBy === undefined ? {} : { orderBy: orderBy.map(orderOf) }),
    },
  };
}

/** Puts the request of a case to the rules, as the engine does. */
export function decideFirestore(ruleset: Ruleset, one: RulesCase): Decided {
  const full = fullCase("firestore", one);
  const { method, path, data, time } = full;
  const current = docAt(path, full.resource);
  const known = new Map<string, Doc | null>(
    Object.entries(one.documents ?? {}).map(([at, fields]) => [
      `${ROOT}/${at}`,
      docAt(at, fields),
    ]),
  );
  if (current) known.set(current.name, current);
  const lookup = (name: string): Doc | null => known.get(name) ?? null;
  const debug: string[] = [];
  const authorizer = createAuthorizer(ruleset, {
    lookup,
    now: () => time,
    debug: (text) => debug.push(text),
  });
  const caller = callerOf(full);
  const ask = (): void => {
    if (method === "get") {
      authorizer.get(caller, `${ROOT}/${path}`, current);
    } else if (method === "list") {
      const { parent, query } = queryOf(full);
      authorizer.list(caller, parent, query);
    } else {
      const others = Object.entries(one.also ?? {}).map(([at, after]) =>
        changeOf(at, lookup(`${ROOT}/${at}`), docAt(at, after)),
      );
      const target = changeOf(path, current, docAt(path, data));
      authorizer.commit(caller, time, [target, ...others]);
    }
  };
  const answer = verdict(ask);
  return { refusal: answer === "ALLOW" ? null : answer, debug };
}
