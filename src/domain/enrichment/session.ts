import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
  proseSchema,
} from "../schema/fields";
import { labelsOfOneMax } from "./enrichment";
import { quantityMax } from "./movement";

export const sessionAnimalsMax = 200;
export const sessionEnclosuresMax = 20;
export const evaluationNoteMax = 2000;

/** Planned; placed; taken out and to be evaluated; over. */
export const sessionStates = ["add", "ongoing", "remove", "completed"] as const;
export type SessionState = (typeof sessionStates)[number];

/** Three faces: what an animal made of it. */
export const responses = ["positive", "neutral", "negative"] as const;

/** What became of a goal. */
export const goalStates = ["achieved", "unexpected", "notAchieved"] as const;

/** What was seen of an object: of each animal that was watched, of each goal that was judged. */
export const evaluationSchema = z.object({
  responses: z.record(idSchema, z.enum(responses)),
  goals: z.record(idSchema, z.enum(goalStates)),
  note: optional(proseSchema(evaluationNoteMax)),
  by: idSchema,
  at: z.date(),
});
export type Evaluation = z.infer<typeof evaluationSchema>;

const ids = (max: number) => z.array(idSchema).max(max).default([]);

/** `enrichmentSessions/{sessionId}`: an object that is given to animals, from its plan to what came of it. */
export const enrichmentSessionSchema = z.object({
  zooId: derived(idSchema),
  sessionId: derived(idSchema),
  enrichmentId: idSchema,
  /** The establishment's side of the object. */
  useId: idSchema,
  enclosureIds: ids(sessionEnclosuresMax),
  animalIds: ids(sessionAnimalsMax),
  /** The species of these animals, or of those of the enclosures. */
  specieIds: ids(sessionAnimalsMax),
  /** The sectors of the enclosures. */
  sectorIds: ids(sessionEnclosuresMax),
  quantity: z.number().int().min(1).max(quantityMax).default(1),
  /** What it is for; empty: what the object is for. */
  goalIds: ids(labelsOfOneMax),
  /** When it is to be placed; when it was, where nobody planned it. */
  plannedFor: z.date(),
  /** When it is to be taken out; null: nobody said. */
  plannedUntil: optional(z.date()),
  /** Whether the plan is a task of the sectors' keepers, too. */
  asksTask: z.boolean().default(false),
  status: z.enum(sessionStates).default("add"),
  placedAt: optional(z.date()),
  placedBy: optional(idSchema),
  removedAt: optional(z.date()),
  removedBy: optional(idSchema),
  evaluation: optional(evaluationSchema),
  /** What it looked like: a judgement that was made without a network never meets it. */
  picture: derived(optional(fileSchema)),
  /** The sessions of one recurrence. */
  seriesId: optional(idSchema),
  /** The task that asks for it. */
  taskId: derived(optional(idSchema)),
  isDeleted: z.boolean().default(false),
  ...metaFields,
});
export type EnrichmentSession = z.infer<typeof enrichmentSessionSchema>;

/** What the rules admit of a logged session: one enclosure, whose sector is looked up. */
export const isLogged = ({
  status = "add",
  enclosureIds = [],
}: Partial<Pick<EnrichmentSession, "status" | "enclosureIds">>): boolean =>
  status !== "add" && enclosureIds.length === 1;
