import { describe, expect, it } from "vitest";
import type { Filter, StructuredQuery } from "../../contract/query";
import type { Value } from "../../contract/values";
import {
  aDoc,
  bench,
  firestoreRules,
  ROOT,
  SIGNED_OUT,
  stored,
} from "../testing/bench";

type Operator = Extract<Filter, { fieldFilter: unknown }>["fieldFilter"]["op"];

const SHORT: Readonly<Record<string, Operator>> = {
  "==": "EQUAL",
  "!=": "NOT_EQUAL",
  "<": "LESS_THAN",
  "<=": "LESS_THAN_OR_EQUAL",
  ">": "GREATER_THAN",
  ">=": "GREATER_THAN_OR_EQUAL",
  in: "IN",
  "not-in": "NOT_IN",
  contains: "ARRAY_CONTAINS",
  any: "ARRAY_CONTAINS_ANY",
};

const where = (field: string, op: string, value: unknown): Filter => ({
  fieldFilter: {
    field: { fieldPath: field },
    op: SHORT[op] ?? "EQUAL",
    value: stored(value),
  },
});

const named = (op: string, ...ids: string[]): Filter => {
  const references: Value[] = ids.map((id) => ({
    referenceValue: `${ROOT}/tasks/${id}`,
  }));
  const value = references[0] ?? { nullValue: null };
  return {
    fieldFilter: {
      field: { fieldPath: "__name__" },
      op: SHORT[op] ?? "EQUAL",
      value: op === "in" ? { arrayValue: { values: references } } : value,
    },
  };
};

const isNull = (field: string, op: "IS_NULL" | "IS_NOT_NULL"): Filter => ({
  unaryFilter: { field: { fieldPath: field }, op },
});

const both = (op: "AND" | "OR", ...filters: Filter[]): Filter => ({
  compositeFilter: { op, filters },
});

const query = (filter?: Filter, more: object = {}): StructuredQuery => ({
  from: [{ collectionId: "tasks" }],
  ...(filter ? { where: filter } : {}),
  ...more,
});

const listing = (condition: string, filter?: Filter, more = {}): string =>
  bench(
    firestoreRules(`match /tasks/{id} { allow list: if ${condition}; }`),
  ).list(query(filter, more));

const OWNER = "resource.data.owner == request.auth.uid";
const SEVERAL = "resource.data.audience.hasAny(['alice', 's1'])";

describe("a query proves", () => {
  it.each<readonly [string, Filter | undefined]>([
    ["true", undefined],
    ["request.auth.uid == 'alice'", undefined],
    ["resource != null", undefined],
    [OWNER, where("owner", "==", "alice")],
    [OWNER, both("AND", where("owner", "==", "alice"), where("n", ">", 1))],
    [OWNER, where("owner", "in", ["alice"])],
    ["resource.data.n in ['a', 'b', 'c']", where("n", "in", ["a", "c"])],
    ["resource.data.n in ['a', 'b', 'c']", where("n", "==", "b")],
    ["!(resource.data.n in [1, 2, 3])", where("n", "==", 4)],
    [
      "resource.data.status in ['OPEN', 'DONE']",
      both("OR", where("status", "==", "OPEN"), where("status", "==", "DONE")),
    ],
    [
      "'alice' in resource.data.audience",
      where("audience", "contains", "alice"),
    ],
    [SEVERAL, where("audience", "contains", "s1")],
    [SEVERAL, where("audience", "any", ["alice", "s1"])],
    ["resource.data.n > 4", where("n", ">", 5)],
    ["resource.data.n > 4", where("n", ">=", 5)],
    ["resource.data.n > 5", where("n", ">", 5)],
    ["resource.data.n >= 5", where("n", ">", 5)],
    ["resource.data.n >= 5", where("n", ">=", 5)],
    ["resource.data.n <= 5.5", where("n", "<", 5)],
    ["4 < resource.data.n", where("n", ">=", 5)],
    ["resource.data.n != 1", where("n", ">", 5)],
    ["resource.data.n != 5", where("n", ">", 5)],
    ["resource.data.n != 'x'", where("n", ">", 5)],
    ["resource.data.n != null", where("n", "!=", 5)],
    ["resource.data.n != 5", where("n", "!=", 5)],
    ["5 != resource.data.n", where("n", "not-in", [4, 5])],
    ["resource.data.n != null", isNull("n", "IS_NOT_NULL")],
    ["resource.data.n == null", isNull("n", "IS_NULL")],
    ["'n' in resource.data", where("n", ">", 5)],
    ["'n' in resource.data", where("n", "==", 5)],
    ["resource.data.zoo.id == 'a'", where("zoo.id", "==", "a")],
    ["resource.data.zoo['id'] == 'a'", where("zoo.`id`", "==", "a")],
    ["resource.data['a.b'] == 1", where("`a.b`", "==", 1)],
    ["resource.data.zoo.id == 'a'", where("zoo", "==", { id: "a", n: 1 })],
    ["resource.data.get('n', 0) == 5", where("n", "==", 5)],
    ["resource.data.get(['zoo', 'id'], 0) == 5", where("zoo.id", "==", 5)],
    ["resource.data.get('n', 0) > 4", where("n", ">", 5)],
    ["resource.data.at < request.time", where("at", "<", new Date(0))],
    ["resource.data.name >= 'a'", where("name", ">=", "b")],
    ["resource.data.other == 1 || true", undefined],
    ["!(resource.data.other == 1 && false)", undefined],
    ["resource.data.n is float", where("n", "==", 1.5)],
    ["resource.data.n is number", where("n", "==", 1)],
    ["!(resource.data.n is string)", where("n", "==", 1)],
    ["resource.data.n + 1 == 2 && -resource.data.n == -1", where("n", "==", 1)],
    ["resource.data.n / 2 == 2", where("n", "==", 4)],
    ["int(resource.data.n) is int", where("n", "==", 4)],
    ["math.abs(resource.data.n) > 3", where("n", "==", 4)],
    ["database == '(default)'", undefined],
  ])("%s", (condition, filter) => {
    expect(listing(condition, filter)).toBe("ALLOW");
  });
});

