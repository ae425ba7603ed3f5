import * as z from "zod";
import { idSchema, metaFields, optional, textSchema } from "../schema/fields";

export const deviceLabelMax = 120;

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
  ...metaFields,
});
export type Device = z.infer<typeof deviceSchema>;
