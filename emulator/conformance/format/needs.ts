import type { Case, Family, Notation, Query, Step, WriteOp } from "./scenario";
import { doubleOf, tagOf } from "./notation";

/** What a case asks of a client that not every client's API can say. */
export type Need =
  | "create"
  | "precondition"
  | "times"
  | "select"
  | "offset"
  | "limitToLast"
  | "snapshotCursor"
  | "getAll"
  | "bulk"
  | "listDocuments"
  | "listCollections"
  | "recursiveDelete"
  | "readOnlyTransaction"
  | "transactionQuery"
  | "listen"
  | "metadata"
  | "user"
  | "rest"
  | "wholeDouble"
  | "negativeZero"
  | "bigInteger"
  | "extremes"
  /** To keep apart, in an order, integers that are one number in JavaScript. */
  | "bigIntegerOrder"
  /** Something only the clients of one family answer so. */
  | `family:${Family}`;

/** Calls `visit` with everything below a JSON value, itself included. */
function walk(value: unknown, visit: (value: unknown) => void): void {
  visit(value);
  if (value === null || typeof value !== "object") return;
  for (const item of Object.values(value)) walk(item, visit);
}

function numberNeeds(tag: string, of: Notation): Need[] {
  if (tag === "$int") return ["bigInteger"];
  if (tag !== "$double") return [];
  const value = doubleOf(of);
  if (Object.is(value, -0)) return ["negativeZero"];
  return Number.isInteger(value) ? ["wholeDouble"] : [];
}

/** Needs of the values a client is given to write or to compare with. */
function valueNeeds(value: unknown): Need[] {
  const needs: Need[] = [];
  walk(value, (item) => {
    const tagged = tagOf(item as Notation);
    if (!tagged) return;
    if (tagged.tag === "$maximum" || tagged.tag === "$minimum")
      needs.push("extremes");
    needs.push(...numberNeeds(tagged.tag, tagged.of));
  });
  return needs;
}

function queryNeeds(query: Query): Need[] {
  const needs: Need[] = valueNeeds(query);
  const cursors = [
    query.startAt,
    query.startAfter,
    query.endAt,
    query.endBefore,
  ];
  if (cursors.some((cursor) => cursor && "doc" in cursor))
    needs.push("snapshotCursor");
  if (query.select) needs.push("select");
  if (query.offset !== undefined) needs.push("offset");
  if (query.limitToLast !== undefined) needs.push("limitToLast");
  return needs;
}

function writeNeeds(op: WriteOp): Need[] {
  if (op.do === "create") return ["create", ...valueNeeds(op.data)];
  const needs: Need[] = op.do === "delete" ? [] : valueNeeds(op.data);
  if (op.do === "set" || !op.precondition) return needs;
  const { precondition } = op;
  return [
    ...needs,
    "precondition",
    ...(precondition.updateTime ? (["times"] as const) : []),
  ];
}

/** What reading the expectations takes: times and metadata are not shown by every client. */
function expectationNeeds(expected: unknown): Need[] {
  if (expected === null || typeof expected !== "object") return [];
  const needs: Need[] = [];
  if ("createTime" in expected || "updateTime" in expected) needs.push("times");
  if ("fromCache" in expected || "hasPendingWrites" in expected)
    needs.push("metadata");
  if ("error" in expected && typeof expected.error === "object")
    needs.push(
      ...Object.keys(expected.error ?? {}).map(
        (family) => `family:${family as Family}` as const,
      ),
    );
  return needs;
}

function actionNeeds(step: Step): Need[] {
  switch (step.do) {
    case "set":
    case "create":
    case "update":
    case "delete":
      return writeNeeds(step);
    case "batch":
      return step.writes.flatMap(writeNeeds);
    case "bulk":
      return ["bulk", ...step.writes.flatMap(writeNeeds)];
    case "add":
      return valueNeeds(step.data);
    case "get":
      return step.select ? ["select"] : [];
    case "query":
    case "count":
    case "aggregate":
      return queryNeeds(step);
    case "listen":
      return [
        "listen",
        ...queryNeeds(step.query ?? {}),
        ...(step.includeMetadataChanges ? (["metadata"] as const) : []),
      ];
    case "transaction":
      return [
        ...(step.readOnly ? (["readOnlyTransaction"] as const) : []),
        ...step.steps.flatMap((inner): Need[] => {
          if (inner.do === "outside" || inner.do === "throw") return [];
          return inner.do === "query"
            ? ["transactionQuery", ...stepNeeds(inner)]
            : stepNeeds(inner);
        }),
      ];
    case "parallel":
      return step.steps.flatMap(stepNeeds);
    case "getAll":
    case "listDocuments":
    case "listCollections":
    case "recursiveDelete":
    case "rest":
      return [step.do];
    case "expectSnapshot":
    case "expectNoSnapshot":
    case "stop":
      return [];
  }
}

function stepNeeds(step: Step): Need[] {
  const outside = "as" in step && step.as === "admin";
  const user: Need[] = "as" in step && !outside ? ["user"] : [];
  const expected = "expect" in step ? expectationNeeds(step.expect) : [];
  return outside && step.do !== "listen"
    ? expected.filter((need) => need.startsWith("family:"))
    : [...user, ...expected, ...actionNeeds(step)];
}

const ordersBigIntegers = ({ given, steps }: Case): boolean =>
  valueNeeds(given).includes("bigInteger") &&
  steps.some((step) => step.do === "query" && step.orderBy !== undefined);

/** Everything a client must be able to say to run the case. */
export function needsOf(scenario: Case): Set<Need> {
  const needs = new Set(scenario.steps.flatMap(stepNeeds));
  if (ordersBigIntegers(scenario)) needs.add("bigIntegerOrder");
  return needs;
}

/** Whether a client can run the case: a family's own answer is for that family alone. */
export function canRun(
  needs: ReadonlySet<Need>,
  family: Family,
  cannot: ReadonlySet<Need>,
): boolean {
  const families = [...needs].filter((need) => need.startsWith("family:"));
  const named = families.length === 0 || needs.has(`family:${family}`);
  return named && ![...needs].some((need) => cannot.has(need));
}
