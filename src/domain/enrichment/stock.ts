import * as z from "zod";
import type { Move } from "./movement";

/** What an establishment has of an object, in pieces. */
export const stockSchema = z.object({
  /** Whether anybody counts; else the figures say nothing. */
  managed: z.boolean(),
  total: z.number().int(),
  /** What is in store: the total minus what is out. Below zero where more was placed than there was. */
  available: z.number().int(),
});
export type Stock = z.infer<typeof stockSchema>;
/** The pieces themselves. */
export type Pieces = Pick<Stock, "total" | "available">;

export const noPieces: Pieces = { total: 0, available: 0 };

/** What one movement changes: placing and taking back leave the total, whatever goes from an enclosure was not in store. */
export function effectOf({ quantity, from, reason }: Move): Pieces {
  if (reason === "placed" || reason === "returned")
    return { total: 0, available: quantity };
  return { total: quantity, available: from === null ? quantity : 0 };
}

/** The pieces after a movement, whatever the order of several. */
export function afterMove(pieces: Pieces, move: Move): Pieces {
  const { total, available } = effectOf(move);
  return {
    total: pieces.total + total,
    available: pieces.available + available,
  };
}

/** The pieces that come of all movements of an object; none of no movement. */
export const countPieces = (moves: Iterable<Move>): Pieces => {
  let pieces = noPieces;
  for (const move of moves) pieces = afterMove(pieces, move);
  return pieces;
};

/** How many are out in enclosures. */
export const outOf = ({ total, available }: Pieces): number =>
  total - available;

/**
 * Whether what is known of the pieces cannot be: more are out than there are, or more in store than there
 * are. Placing is a fact, so that is no error, but somebody has to count.
 */
export const needsRecount = ({ managed, total, available }: Stock): boolean =>
  managed && (available < 0 || available > total);

/** Whether so many more can be planned where `planned` pieces are asked for already; always where nobody counts. */
export const fitsStock = (
  { managed, total }: Stock,
  planned: number,
  quantity: number,
): boolean => !managed || planned + quantity <= total;

/** The movement after which an establishment holds `counted` pieces in store; null where it does already. */
export const recountMove = (
  { available }: Pick<Pieces, "available">,
  counted: number,
): Move | null =>
  counted === available
    ? null
    : {
        quantity: counted - available,
        from: null,
        to: null,
        reason: "recount",
      };