describe("a query does not prove", () => {
  it.each<readonly [string, Filter | undefined, string]>([
    [OWNER, undefined, "Property owner is undefined on object."],
    [OWNER, where("n", "==", "alice"), "Property owner is undefined"],
    [OWNER, where("owner", "==", "bob"), "false for 'list'"],
    [OWNER, where("owner", "in", ["alice", "bob"]), "false for 'list'"],
    [
      OWNER,
      both("OR", where("owner", "==", "alice"), where("n", "==", 1)),
      "owner",
    ],
    [OWNER, where("owner", "in", []), "Property owner is undefined"],
    [OWNER, where("owner", ">=", "alice"), "does not decide an equality"],
    [
      OWNER,
      both("AND", where("owner", "==", "alice"), where("owner", "==", "bob")),
      "does not decide an equality",
    ],
    [`!(${OWNER})`, undefined, "Property owner is undefined"],
    ["resource.data.owner != 'bob'", undefined, "Property owner is undefined"],
    ["!('owner' in resource.data)", undefined, "does not decide in"],
    ["'owner' in resource.data", where("n", "==", 1), "does not decide in"],
    [
      "resource.data.get('owner', 'alice') == 'alice'",
      undefined,
      "get('owner')",
    ],
    [
      "resource.data.get(['zoo', 'n'], 1) == 1",
      where("zoo.id", "==", 1),
      "get('n')",
    ],
    [
      "resource.data.keys().hasOnly(['owner'])",
      where("owner", "==", "x"),
      "keys()",
    ],
    ["resource.data.size() == 1", where("owner", "==", "x"), "size()"],
    [
      "resource.data == {'owner': 'x'}",
      where("owner", "==", "x"),
      "an equality",
    ],
    ["resource == {'data': {}}", undefined, "an equality"],
    ["resource.data.zoo == {'id': 1}", where("zoo.id", "==", 1), "an equality"],
    ["resource.data is map", undefined, "a type"],
    ["resource.data.n is int", where("n", ">", 1), "a type"],
    ["!(resource.data.n is string)", where("n", ">", 1), "a type"],
    ["resource.data.n > 5", where("n", ">=", 5), "does not decide >"],
    ["resource.data.n > 6", where("n", ">", 5), "does not decide >"],
    ["!(resource.data.n < 5)", where("n", ">", 5), "does not decide <"],
    ["resource.data.n > 5", where("n", "<", 5), "does not decide >"],
    ["resource.data.n < 'x'", where("n", "<", 5), "does not decide <"],
    ["resource.data.n != 6", where("n", ">", 5), "does not decide !="],
    ["resource.data.n != true", where("n", ">", false), "does not decide !="],
    ["resource.data.n != 5", where("n", "<=", 5), "does not decide !="],
    ["resource.data.n != 5", where("n", ">=", 5), "does not decide !="],
    ["resource.data.n != [1]", where("n", "<", [2]), "does not decide !="],
    ["resource.data.n != 4", where("n", "!=", 5), "does not decide !="],
    ["resource.data.n != resource.data.n", where("n", "<", 5), "!="],
    ["resource.data.n <= resource.data.n", where("n", "<", 5), "<="],
    ["resource.data.n in [6]", where("n", ">", 5), "an equality"],
    ["!(resource.data.n in {'x': 1})", where("n", "!=", 5), "decide in"],
    ["resource.data.n is int", where("n", "==", 1), "a type"],
    ["resource.data.n in [1, 2]", where("n", "==", 1), "an int"],
    ["1 in resource.data.n", where("n", "contains", 1), "decide in"],
    ["!(resource.data.n is float)", where("n", "==", 1), "a type"],
    ["resource.data.tags[0] is int", where("tags", "==", [1]), "a type"],
    ["resource.data.zoo.id is int", where("zoo", "==", { id: 1 }), "a type"],
    ["resource.data.n / 2 == 0", where("n", "==", 1), "a division"],
    ["1 % resource.data.n == 0", where("n", "==", 0), "a division by zero"],
    ["string(resource.data.n) == '1'", where("n", "==", 1), "Unsupported"],
    ["[1, 2][resource.data.n] == 2", where("n", "==", 1), "Unsupported"],
    [
      "resource.data.n - 1 == 9007199254740991",
      where("n", "==", 2 ** 53),
      "does not decide a number",
    ],
    [
      "'bob' in resource.data.audience",
      where("audience", "contains", "alice"),
      "in",
    ],
    [SEVERAL, where("audience", "contains", "s2"), "does not decide hasAny"],
    [SEVERAL, where("audience", "any", ["s1", "s2"]), "does not decide hasAny"],
    [SEVERAL, undefined, "Property audience is undefined"],
    [
      "resource.data.audience.hasOnly(['a'])",
      where("audience", "contains", "a"),
      "hasOnly()",
    ],
    [
      "resource.data.audience.size() == 1",
      where("audience", "contains", "a"),
      "size()",
    ],
    ["resource.data.n + 1 > 1", where("n", ">", 5), "Unsupported operation"],
    ["id == 'x'", undefined, "does not decide the wildcard id"],
    ["id != 'x'", undefined, "does not decide the wildcard id"],
    ["resource.id == 'x'", undefined, "Property id is undefined"],
    ["request.path == /x", undefined, "Property path is undefined"],
    ["resource.data.a.b == 1", where("a", "!=", 1), "Property b is undefined"],
  ])("%s", (condition, filter, reason) => {
    const refusal = listing(condition, filter);
    expect(refusal).toMatch(/^\n/);
    expect(refusal).toContain(reason);
  });
});

