import * as z from "zod";
import { amount, chosen, formIssues, freeText } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { Move, StockReason } from "../movement";
import { movementNoteMax, quantityMax, stockReasons } from "../movement";
import type { Pieces } from "../stock";
import { recountMove } from "../stock";

/** A change of the stock: how many came or went, or, for a recount, how many are in store. */
export const movementFormSchema = z.object({
  reason: chosen(z.enum(stockReasons)),
  quantity: amount()
    .int("number")
    .min(0, "positive")
    .max(quantityMax, "tooMuch"),
  note: freeText(movementNoteMax),
});
export type MovementForm = z.input<typeof movementFormSchema>;

const goes: readonly StockReason[] = ["lost", "broken", "given"];

/** The movement a form tells of; null where it changes nothing: none came or went, or as many were counted. */
export function moveOf(
  { reason, quantity }: MovementForm,
  pieces: Pick<Pieces, "available">,
): Move | null {
  if (reason === null) return null;
  if (reason === "recount") return recountMove(pieces, quantity);
  if (quantity === 0) return null;
  const signed = goes.includes(reason) ? -quantity : quantity;
  return { reason, quantity: signed, from: null, to: null };
}

/** The issues of a form; [] when it may be sent. Only a recount may say 0. */
export const movementIssues = (form: MovementForm): Issue[] => {
  const issues = formIssues(movementFormSchema, form);
  const isNothing = form.reason !== "recount" && form.quantity === 0;
  return issues.length === 0 && isNothing
    ? [{ field: "quantity", code: "positive" }]
    : issues;
};
