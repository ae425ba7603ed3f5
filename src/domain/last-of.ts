/**
 * The same as `make`, which works out anew only what was not asked for last: one answer is kept, by `keyOf`, which has to name all that `make`
 * reads. What is answered is shared, and nobody changes it.
 *
 * @example const gridOf = lastOf(({ map }) => JSON.stringify(map), decoded)
 */
export function lastOf<A, R>(
  keyOf: (asked: A) => string,
  make: (asked: A) => R,
): (asked: A) => R {
  let last: { key: string; made: R } | null = null;
  return (asked) => {
    const key = keyOf(asked);
    if (last?.key !== key) last = { key, made: make(asked) };
    return last.made;
  };
}
