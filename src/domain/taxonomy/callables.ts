import * as z from "zod";
import { runStatuses } from "../sync/run";
import { idSchema, operationIdSchema } from "../schema/fields";
import { flaws } from "./flaws";
import { taxonKinds } from "./kinds";
import { doubtSchema, doubts, reviewReasonSchema } from "./review";

/** Why a species is put under review, and what of it is in doubt; null ends the review. */
export const reviewSpecieInput = z.object({
  specieId: idSchema,
  review: z
    .object({
      reason: reviewReasonSchema,
      doubts: z.array(doubtSchema).max(doubts.length),
    })
    .nullable(),
});
export const reviewSpecieOutput = z.object({
  specieId: idSchema,
  underReview: z.boolean(),
});

/** The record `id` goes into `intoId`, which keeps its own names and takes those it lacks. */
export const mergeTaxaInput = z
  .object({
    operationId: operationIdSchema,
    collection: z.enum(taxonKinds),
    id: idSchema,
    intoId: idSchema,
  })
  .refine(({ id, intoId }) => id !== intoId, { path: ["intoId"] });
/** The run that does it, and how far it is: "running" goes on by itself. */
export const mergeTaxaOutput = z.object({
  runId: z.string(),
  status: z.enum(runStatuses),
});

/** Of each flaw at most this many species are named. */
export const flawedNamed = 100;

export const checkTaxonomyInput = z.object({});
/** How many species were read, how many have each flaw, and the first of them by latin name. */
export const checkTaxonomyOutput = z.object({
  read: z.number().int(),
  flaws: z.array(
    z.object({
      flaw: z.enum(flaws),
      count: z.number().int(),
      species: z.array(
        z.object({
          id: z.string(),
          latin: z.string(),
          name: z.string(),
        }),
      ),
    }),
  ),
});
