import * as z from "zod";
import { idSchema, operationIdSchema } from "../../schema/fields";
import type { Enrichment } from "../enrichment";
import { quantityMax } from "../movement";

/** At most so many objects in one order. */
export const orderLinesMax = 100;

const lineSchema = z.object({
  enrichmentId: idSchema,
  quantity: z.number().int().min(1).max(quantityMax),
});
export type OrderLine = z.infer<typeof lineSchema>;

const areDistinct = (lines: readonly OrderLine[]): boolean =>
  new Set(lines.map(({ enrichmentId }) => enrichmentId)).size === lines.length;

/** An order list of an establishment, each object once. */
export const orderEnrichmentsInput = z.object({
  operationId: operationIdSchema,
  zooId: idSchema,
  lines: z.array(lineSchema).min(1).max(orderLinesMax).refine(areDistinct),
});
/** Of how many objects a list was mailed. */
export const orderEnrichmentsOutput = z.object({ lines: z.number().int() });

/** Whether an establishment may order an object: its own or an official one that is there and has a number in a shop. */
export const mayOrder = (
  { zooId, isDeleted, sku }: Pick<Enrichment, "zooId" | "isDeleted" | "sku">,
  orderedFor: string,
): boolean =>
  !isDeleted && sku !== null && (zooId === null || zooId === orderedFor);
