import * as z from "zod";
import { accessSchema } from "../access/access";
import { preferenceFields } from "../notice/preferences";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
  textSchema,
} from "../schema/fields";

/** The most characters of a first or last name. */
export const nameMax = 80;

/** The languages of the product, French first; mails and texts exist in each. */
export const userLanguages = [
  "fr",
  "en",
  "es",
  "de",
  "it",
  "nl",
  "pt",
] as const;
export const languageSchema = z.enum(userLanguages);
export type UserLanguage = z.infer<typeof languageSchema>;

export const userStatuses = ["pending", "active", "disabled"] as const;

/** `users/{uid}`: the public card that colleagues read. */
export const userSchema = z.object({
  userId: derived(idSchema),
  userFirstname: textSchema(nameMax),
  userLastname: textSchema(nameMax),
  userProfilePicture: optional(fileSchema),
  zooId: derived(idSchema),
  suricateStaff: derived(z.boolean().default(false)),
  suricateRank: derived(optional(z.string().max(40))),
  userStatus: derived(z.enum(userStatuses).default("active")),
  isDeleted: derived(z.boolean().default(false)),
  deletedBy: derived(optional(idSchema)),
  ...metaFields,
});
export type User = z.infer<typeof userSchema>;

/** `users/{uid}/private/account`: what only the person and administrators read. */
export const accountSchema = z.object({
  zooId: derived(idSchema),
  userMail: derived(z.email()),
  language: z.string().max(5).default("fr"),
  ...preferenceFields,
  eula: derived(z.number().int().default(0)),
  passwordChangedAt: derived(optional(z.number())),
  passwordChangedByAdmin: derived(z.boolean().default(false)),
  /** May see what is not ready for everybody. */
  betaTester: derived(z.boolean().default(false)),
  /** While somebody is disabled: what they become again. */
  statusBefore: derived(optional(z.enum(["pending", "active"]))),
  /** Their sectors by role until then: they come back to those that are still there. */
  rolesBefore: derived(optional(accessSchema.shape.sectorRoles)),
  ...metaFields,
});
export type Account = z.infer<typeof accountSchema>;

/** First and last name; "" for an unnamed card. */
export function fullName(
  user: Pick<User, "userFirstname" | "userLastname">,
): string {
  return `${user.userFirstname} ${user.userLastname}`.trim();
}

/** Two capitals for an avatar; "?" for an unnamed card. */
export function initials(
  user: Pick<User, "userFirstname" | "userLastname">,
): string {
  const letters = [user.userFirstname, user.userLastname]
    .map((name) => Array.from(name.trim())[0] ?? "")
    .join("");
  return letters === "" ? "?" : letters.toLocaleUpperCase("fr");
}
