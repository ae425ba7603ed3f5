/** Why one reading of a call is not taken. */
export const refusals = [
  "feed",
  "instant",
  "tooOld",
  "ahead",
  "value",
  "bounds",
  "differs",
  "full",
] as const;
export type Refusal = (typeof refusals)[number];

/** Why nothing of a call is taken. */
export const payloadProblems = [
  "tooLarge",
  "tooMany",
  "unreadable",
  "empty",
] as const;
export type PayloadProblem = (typeof payloadProblems)[number];
