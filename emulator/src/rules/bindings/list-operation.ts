import type { Caller } from "../../contract/rules";
import type { Doc } from "../../contract/values";
import type { StructuredQuery } from "../../contract/query";
import type { Lookup } from "../evaluate/context";
import type { PathToken } from "../evaluate/matching";
import { MANY_UNKNOWN, ONE_UNKNOWN } from "../evaluate/matching";
import { knowledgeOf, namedDocument } from "../list/knowledge";
import type { Way } from "../list/ways";
import { waysOf } from "../list/ways";
import { rulesSegments } from "../values/from-firestore";
import type { RulesValue } from "../values/value";
import { map } from "../values/value";
import { documentResource } from "./lookups";
import type { Operation } from "./operation";
import { requestValue } from "./request";

interface ListRequest {
  caller: Caller;
  time: string;
  parent: string;
  query: StructuredQuery;
  lookup: Lookup;
  stored: (name: string) => Doc | null;
}

function pathTokens(parent: string, query: StructuredQuery): PathToken[] {
  const [from] = query.from;
  const base: PathToken[] = rulesSegments(parent);
  if (from?.allDescendants) base.push(MANY_UNKNOWN);
  return [...base, from?.collectionId || ONE_UNKNOWN, ONE_UNKNOWN];
}

const unknownResource = (way: Way): RulesValue =>
  map([["data", { kind: "partial", knowledge: knowledgeOf(way) }]]);

function wayOperation(list: ListRequest, way: Way): Operation {
  const { caller, time, parent, query, lookup } = list;
  const name = namedDocument(way);
  const doc = name === null ? null : list.stored(name);
  return {
    method: "list",
    tokens: name === null ? pathTokens(parent, query) : rulesSegments(name),
    request: requestValue({
      caller,
      method: "list",
      time,
      name,
      after: null,
      query,
    }),
    resource:
      name === null ? unknownResource(way) : doc && documentResource(doc),
    lookup,
  };
}

/**
 * What a query asks the rules: one question per way to be returned, each about an unknown document
 * of which only that way's filters are known (or about the stored one it names). All must be
 * allowed. Throws TooManyWaysError and EvaluationError.
 */
export function listOperations(list: ListRequest): Operation[] {
  const ways = waysOf(list.query);
  const asked: readonly Way[] = ways.length > 0 ? ways : [[]];
  return asked.map((way) => wayOperation(list, way));
}
