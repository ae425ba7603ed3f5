import * as z from "zod";
import { languageSchema } from "../person/user";
import { idSchema, newIdSchema } from "../schema/fields";
import { exportAskedSchema } from "./asked";
import { sentTableSchema } from "./sent-table";
import { exportFormats, exportKinds } from "./export-job";
import { linkStates } from "./link";

export const requestExportInput = z
  .object({
    /** The client makes it: asked again, it is the same file. */
    operationId: newIdSchema.min(8).max(64),
    zooId: idSchema,
    asked: exportAskedSchema,
    /** The table behind a chart, which no other kind has. */
    table: sentTableSchema.nullable().default(null),
    format: z.enum(exportFormats),
    language: languageSchema,
  })
  .refine(({ asked, table }) => (asked.kind === "table") === (table !== null));
export const requestExportOutput = z.object({ exportJobId: idSchema });

/** Of a link, as it travels after "#": 32 bytes in base64url. */
export const exportTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** `take`: whether the file is fetched; else only told of, which uses nothing up. */
export const downloadExportInput = z.object({
  token: exportTokenSchema,
  take: z.boolean(),
});

/** Besides what a link is worth: nobody knows it, who asked lost the right, or has to sign in. */
export const exportAnswers = [
  ...linkStates,
  "unknown",
  "lost",
  "signIn",
] as const;
export type ExportAnswer = (typeof exportAnswers)[number];

export const downloadExportOutput = z.object({
  state: z.enum(exportAnswers),
  /** What can be fetched; null in every other state. */
  file: z
    .object({
      kind: z.enum(exportKinds),
      name: z.string(),
      size: z.number(),
      rows: z.number(),
      /** In ms since 1970. */
      until: z.number(),
      /** So often yet. */
      left: z.number(),
    })
    .nullable(),
  /** Where it lies for a minute; null unless it is fetched. */
  url: z.string().nullable(),
});
