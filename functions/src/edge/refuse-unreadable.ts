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

/** What the library takes for a value of another kind, and fails on where it knows none of that name; no client of ours sends one. */
const isOfKind = (value: object): boolean => "@type" in value;

/** Would the library fail on this: is it nested deeper than that, or does it name a kind? Level by level, for what is too deep for a recursion is the point. */
export function isUnreadable(value: unknown): boolean {
  let level = heldBy([[value]]);
  for (let depth = 0; depth < deepest; depth += 1) {
    if (level.length === 0) return false;
    if (level.some(isOfKind)) return true;
    level = heldBy(level);
  }
  return level.length > 0;
}

/** The same callable, that refuses a body as no request which the library, as it reads it first, would fail on. */
export const refusingUnreadable = <T, R>(
  callable: CallableFunction<T, R>,
): CallableFunction<T, R> =>
  new Proxy(callable, {
    apply: (
      target,
      _self,
      [request, response]: Parameters<typeof callable>,
    ) => {
      if (isUnreadable(request.body)) request.body = {};
      return target(request, response);
    },
  });
