import * as z from "zod";
import type { CannotSay } from "../analysis/said";
import { behavioursMost } from "../ethogram/version";
import { derived, idSchema, metaFields, optional } from "../schema/fields";
import { questionsMost } from "../survey/version";
import { versionsMost } from "../versions/version-list";

/** What is certified: answers held against a key, or sessions of observation against an expert's. */
export const certificateKinds = ["answers", "observation"] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** What is compared: the answers; the records of scans; what went on while animals were followed; the events told then. */
export const comparedChannels = [
  "answers",
  "scans",
  "focal",
  "events",
] as const;
export type ComparedChannel = (typeof comparedChannels)[number];

export const verdicts = ["passed", "notPassed", "cannotSay"] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a figure cannot be said: the reasons of `CannotSay`. */
export const unsaidWhys = [
  "nothingObserved",
  "tooFew",
  "notReached",
  "chanceIsOne",
  "notExclusive",
  "oneCategory",
  "unevenRaters",
] as const satisfies readonly CannotSay[];

const figureFields = {
  /** How many questions, records or events were compared. */
  n: z.number().int().min(0),
  /** The share right of answers, else kappa; null: it cannot be said. */
  value: optional(z.number().min(-1).max(1)),
  /** Its 95 % interval; null: there is none. */
  low: optional(z.number().min(-1).max(1)),
  high: optional(z.number().min(-1).max(1)),
  /** Why it cannot be said; null: it can. */
  why: optional(z.enum(unsaidWhys)),
};

const figureSchema = z.object({
  of: z.enum(comparedChannels),
  ...figureFields,
});
/** How far somebody agrees in one channel. */
export type CertificateFigure = z.infer<typeof figureSchema>;

const behaviourSchema = z.object({
  behaviourId: idSchema,
  of: z.enum(comparedChannels),
  ...figureFields,
});

/** The most parts that coverage tells apart, whatever is certified. */
const partsMost = Math.max(questionsMost, behavioursMost);
const partsSchema = z.array(z.string().max(200)).max(partsMost).default([]);

/**
 * `observerCertificates/{certificateId}`: how far somebody agreed with the key of a training, or with its expert, in one
 * evaluation or one session. Functions make it, and make it anew as long as what it follows from changes; a later one stands
 * beside it. It says nothing of which answers were wrong: others who learn may read it.
 */
export const certificateSchema = z.object({
  zooId: derived(idSchema),
  certificateId: derived(idSchema),
  userId: derived(z.string().max(200)),
  campaignId: derived(idSchema),
  kind: derived(z.enum(certificateKinds)),
  /** The evaluation or the session. */
  sourceId: derived(idSchema),
  /** The questionnaire or the ethogram. */
  formId: derived(idSchema),
  version: derived(z.number().int().min(1).max(versionsMost)),
  /** When it was handed in or closed. */
  at: derived(z.date()),
  /** The session it was held against, and whose that is; null: the key of the campaign. */
  expertSessionId: derived(optional(idSchema)),
  expertId: derived(optional(z.string().max(200))),
  verdict: derived(z.enum(verdicts)),
  figures: derived(z.array(figureSchema).max(comparedChannels.length)),
  /** Of observation, on each behaviour that one of both told. */
  behaviours: derived(
    z
      .array(behaviourSchema)
      .max(2 * behavioursMost)
      .default([]),
  ),
  /** The questions that the key answers, or the behaviours that the expert told. */
  met: derived(partsSchema),
  /** The others of the version: the test says nothing of them. */
  missed: derived(partsSchema),
  isDeleted: z.boolean().default(false),
  ...metaFields,
});
export type Certificate = z.infer<typeof certificateSchema>;

/** What a comparison found, as a certificate holds it. */
export type Found = Pick<
  Certificate,
  "verdict" | "figures" | "behaviours" | "met" | "missed"
>;

/** The id follows from what is certified, so that twice is once. */
export const certificateIdOf = (
  kind: CertificateKind,
  sourceId: string,
): string => `${kind}_${sourceId}`;

/** The share of a version that a test met, 0 to 1; null: the version asks nothing. */
export function coveredBy({
  met,
  missed,
}: Pick<Certificate, "met" | "missed">): number | null {
  const all = met.length + missed.length;
  return all === 0 ? null : met.length / all;
}
