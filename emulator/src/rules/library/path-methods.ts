import { EvaluationError } from "../evaluate/errors";
import type { RulesValue } from "../values/value";
import { path } from "../values/value";
import type { Methods } from "./signature";
import { argument } from "./signature";

const PLACEHOLDER = /^\{([A-Za-z_][A-Za-z0-9_]*)\}$/;

const placeholder = (segment: string): string | null =>
  PLACEHOLDER.exec(segment)?.[1] ?? null;

function bound(
  segment: string,
  values: ReadonlyMap<string, RulesValue>,
): readonly string[] {
  const name = placeholder(segment);
  const value = name === null ? undefined : values.get(name);
  if (!value) return [segment];
  if (value.kind === "string") return [value.value];
  if (value.kind === "path") return value.segments;
  throw new EvaluationError(`No path segment is bound to ${name ?? ""}.`);
}

export const PATH_METHODS: Methods<"path"> = {
  /** Puts values in for `{name}` segments; every name that is given must stand in the path. */
  bind: (self, args) => {
    const { entries } = argument(args, 0, "map");
    const names = new Set(self.segments.map(placeholder));
    for (const name of entries.keys()) {
      if (names.has(name)) continue;
      throw new EvaluationError(`The path has no variable ${name}.`);
    }
    return path(
      self.segments.flatMap((segment) => bound(segment, entries)),
      new Map([...(self.bindings ?? []), ...entries]),
    );
  },
};
