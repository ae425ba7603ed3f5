import * as z from "zod";
import { idSchema } from "../schema/fields";
import { fileCollections } from "./plan/kinds";
import { importedFileSchema, runStatuses } from "./run";

/** The client makes it: asked again, it is the same run. */
const runId = z.uuid();

/** How long a plan, or a stretch of a run, may take: what a request of a function may. */
export const runSeconds = 540;

/** What stands of a run; `error`: a code, where it failed. */
const runState = z.object({
  runId,
  status: z.enum(runStatuses),
  error: z.string().nullable(),
});

export const massSyncInput = z.object({ runId });
export const massSyncOutput = runState;

/** So many items of a file are handed in at once, and so often. */
export const itemsAtOnce = 500;
export const handedMax = 200;

/** A piece of a file, as its rows say it. */
export const handImportInput = z.object({
  runId,
  number: z
    .number()
    .int()
    .min(0)
    .max(handedMax - 1),
  collection: z.enum(fileCollections),
  items: z.array(z.record(z.string().max(80), z.unknown())).max(itemsAtOnce),
  /** The line of the file on which each of them begins. */
  lines: z.array(z.number().int().min(1)).max(itemsAtOnce).default([]),
});
export const handImportOutput = z.object({ handed: z.number().int() });

/** What a file that was handed in, in so many pieces, would change. */
export const planImportInput = z.object({
  runId,
  pieces: z.number().int().min(1).max(handedMax),
  file: importedFileSchema.nullable().default(null),
});
export const planImportOutput = runState;

/** Carries out what was planned, goes on with what was interrupted, or leaves the rest. */
export const workRunInput = z.object({
  runId: idSchema,
  action: z.enum(["run", "resume", "cancel"]),
});
export const workRunOutput = z.object({
  runId: z.string(),
  status: z.enum(runStatuses),
  error: z.string().nullable(),
});
