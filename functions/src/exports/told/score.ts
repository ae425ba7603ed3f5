import type { Cell } from "../write/cells";

/** A score from 0 to 1 as screens and reports have it, to three digits; "" where it cannot be said. */
export const scoreCell = (score: number | null | undefined): Cell =>
  score == null ? "" : Math.round(score * 1000) / 1000;
