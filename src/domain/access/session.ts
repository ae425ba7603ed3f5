import { z } from "zod";
import { idSchema, idsSchema, metaFields, optional } from "../schema/fields";

export const sectorRoles = [
  "keeper",
  "management",
  "veterinary",
  "nutrition",
] as const;
export type SectorRole = (typeof sectorRoles)[number];

/** `access/{uid}`: what the rules read of a person, written only by functions. */
export const accessSchema = z.object({
  right: z.string().max(40),
  rank: optional(z.string().max(40)),
  status: z.enum(["pending", "active", "disabled", "deleted"]),
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

/** Who is asking, and in which establishment they are working now. */
export interface Session {
  uid: string;
  access: Access;
  zooId: string;
}

/** Every sector in which this person holds any role, each once; [] for none. */
export function mySectorIds(access: Access): string[] {
  return [...new Set(sectorRoles.flatMap((role) => access.sectorRoles[role]))];
}
