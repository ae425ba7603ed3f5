import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  idsSchema,
  metaFields,
  optional,
  textSchema,
} from "../schema/fields";

export const establishmentTypes = [
  "zoo",
  "lab",
  "laboratory",
  "project",
] as const;

/** `zoo/{zooId}`: an establishment. */
export const zooSchema = z.object({
  zooId: derived(idSchema),
  zooName: textSchema(120),
  type: z.enum(establishmentTypes).default("zoo"),
  logoUrl: optional(fileSchema),
  staffAccess: derived(idsSchema.default([])),
  /** It demonstrates: what people change there is shown to them and kept nowhere. */
  anonymousMode: derived(z.boolean().default(false)),
  /** The provider's own place to try things out: its list of people shows the provider's. */
  mainTest: z.boolean().default(false),
  ...metaFields,
});
export type Zoo = z.infer<typeof zooSchema>;
