import type { CallableFunction } from "firebase-functions/https";

/** Deeper than anything that a callable takes. */
const deepest = 100;

const isHolder = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

/** The lists and maps that these hold; what holds nothing is left out, of which there may be millions. */
function heldBy(level: readonly object[]): object[] {
  const held: object[] = [];
  for (const holder of level)
    for (const key in holder) {
      const one: unknown = (holder as Record<string, unknown>)[key];
      if (isHolder(one)) held.push(one);
    }
  return held;
}

/** Is this nested deeper than that? Level by level, for what is too deep for a recursion is the point. */
export function isDeep(value: unknown): boolean {
  let level = heldBy([[value]]);
  for (let depth = 0; depth < deepest; depth += 1) {
    if (level.length === 0) return false;
    level = heldBy(level);
  }
  return level.length > 0;
}

/**
 * The same callable, that refuses a body nested too deep as no request: the library, which reads it first, would
 * fail on it.
 */
export const refusingDeep = <T, R>(
  callable: CallableFunction<T, R>,
): CallableFunction<T, R> =>
  new Proxy(callable, {
    apply: (
      target,
      _self,
      [request, response]: Parameters<typeof callable>,
    ) => {
      if (isDeep(request.body)) request.body = {};
      return target(request, response);
    },
  });
