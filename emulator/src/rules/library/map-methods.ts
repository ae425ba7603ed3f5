import { knownField } from "../evaluate/access";
import { EvaluationError, undecidable, unsupported } from "../evaluate/errors";
import { compareStrings } from "../values/compare";
import { unchanged } from "../values/equality";
import type { MapValue, RulesValue } from "../values/value";
import { int, list, string } from "../values/value";
import type { Methods } from "./signature";
import { argument } from "./signature";

const setOf = (keys: readonly string[]): RulesValue => ({
  kind: "set",
  items: keys.map(string),
});

function diff(after: MapValue, before: MapValue): RulesValue {
  const shared = [...after.entries].flatMap(([key, value]) => {
    const old = before.entries.get(key);
    return old ? [{ key, same: unchanged(value, old) }] : [];
  });
  const keysOf = (same: boolean): string[] =>
    shared.filter((pair) => pair.same === same).map((pair) => pair.key);
  return {
    kind: "map_diff",
    added: [...after.entries.keys()].filter((key) => !before.entries.has(key)),
    removed: [...before.entries.keys()].filter(
      (key) => !after.entries.has(key),
    ),
    changed: keysOf(false),
    unchanged: keysOf(true),
  };
}

function keyPath(args: readonly RulesValue[]): string[] {
  const key = args[0];
  if (key?.kind === "string") return [key.value];
  if (key?.kind !== "list" || key.items.length === 0) {
    throw unsupported(key?.kind ?? "nothing", "string or list of strings");
  }
  return key.items.map((_, i) => argument(key.items, i, "string").value);
}

/** One step of `get`: `null` where the map has no such key. */
function step(value: RulesValue, key: string): RulesValue | null {
  if (value.kind === "map") return value.entries.get(key) ?? null;
  if (value.kind === "constraint") throw undecidable(`get('${key}')`);
  if (value.kind !== "partial") return null;
  const known = knownField(value.knowledge, key);
  if (!known) throw undecidable(`get('${key}')`);
  return known;
}

function get(self: RulesValue, args: readonly RulesValue[]): RulesValue {
  const fallback = args[1];
  if (!fallback) throw new EvaluationError("get needs a default value.");
  let value: RulesValue = self;
  for (const key of keyPath(args)) {
    const next = step(value, key);
    if (!next) return fallback;
    value = next;
  }
  return value;
}

/** Keys and values come in the order of the keys. */
const sorted = ({ entries }: MapValue): [string, RulesValue][] =>
  [...entries].sort(([a], [b]) => compareStrings(a, b));

export const MAP_METHODS: Methods<"map"> = {
  size: (self) => int(self.entries.size),
  keys: (self) => list(sorted(self).map(([key]) => string(key))),
  values: (self) => list(sorted(self).map(([, value]) => value)),
  diff: (self, args) => diff(self, argument(args, 0, "map")),
  get,
};

export const PARTIAL_METHODS: Methods<"partial"> = { get };

export const MAP_DIFF_METHODS: Methods<"map_diff"> = {
  addedKeys: (self) => setOf(self.added),
  removedKeys: (self) => setOf(self.removed),
  changedKeys: (self) => setOf(self.changed),
  unchangedKeys: (self) => setOf(self.unchanged),
  affectedKeys: (self) =>
    setOf([...self.added, ...self.removed, ...self.changed]),
};
