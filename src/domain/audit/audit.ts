import * as z from "zod";
import { derived, idSchema, metaFields, optional } from "../schema/fields";

/** Codes and ids alone, by field. */
const codesSchema = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.number(), z.null(), z.array(z.string())]),
);
export type AuditCodes = z.infer<typeof codesSchema>;

/** `audit/{id}`: who did what to which record; never a name, an address or anything of health. */
export const auditSchema = z.object({
  zooId: derived(idSchema),
  /** One of `auditActions`; what another version of the product recorded is read as well. */
  action: derived(z.string()),
  by: derived(z.string()),
  subject: derived(z.object({ collection: z.string(), id: z.string() })),
  /** The fields that changed. */
  fields: derived(z.array(z.string()).default([])),
  before: derived(optional(codesSchema)),
  after: derived(optional(codesSchema)),
  at: derived(z.date()),
  ...metaFields,
});
export type AuditEntry = z.infer<typeof auditSchema>;