describe("alternatives", () => {
  it("must each be allowed, by any statement", () => {
    const source = firestoreRules(`match /tasks/{id} {
      allow list: if resource.data.owner == 'alice';
      allow list: if resource.data.open == true;
    }`);
    const owner = where("owner", "==", "alice");
    const open = where("open", "==", true);
    const other = where("n", "==", 1);
    const ask = (filter: Filter): string => bench(source).list(query(filter));
    expect(ask(both("OR", owner, open))).toBe("ALLOW");
    expect(ask(both("AND", other, both("OR", owner, open)))).toBe("ALLOW");
    expect(ask(both("OR", owner, other))).not.toBe("ALLOW");
    expect(ask(both("AND", both("OR", owner, other), open))).toBe("ALLOW");
  });

  it("are refused beyond what any service accepts", () => {
    const twelve = Array.from({ length: 12 }, (_, i) => i);
    const filter = both(
      "AND",
      where("a", "in", twelve),
      where("b", "in", twelve),
    );
    expect(listing("true", filter)).toContain("too many alternatives");
  });
});

describe("documents asked for by name", () => {
  const source = firestoreRules(
    `match /tasks/{id} { allow list: if ${OWNER} && id == 'mine'; }`,
  );
  const rules = bench(source, [
    aDoc("tasks/mine", { owner: "alice" }),
    aDoc("tasks/theirs", { owner: "bob" }),
  ]);

  it.each<readonly [string, Filter, string]>([
    ["one", named("==", "mine"), "ALLOW"],
    ["several", named("in", "mine"), "ALLOW"],
    ["one that may not be read", named("==", "theirs"), "\nfalse for"],
    [
      "one of several that may not be read",
      named("in", "mine", "theirs"),
      "\nfalse for",
    ],
    ["a missing one", named("==", "none"), "\nfalse for"],
    ["a range of names", named(">", "mine"), "Property owner is undefined"],
  ])("%s", (_, filter, expected) => {
    expect(rules.list(query(filter))).toContain(expected);
  });
});

