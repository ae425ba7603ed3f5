import type { PackedFacts, PackedSession } from "../../pack";
import type { Rows } from "../../rows/row";
import type { Watched } from "../../watched";
import { watchedOf } from "../../watched";

/** A session that was chosen to be analysed. */
export interface ChosenSession {
  facts: PackedFacts;
  rows: Rows;
  watched: Watched;
}

/** A session of a pack as analyses read it. */
export const asChosen = ({ facts, rows }: PackedSession): ChosenSession => ({
  facts,
  rows,
  watched: watchedOf(facts, rows),
});
