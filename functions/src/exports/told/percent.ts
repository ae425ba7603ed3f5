import type { Cell } from "../write/cells";

/** A share as a number of per cent, to a tenth; "" where it cannot be said. */
export const percent = (share: number | null | undefined): Cell =>
  share == null ? "" : Math.round(share * 1000) / 10;
