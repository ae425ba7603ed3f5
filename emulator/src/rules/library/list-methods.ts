import { proven } from "../evaluate/operators";
import { EvaluationError, unsupported } from "../evaluate/errors";
import { impliesContains } from "../list/implies";
import { distinct, includes } from "../values/equality";
import type { RulesValue } from "../values/value";
import { bool, int, list, string } from "../values/value";
import { stringOf } from "./casts";
import type { Methods } from "./signature";
import { argument } from "./signature";

type Items = readonly RulesValue[];

/** The items of a list or set argument. */
function itemsOf(args: Items): Items {
  const value = args[0];
  if (value?.kind === "list" || value?.kind === "set") return value.items;
  throw unsupported(value?.kind ?? "nothing", "list or set");
}

const hasAll = (self: Items, others: Items): RulesValue =>
  bool(others.every((item) => includes(self, item)));

const hasAny = (self: Items, others: Items): RulesValue =>
  bool(others.some((item) => includes(self, item)));

const hasOnly = (self: Items, others: Items): RulesValue =>
  bool(self.every((item) => includes(others, item)));

const set = (items: Items): RulesValue => ({
  kind: "set",
  items: distinct(items),
});

function join(items: Items, separator: string): RulesValue {
  const words = items.map((item) => {
    const text = stringOf(item);
    if (text === null) throw new EvaluationError("Only strings can be joined.");
    return text;
  });
  return string(words.join(separator));
}

export const LIST_METHODS: Methods<"list"> = {
  size: (self) => int(self.items.length),
  hasAll: (self, args) => hasAll(self.items, itemsOf(args)),
  hasAny: (self, args) => hasAny(self.items, itemsOf(args)),
  hasOnly: (self, args) => hasOnly(self.items, itemsOf(args)),
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
  size: (self) => int(self.items.length),
  hasAll: (self, args) => hasAll(self.items, itemsOf(args)),
  hasAny: (self, args) => hasAny(self.items, itemsOf(args)),
  hasOnly: (self, args) => hasOnly(self.items, itemsOf(args)),
  union: (self, args) =>
    set([...self.items, ...argument(args, 0, "set").items]),
  intersection: (self, args) => {
    const others = argument(args, 0, "set").items;
    return set(self.items.filter((item) => includes(others, item)));
  },
  difference: (self, args) => {
    const others = argument(args, 0, "set").items;
    return set(self.items.filter((item) => !includes(others, item)));
  },
};

/** The one method a query can decide about a list it only says one member of. */
export const CONSTRAINT_METHODS: Methods<"constraint"> = {
  hasAny: (self, args) =>
    proven(
      itemsOf(args).some((item) => impliesContains(self.tests, item)),
      "hasAny",
    ),
};
