import * as z from "zod";
import { idSchema, proseSchema } from "../../../schema/fields";
import {
  channels,
  intervalLeast,
  intervalMost,
  observedMost,
  obsNoteMax,
  plannedMinutesMost,
  rowsTextMost,
} from "../../obs-session";
import { programs } from "./file";

/** So many sessions one call takes. */
export const sessionsAtOnce = 25;
/** So many chunks one session of a file has: 12,000 acts, or 2,400 scans. */
export const chunksMost = 40;
/** The most characters of rows in one call. */
export const callTextMost = 2_000_000;
/** So many animals, groups, people and places one call names, each of which is looked up. */
export const namedAtOnce = 2000;
/** How long a call may take: each session is written alone. */
export const importObservationsSeconds = 300;

/** What began before the year 2000, by the clocks of Paris, is of a clock that was not set. */
export const importedFrom = new Date("2000-01-01T00:00:00+01:00");

const instant = z.number().int().min(0).max(253_402_300_799_000);

/** A session of a file, in the names of the establishment. */
const importedSessionSchema = z.object({
  program: z.enum(programs),
  /** What the file calls it: the same of the same beginning is the same session. */
  sourceId: z.string().min(1).max(200),
  observerId: idSchema,
  obsId: idSchema,
  obsVersion: z.number().int().min(1).max(9999),
  enclosureId: idSchema,
  animalIds: z.array(idSchema).max(observedMost),
  channels: z.array(z.enum(channels)).min(1).max(2),
  interval: z.number().int().min(intervalLeast).max(intervalMost).nullable(),
  plannedMinutes: z.number().int().min(1).max(plannedMinutesMost).nullable(),
  /** ms since 1970. */
  startedAt: instant,
  endedAt: instant,
  note: proseSchema(obsNoteMax).nullable(),
  /** Rows as `rowsText` writes them, a chunk each; none in a dry run. */
  chunks: z.array(z.string().max(rowsTextMost)).max(chunksMost),
});
export type ImportedSession = z.infer<typeof importedSessionSchema>;

/** What of it is the session's own; the rest is said of the file, or lies in records. */
export const importedFieldsSchema = importedSessionSchema.omit({
  program: true,
  sourceId: true,
  chunks: true,
});

/** Closed sessions of a file, each whole or not at all; dry: nothing is written. */
export const importObservationsInput = z.object({
  zooId: idSchema,
  dryRun: z.boolean(),
  sessions: z.array(importedSessionSchema).min(1).max(sessionsAtOnce),
});
export type ImportObservations = z.infer<typeof importObservationsInput>;

/** What becomes of a session: it is made, or it is there already. */
export const importFates = ["made", "known"] as const;
export type ImportFate = (typeof importFates)[number];

export const importObservationsOutput = z.object({
  fates: z.array(z.enum(importFates)),
});
