import * as z from "zod";
import { languageSchema } from "../person/user";
import { closingFields } from "../recurrence/closing-days";
import {
  derived,
  fileSchema,
  idSchema,
  idsSchema,
  metaFields,
  optional,
  plainAddress,
  removalFields,
  textSchema,
} from "../schema/fields";

export const establishmentTypes = [
  "zoo",
  "lab",
  "laboratory",
  "project",
] as const;
export type EstablishmentType = (typeof establishmentTypes)[number];

/** Whether an establishment is worked in, or things are only tried out in it. */
export const environments = ["production", "test"] as const;
export type Environment = (typeof environments)[number];

/** How far welfare is followed: "basic" goes without what only "global" monitoring needs. */
export const followUpLevels = ["basic", "global"] as const;

/** The most characters of an establishment's name, and of an id that another system gives it. */
export const zooNameMax = 120;
export const foreignIdMax = 60;

/** Capitals and digits, 2 to 10 of them. */
export const shortCodePattern = /^[A-Z0-9]{2,10}$/;

/** `zoo/{zooId}`: an establishment, as everybody there reads it. */
export const zooSchema = z.object({
  zooId: derived(idSchema),
  zooName: textSchema(zooNameMax),
  type: z.enum(establishmentTypes).default("zoo"),
  environment: z.enum(environments).default("production"),
  logoUrl: derived(optional(fileSchema)),
  followUpLevel: z.enum(followUpLevels).default("global"),
  /** The languages that people there may choose; [] for all. */
  languages: z.array(languageSchema).max(20).default([]),
  /** The two ethologists to turn to: who manages the follow-up and who supports it, each with an address for everybody there. */
  referentManagerId: optional(idSchema),
  referentManagerMail: optional(z.email().max(254)),
  referentSupportId: optional(idSchema),
  referentSupportMail: optional(z.email().max(254)),
  /** What the establishment calls itself in its own systems. */
  ownId: optional(textSchema(foreignIdMax)),
  /** Its id in the external animal-records system. */
  recordsId: optional(textSchema(foreignIdMax)),
  /** Its short code there; no two establishments have the same. */
  shortCode: optional(z.string().regex(shortCodePattern)),
  ...closingFields,
  staffAccess: derived(idsSchema.default([])),
  /** It demonstrates: what people change there is shown to them and kept nowhere. */
  anonymousMode: derived(z.boolean().default(false)),
  /** The provider's own place to try things out: its list of people shows the provider's. */
  mainTest: z.boolean().default(false),
  /** Nobody of it can sign in any more, and no list shows it but the provider's. */
  isArchived: derived(z.boolean().default(false)),
  ...removalFields,
  ...metaFields,
});
export type Zoo = z.infer<typeof zooSchema>;

/** Chat services are reached by https at a name of the public net; never at a bare address. */
export const chatEndpointSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .regex(plainAddress)
  .max(500);

/** `zoo/{zooId}/private/config`: what only administrators read. */
export const zooConfigSchema = z.object({
  zooId: derived(idSchema),
  /** Where announcements and alerts are posted, and in which channel. */
  chatEndpoint: optional(chatEndpointSchema),
  chatChannel: optional(textSchema(80)),
  /** Whether alerts are posted there, too. */
  chatAlerts: z.boolean().default(false),
  /** Whether administrators are told who closed how many tasks late. */
  latenessByPerson: z.boolean().default(false),
  /** The account with which pupils and visitors answer, and the address it signs in with; its password is nowhere. */
  educationalUserId: derived(optional(idSchema)),
  educationalMail: derived(optional(z.string().max(254))),
  /** When its sessions ended as it was set: at any other time somebody else changed it. null: not known. */
  educationalSince: derived(optional(z.date())),
  /** When it was found changed by somebody else: it opens nothing until it is set anew. null: it is as it was set. */
  educationalShutAt: derived(optional(z.date())),
  ...metaFields,
});
export type ZooConfig = z.infer<typeof zooConfigSchema>;
