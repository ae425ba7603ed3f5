/** These entries as they are; of two files that bring the same one, neither counts. */
export function eachOnce<T>(
  entries: readonly (readonly [string, T])[],
): readonly (readonly [string, T])[] {
  const known = new Set<string>();
  for (const [key] of entries) {
    if (known.has(key)) throw new Error(`two files bring ${key}`);
    known.add(key);
  }
  return entries;
}
