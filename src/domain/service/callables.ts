import * as z from "zod";
import { appConfigSchema, versionSchema } from "./app-config";
import { clientProblemSchema, problemsMax } from "./client-error";
import { mayRequire } from "./service-state";

const { maintenance, flags } = appConfigSchema.shape;

/**
 * The whole of `config/app`. `build` is the asker's own version: a minimum above it would shut out whoever could take
 * it back.
 */
export const setAppConfigInput = z
  .object({
    build: z.string().max(40),
    minimumVersion: versionSchema.nullable(),
    maintenance: maintenance.unwrap(),
    /** ISO 8601, with its offset. */
    maintenanceUntil: z.iso.datetime({ offset: true }).nullable(),
    flags: flags.unwrap(),
  })
  .refine(
    ({ build, minimumVersion }) =>
      minimumVersion === null || mayRequire(build, minimumVersion),
    { path: ["minimumVersion"] },
  );
export const setAppConfigOutput = z.object({ saved: z.literal(true) });

/** What went wrong in somebody's app; asked by anybody, since signing in can fail, too. */
export const reportClientErrorsInput = z.object({
  problems: z.array(clientProblemSchema).min(1).max(problemsMax),
});
/** How many of them were counted. */
export const reportClientErrorsOutput = z.object({ counted: z.number().int() });
