import * as z from "zod";
import {
  derived,
  idSchema,
  idsSchema,
  metaFields,
  optional,
  plainAddress,
  proseSchema,
  textSchema,
} from "../schema/fields";

/** In the order in which they are shown: what is urgent first. */
export const announcementTypes = ["urgent", "warning", "info"] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** In the order in which those of one type are shown. */
export const announcementPriorities = ["high", "normal", "low"] as const;

/** Board and staff are ranks, the others roles in any sector. */
export const announcementTeams = [
  "board",
  "management",
  "veterinary",
  "nutrition",
  "keepers",
  "staff",
] as const;
export type AnnouncementTeam = (typeof announcementTeams)[number];

/** Where its display stands, as functions last wrote it; an archived one has ended. */
export const displayPhases = ["planned", "shown", "ended"] as const;
export type DisplayPhase = (typeof displayPhases)[number];

export const announcementTitleMax = 120;
/** The most characters of the content, as it is typed. */
export const announcementContentMax = 10_000;
export const announcementLinkMax = 500;
export const recipientsMax = 200;
export const recipientEnclosuresMax = 100;
/** The most people who can be asked to read one announcement. */
export const audienceMax = 2000;

/** An address of the web that nobody can change on its way. */
export const linkSchema = z
  .url({ protocol: /^https$/ })
  .regex(plainAddress)
  .max(announcementLinkMax);

/**
 * `announcements/{announcementId}`: what an establishment tells its people. No recipient at all is
 * everybody. `autoExpiry` ends the display at `displayEndAt`; without it, archiving does.
 */
export const announcementSchema = z.object({
  zooId: derived(idSchema),
  announcementId: derived(idSchema),
  authorId: derived(z.string()),
  title: textSchema(announcementTitleMax),
  type: z.enum(announcementTypes).default("info"),
  /** Markdown. */
  content: optional(proseSchema(announcementContentMax)),
  externalLink: optional(linkSchema),
  displayStartAt: z.date(),
  displayEndAt: optional(z.date()),
  autoExpiry: z.boolean().default(true),
  priority: z.enum(announcementPriorities).default("normal"),
  readConfirmation: z.boolean().default(false),
  recipientIds: z.array(idSchema).max(recipientsMax).default([]),
  enclosureIds: z.array(idSchema).max(recipientEnclosuresMax).default([]),
  teams: z
    .array(z.enum(announcementTeams))
    .max(announcementTeams.length)
    .default([]),
  /** It comes up in the open app when it arrives, and on devices that show notifications. */
  push: z.boolean().default(false),
  isArchived: z.boolean().default(false),
  /** The sectors of `enclosureIds`, whose teams are recipients. */
  sectorIds: derived(idsSchema.default([])),
  phase: derived(z.enum(displayPhases).default("planned")),
  /** The end of its display; null where nothing but archiving ends it. */
  expiresAt: derived(optional(z.date())),
  /** Who is to read it: uids, or `everybody`. */
  audience: derived(z.array(idSchema).max(audienceMax).default([])),
  /** When it was handed to the establishment's chat channel. */
  postedAt: derived(optional(z.date())),
  ...metaFields,
});
export type Announcement = z.infer<typeof announcementSchema>;

/** `announcements/{announcementId}/confirmations/{uid}`: somebody has read it; the instant is their device's. */
export const confirmationSchema = z.object({
  zooId: derived(idSchema),
  userId: derived(idSchema),
  confirmedAt: z.date(),
  ...metaFields,
});
export type Confirmation = z.infer<typeof confirmationSchema>;

/** The one document of an announcement that says who has confirmed it, by uid, and when. */
export const confirmedListId = "confirmed";

/** `announcements/{announcementId}/private/confirmed`. */
export const confirmedListSchema = z.object({
  zooId: derived(idSchema),
  confirmed: derived(z.record(z.string(), z.date()).default({})),
  ...metaFields,
});
export type ConfirmedList = z.infer<typeof confirmedListSchema>;
