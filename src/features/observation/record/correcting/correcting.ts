import type { Keyed, KeyedScan } from "@domain/observation/rows/keyed";
import type { FocalRow, Mark, Seen } from "@domain/observation/rows/row";

/** What somebody is about to put right. */
export type Correcting =
  | { kind: "act"; row: Keyed<FocalRow> }
  | { kind: "newAct" }
  | { kind: "seen"; row: Keyed<Seen>; t: number }
  /** A scan that was forgotten, at an instant in ms since the session began. */
  | { kind: "newScan"; t: number }
  /** Animals that were forgotten in a scan. */
  | { kind: "newSeen"; scan: KeyedScan }
  | { kind: "mark"; row: Keyed<Mark> }
  /** What was forgotten beside behaviour, or when it was over. */
  | { kind: "newMark"; of: "pause" | "note" | "end" }
  | { kind: "remove"; target: string; what: string }
  | { kind: "void"; voided: boolean };

/** Told what to put right; null: nothing may be. */
export type OnCorrect = ((what: Correcting) => void) | null;
