import type { RunCounts } from "./run";

const keysOf = (one: object, other: object): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/** Both together: what only one of them counts is as that one says; negative numbers take away. */
export const addCounts = (one: RunCounts, other: RunCounts): RunCounts =>
  Object.fromEntries(
    keysOf(one, other).map((collection) => {
      const [a, b] = [one[collection] ?? {}, other[collection] ?? {}];
      const sums = keysOf(a, b).map((outcome) => [
        outcome,
        (a[outcome] ?? 0) + (b[outcome] ?? 0),
      ]);
      return [collection, Object.fromEntries(sums)];
    }),
  );
