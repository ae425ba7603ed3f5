import type { CallableFunction } from "firebase-functions/https";

/** Deeper than anything that a callable takes. */
const deepest = 100;

/** Is this nested deeper than that? Level by level, for what is too deep for a recursion is the point. */
export function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.flatMap((one): unknown[] =>
      typeof one === "object" && one !== null ? Object.values(one) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
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
