import * as z from "zod";
import { idSchema, idsSchema, metaFields, optional } from "../schema/fields";

/** `access/{uid}`: what the rules read of a person, written only by functions. */
export const accessSchema = z.object({
  right: z.string().max(40),
  rank: optional(z.string().max(40)),
  /**
   * "closed": their establishment is archived; restored, they are again what their card says. "educational": the account
   * with which pupils and visitors answer. As it is not active it reads and does nothing but what names it.
   */
  status: z.enum([
    "pending",
    "active",
    "disabled",
    "deleted",
    "closed",
    "educational",
  ]),
  eula: z.number().int().default(0),
  staff: z.boolean().default(false),
  zooId: optional(idSchema),
  /** Establishments whose staffAccess lists this person. */
  zooIds: idsSchema.default([]),
  sectorRoles: z
    .object({
      keeper: idsSchema.default([]),
      management: idsSchema.default([]),
      veterinary: idsSchema.default([]),
      nutrition: idsSchema.default([]),
    })
    .prefault({}),
  ...metaFields,
});
export type Access = z.infer<typeof accessSchema>;
