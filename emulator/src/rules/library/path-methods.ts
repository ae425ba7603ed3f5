import { EvaluationError } from "../evaluate/errors";
import type { RulesValue } from "../values/value";
import { path } from "../values/value";
import type { Methods } from "./signature";
import { argument } from "./signature";

const PLACEHOLDER = /^\$\(\s*([A-Za-z_][A-Za-z0-9_]*)\s*\)$/;

function bound(
  segment: string,
  values: ReadonlyMap<string, RulesValue>,
): readonly string[] {
  const name = PLACEHOLDER.exec(segment)?.[1];
  if (name === undefined) return [segment];
  const value = values.get(name);
  if (value?.kind === "string") return [value.value];
  if (value?.kind === "path") return value.segments;
  throw new EvaluationError(`No path segment is bound to ${name}.`);
}

export const PATH_METHODS: Methods<"path"> = {
  bind: (self, args) => {
    const { entries } = argument(args, 0, "map");
    return path(self.segments.flatMap((segment) => bound(segment, entries)));
  },
};
