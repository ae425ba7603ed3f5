import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
} from "../schema/fields";

/** Of one object at once. */
export const quantityMax = 10_000;
export const movementNoteMax = 500;

/** Why there are more or fewer: bought or found ones come, lost, broken or given ones go, a recount may do either. */
export const stockReasons = [
  "bought",
  "found",
  "lost",
  "broken",
  "given",
  "recount",
] as const;
export type StockReason = (typeof stockReasons)[number];

/** Why pieces of an object move: between the store and an enclosure for a session, or into the stock and out of it. */
export const movementReasons = ["placed", "returned", ...stockReasons] as const;
export type MovementReason = (typeof movementReasons)[number];

/** `enrichmentMovements/{movementId}`: made once, corrected by a further one. */
export const enrichmentMovementSchema = z.object({
  zooId: derived(idSchema),
  movementId: derived(idSchema),
  enrichmentId: idSchema,
  /** Below zero: pieces leave the store or the establishment; above: they come. Never 0. */
  quantity: z
    .number()
    .int()
    .min(-quantityMax)
    .max(quantityMax)
    .refine((value) => value !== 0),
  /** The enclosure they leave; null: the store, or whence new ones come. */
  from: optional(idSchema),
  /** The enclosure they go to; null: the store, or nowhere. */
  to: optional(idSchema),
  /** The session they are placed or taken back for. */
  sessionId: optional(idSchema),
  reason: z.enum(movementReasons),
  note: optional(proseSchema(movementNoteMax)),
  /** When, by the device. */
  at: z.date(),
  by: idSchema,
  /** Whether the stock knows of it: set with the stock, in one transaction. */
  counted: derived(z.boolean().default(false)),
  ...metaFields,
});
export type EnrichmentMovement = z.infer<typeof enrichmentMovementSchema>;

/** What a movement says of where pieces go. */
export type Move = Pick<
  EnrichmentMovement,
  "quantity" | "from" | "to" | "reason"
>;

const comes = (move: Move) => move.quantity > 0;
const inStore = (move: Move) => move.from === null && move.to === null;

/** What a reason says of the sign and of the places: the sentence of firestore.rules. */
const sound: Record<MovementReason, (move: Move) => boolean> = {
  placed: (move) => !comes(move) && move.from === null && move.to !== null,
  returned: (move) => comes(move) && move.from !== null && move.to === null,
  bought: (move) => comes(move) && inStore(move),
  found: (move) => comes(move) && inStore(move),
  // Also out of an enclosure, where they lay.
  lost: (move) => !comes(move) && move.to === null,
  broken: (move) => !comes(move) && move.to === null,
  given: (move) => !comes(move) && inStore(move),
  recount: inStore,
};

/** Whether the sign of the quantity and the places fit the reason. */
export const isSoundMove = (move: Move): boolean =>
  move.quantity !== 0 && sound[move.reason](move);

/** Whether an end of a move without an enclosure is the store: what comes from nowhere, and what goes for good, has no place. */
export const isInStore = (
  { reason, quantity }: Pick<Move, "reason" | "quantity">,
  end: "from" | "to",
): boolean =>
  reason === "placed" ||
  reason === "returned" ||
  (end === "to" ? quantity > 0 : quantity < 0);
