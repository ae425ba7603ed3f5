import * as z from "zod";
import { idSchema, metaFields, optional, textSchema } from "../schema/fields";

export const deviceLabelMax = 120;

/** The most characters of an address for notifications; today's have about 160. */
export const pushTokenMax = 1000;

/** `users/{uid}/devices/{deviceId}`: where somebody is signed in. Its browser makes the id. */
export const deviceSchema = z.object({
  userId: idSchema,
  deviceId: idSchema,
  /** Browser and system. */
  label: textSchema(deviceLabelMax),
  language: z.string().max(5).default("fr"),
  lastSeenAt: z.date(),
  /** Set by signOutDevice: the browser that sees it leaves. */
  signedOutAt: optional(z.date()),
  /** Where notifications for this browser go; null: none are wanted here, or its address is gone. */
  pushToken: optional(z.string().min(1).max(pushTokenMax)),
  ...metaFields,
});
export type Device = z.infer<typeof deviceSchema>;
