import * as z from "zod";
import { idSchema } from "../schema/fields";

/** A record that a list is narrowed to; null: none. */
export const id = idSchema.nullable().default(null);

/** What a list is widened or narrowed by, or not. */
export const flag = z.boolean().default(false);

/** One of some values that a list is narrowed to; null: none. */
export const one = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).nullable().default(null);
