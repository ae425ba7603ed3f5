import * as z from "zod";
import { metaFields, optional } from "../schema/fields";

/** What can be switched off, or on for beta testers alone, while the product runs; on where nothing is said. */
export const flags = [
  /** Sounds and videos that people attach to tasks: what costs most to store and to send. */
  "media",
] as const;
export type Flag = (typeof flags)[number];

export const flagStates = ["on", "beta", "off"] as const;
export type FlagState = (typeof flagStates)[number];

/** A version as package.json says it: three numbers. */
export const versionSchema = z
  .string()
  .max(20)
  .regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/);

/** `config/app`: what everybody's app reads before anything else. */
export const appConfigSchema = z.object({
  /** The least version of the app that may work; null: any. */
  minimumVersion: optional(versionSchema),
  /** Nobody but the provider's superAdmins works meanwhile. */
  maintenance: z.boolean().default(false),
  /** When work is expected to go on. */
  maintenanceUntil: optional(z.date()),
  flags: z.partialRecord(z.enum(flags), z.enum(flagStates)).default({}),
  ...metaFields,
});
export type AppConfig = z.infer<typeof appConfigSchema>;

/** The id of the one document of `config`. */
export const appConfigId = "app";
