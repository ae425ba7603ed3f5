import { proven } from "../evaluate/operators";
import { EvaluationError, unsupported } from "../evaluate/errors";
import { impliesContains } from "../list/implies";
import { distinct, includes, setIncludes } from "../values/equality";
import { typeName } from "../values/type-name";
import type { RulesValue } from "../values/value";
import { bool, int, list, string } from "../values/value";
import { stringOf } from "./casts";
import type { Methods } from "./signature";
import { argument } from "./signature";

type Items = readonly RulesValue[];
type Includes = (items: Items, item: RulesValue) => boolean;

/** The items of a list or set argument. */
function itemsOf(args: Items): Items {
  const value = args[0];
  if (value?.kind === "list" || value?.kind === "set") return value.items;
  throw unsupported(value ? typeName(value) : "nothing", "list or set");
}

const set = (items: Items): RulesValue => ({
  kind: "set",
  items: distinct(items),
});

function join(items: Items, separator: string): RulesValue {
  const words = items.map((item) => {
    const text = stringOf(item);
    if (text === null) {
      throw unsupported(`string(${typeName(item)})`, "string(primitive)");
    }
    return text;
  });
  return string(words.join(separator));
}

type CollectionMethod = (self: { items: Items }, args: Items) => RulesValue;

/** The methods lists and sets share; they differ in when two numbers are one member. */
const membership = (
  has: Includes,
): Record<"hasAll" | "hasAny" | "hasOnly" | "size", CollectionMethod> => ({
  size: (self) => int(self.items.length),
  hasAll: (self, args) =>
    bool(itemsOf(args).every((item) => has(self.items, item))),
  hasAny: (self, args) =>
    bool(itemsOf(args).some((item) => has(self.items, item))),
  hasOnly: (self, args) => {
    const others = itemsOf(args);
    return bool(self.items.every((item) => has(others, item)));
  },
});

export const LIST_METHODS: Methods<"list"> = {
  ...membership(includes),
  concat: (self, args) =>
    list([...self.items, ...argument(args, 0, "list").items]),
  removeAll: (self, args) => {
    const removed = argument(args, 0, "list").items;
    return list(self.items.filter((item) => !includes(removed, item)));
  },
  join: (self, args) => join(self.items, argument(args, 0, "string").value),
  toSet: (self) => set(self.items),
};

export const SET_METHODS: Methods<"set"> = {
  ...membership(setIncludes),
  union: (self, args) =>
    set([...self.items, ...argument(args, 0, "set").items]),
  intersection: (self, args) => {
    const others = argument(args, 0, "set").items;
    return set(self.items.filter((item) => setIncludes(others, item)));
  },
  difference: (self, args) => {
    const others = argument(args, 0, "set").items;
    return set(self.items.filter((item) => !setIncludes(others, item)));
  },
};

/** The one method a query can decide about a list it only says one member of. */
export const CONSTRAINT_METHODS: Methods<"constraint"> = {
  hasAny: (self, args) => {
    if (args.length !== 1) throw new EvaluationError("hasAny needs a list.");
    const { items } = argument(args, 0, "list");
    const implied = items.some((item) => impliesContains(self.tests, item));
    return proven(implied, "hasAny");
  },
};
