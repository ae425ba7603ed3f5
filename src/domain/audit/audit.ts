import * as z from "zod";
import { derived, idSchema, metaFields, optional } from "../schema/fields";

/** What is recorded of accounts, rights, establishments and removals. */
export const auditActions = [
  "userCreated",
  "userInvited",
  "userDisabled",
  "userReactivated",
  "userRemoved",
  "userMoved",
  "rightChanged",
  "rankChanged",
  "teamChanged",
  "staffChanged",
  "betaChanged",
  "namesChanged",
  "mailChanged",
  "passwordSet",
  "passwordReset",
  "passwordChanged",
  "termsAccepted",
  "personExported",
  "personErased",
  "staffAccessChanged",
  "anonymousModeChanged",
  "zooCreated",
  "zooChanged",
  "zooConfigChanged",
  "authorisedZoosChanged",
  "recordRemoved",
  "recordArchived",
  "recordRestored",
  "appConfigChanged",
  "referenceDataSynced",
  "parameterChanged",
  "baselineChanged",
  "sourceCreated",
  "sourceChanged",
  "sourceRevoked",
  "secretRenewed",
  "readingsDiscarded",
  "educationalAccountSet",
  "educationalAccountShut",
  "calendarCreated",
  "calendarRemoved",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Codes and ids alone, by field. */
const codesSchema = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.number(), z.null(), z.array(z.string())]),
);
export type AuditCodes = z.infer<typeof codesSchema>;

/** `audit/{id}`: who did what to which record; never a name, an address or anything of health. */
export const auditSchema = z.object({
  zooId: derived(idSchema),
  action: derived(z.enum(auditActions)),
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
