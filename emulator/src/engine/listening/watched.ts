import type { DocChange } from "../../contract/write";
import type { Reader } from "../../store/document-tree";
import type { Difference } from "./difference";

/** A followed result, of all targets that ask for the same. */
export interface Watched {
  /** The whole result. */
  initial(): Difference;
  /** From the result as `past` has it to the one now; only documents named in `changed` differ. */
  since(past: Reader, changed: ReadonlySet<string>): Difference;
  /** What a commit made of the result; asked once for each, right after it. */
  difference(changes: readonly DocChange[]): Difference;
  /** How many documents the result has, by a reader. */
  count(reader: Reader): number;
}
