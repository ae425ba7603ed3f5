import * as z from "zod";
import { metaFields, optional } from "../schema/fields";

/** `config/app`: feature flags, the least client version that may write, maintenance. */
export const appConfigSchema = z.object({
  minimumVersion: optional(z.string().max(20)),
  maintenance: z.boolean().default(false),
  flags: z.record(z.string(), z.boolean()).default({}),
  ...metaFields,
});