describe("paths of queries", () => {
  const source = firestoreRules(`
    match /zoos/{zoo}/animals/{animal} {
      allow list: if exists(/databases/$(database)/documents/zoos/$(zoo)/members/$(request.auth.uid));
    }
    match /{path=**}/notes/{note} { allow list: if resource.data.open == true; }
    match /all/{rest=**} { allow list; }`);
  const rules = bench(source, [aDoc("zoos/a/members/alice")]);
  const animals = { from: [{ collectionId: "animals" }] };
  const notes = (allDescendants: boolean): StructuredQuery => ({
    from: [{ collectionId: "notes", allDescendants }],
    where: where("open", "==", true),
  });

  it("bind the wildcards of the parent", () => {
    const list = (zoo: string): string =>
      rules.list(animals, undefined, `${ROOT}/zoos/${zoo}`);
    expect(list("a")).toBe("ALLOW");
    expect(list("b")).toContain("false for 'list'");
    expect(rules.list(animals, SIGNED_OUT, `${ROOT}/zoos/a`)).toContain(
      "Null value error.",
    );
  });

  it("match collection groups by recursive wildcards alone", () => {
    expect(rules.list(notes(true))).toBe("ALLOW");
    expect(rules.list(notes(false), undefined, `${ROOT}/zoos/a`)).toBe("ALLOW");
    expect(
      rules.list({ from: [{ collectionId: "animals", allDescendants: true }] }),
    ).toContain("No matching allow statements");
    expect(
      rules.list({ from: [{ collectionId: "", allDescendants: true }] }),
    ).toContain("No matching");
    const everything = { from: [{ collectionId: "", allDescendants: true }] };
    expect(rules.list(everything, undefined, `${ROOT}/all/x`)).toBe("ALLOW");
  });

  it("do not match the statements of single documents", () => {
    const single = firestoreRules("match /tasks/fixed { allow list; }");
    expect(bench(single).list(query())).toContain("No matching");
    const get = firestoreRules("match /tasks/{id} { allow get; }");
    expect(bench(get).list(query())).toContain("No matching");
  });
});

describe("request.query", () => {
  it("says limit, offset and order", () => {
    const limited = "request.query.limit <= 10";
    expect(listing(limited, undefined, { limit: 10 })).toBe("ALLOW");
    expect(listing(limited, undefined, { limit: 11 })).toContain("false");
    expect(listing(limited)).toContain("Received: null <= int.");
    expect(listing("request.query.offset == 0")).toBe("ALLOW");
    const open = "request.query.limit == null && request.query.orderBy == null";
    expect(listing(open)).toBe("ALLOW");
    const orderBy = [
      { field: { fieldPath: "a" } },
      { field: { fieldPath: "b" }, direction: "DESCENDING" },
    ];
    expect(
      listing("request.query.orderBy == {'a': 'ASC', 'b': 'DESC'}", undefined, {
        orderBy,
      }),
    ).toBe("ALLOW");
  });

  it("shares ten lookups among the alternatives", () => {
    const each =
      "!exists(/databases/$(database)/documents/c/$(resource.data.k))";
    const keys = (count: number): Filter =>
      where(
        "k",
        "in",
        Array.from({ length: count }, (_, i) => `k${i}`),
      );
    expect(listing(each, keys(10))).toBe("ALLOW");
    expect(listing(each, keys(11))).toContain("More than 10");
  });
});
