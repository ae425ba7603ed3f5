import type { EnrichmentMovement } from "@domain/enrichment/movement";
import { writeCsv } from "../../../lib/csv";
import { dayOf } from "../../../lib/format";
import { saveText } from "../../../lib/save-json";
import type { MoveWords } from "./use-move-words";

/** The heading of each column, in their order. */
export type Heads = readonly [
  at: string,
  object: string,
  came: string,
  went: string,
  reason: string,
  from: string,
  to: string,
  by: string,
  note: string,
];

/** Movements as a table. What goes has a column of its own: programs of tables would take a minus for a formula. */
const tableOf = (
  moves: readonly EnrichmentMovement[],
  words: MoveWords & { at: (move: EnrichmentMovement) => string },
  heads: Heads,
): string[][] => [
  [...heads],
  ...moves.map((move) => [
    words.at(move),
    words.object(move),
    move.quantity > 0 ? String(move.quantity) : "",
    move.quantity < 0 ? String(-move.quantity) : "",
    words.reason(move),
    words.from(move),
    words.to(move),
    words.person(move),
    move.note ?? "",
  ]),
];

/** Hands movements to the browser as a table in a file of this name and day. */
export function saveMovements(
  moves: readonly EnrichmentMovement[],
  words: MoveWords & { at: (move: EnrichmentMovement) => string },
  heads: Heads,
  name: string,
): void {
  const text = writeCsv(tableOf(moves, words, heads));
  saveText(text, "text/csv", `suricate-${name}-${dayOf(new Date())}.csv`);
}
