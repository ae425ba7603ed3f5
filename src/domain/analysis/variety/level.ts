import type { Unsaid } from "../said";
import type { Measures } from "./measures";

/** How varied what animals do is, in words, the most varied first. */
export const varietyLevels = [
  "high",
  "moderate",
  "low",
  "veryLow",
  "none",
] as const;
export type VarietyLevel = (typeof varietyLevels)[number];

/** Of each kind that there can be so many must be counted before a level is said. */
export const recordsEach = 5;

export type LevelSaid =
  | {
      canSay: true;
      level: VarietyLevel;
      /** Of the most there can be, 0 to 1. */
      share: number;
    }
  | Unsaid<"nothingObserved" | "oneCategory" | "tooFew">;

/** From which share of the most there can be on. */
const from = [
  ["high", 0.75],
  ["moderate", 0.5],
  ["low", 0.25],
] as const;

/**
 * The level of a variety: the corrected H over ln R, R the kinds that there can be; high from three quarters on, moderate from a half, low
 * from a quarter, very low above 0. Cannot say of nothing, where there can be only one kind, and of fewer than five counts each.
 */
export function levelOf(
  measures: Measures | null,
  possible: number,
): LevelSaid {
  if (measures === null) return { canSay: false, why: "nothingObserved" };
  if (possible < 2) return { canSay: false, why: "oneCategory" };
  if (measures.n < recordsEach * possible)
    return { canSay: false, why: "tooFew" };
  const share = measures.corrected / Math.log(possible);
  const level = from.find(([, least]) => share >= least)?.[0];
  return {
    canSay: true,
    level: level ?? (share > 0 ? "veryLow" : "none"),
    share,
  };
}
