import type { CollectionName } from "@domain/collections";
import type { Values } from "@domain/record/types";

/** A sound record of each of some collections. */
export type Sound = Partial<Record<CollectionName, Values>>;

/** When they were written. */
export const soundAt = new Date("2026-11-21T08:00:00Z");
