import type { Caller } from "../../contract/rules";
import type { Doc } from "../../contract/values";
import type { StructuredQuery } from "../../contract/query";
import type { Method } from "../syntax/ast";
import { rulesSegments, timestampFrom } from "../values/from-firestore";
import { fromJson } from "../values/from-json";
import type { RulesValue } from "../values/value";
import { int, map, NULL, path, string } from "../values/value";
import { documentResource } from "./lookups";

interface RequestFacts {
  caller: Caller;
  method: Method;
  time: string;
  /** Full name of the requested document; `null` for an unknown one of a query. */
  name: string | null;
  /** The document as it will be, for create and update. */
  after: Doc | null;
  query: StructuredQuery | null;
}

function authValue(caller: Caller): RulesValue {
  if (caller.kind === "admin" || !caller.auth) return NULL;
  const { uid, token } = caller.auth;
  return map([
    ["uid", string(uid)],
    ["token", fromJson(token)],
  ]);
}

/** `request.query`: what the query does not say is null; the orders are a map, field to direction. */
function queryValue(query: StructuredQuery): RulesValue {
  const { limit, offset, orderBy = [] } = query;
  const orders = orderBy.map(
    ({ field, direction }) =>
      [
        field.fieldPath,
        string(direction === "DESCENDING" ? "DESC" : "ASC"),
      ] as const,
  );
  return map([
    ["limit", limit === undefined ? NULL : int(limit)],
    ["offset", int(offset ?? 0)],
    ["orderBy", orders.length === 0 ? NULL : map(orders)],
  ]);
}

/** `request`. What does not apply (such as `resource` of a read) is absent, hence an error to read. */
export function requestValue(facts: RequestFacts): RulesValue {
  const entries: [string, RulesValue][] = [
    ["auth", authValue(facts.caller)],
    ["method", string(facts.method)],
    ["time", timestampFrom(facts.time)],
  ];
  if (facts.name !== null) {
    entries.push(["path", path(rulesSegments(facts.name))]);
  }
  if (facts.after) entries.push(["resource", documentResource(facts.after)]);
  if (facts.query) entries.push(["query", queryValue(facts.query)]);
  return map(entries);
}
