import * as z from "zod";
import { animalSexes, animalStates } from "../animal/animal";
import {
  campaignModes,
  campaignTabs,
  listedPhases,
} from "../campaign/campaign";
import { listedStatuses } from "../observation/obs-session";
import { idSchema } from "../schema/fields";
import type { ExportKind } from "./export-job";
import { listsAsked } from "./lists";
import { alertsNarrowedSchema, tasksNarrowedSchema } from "./narrowed";
import { id, one } from "./narrowing";
import { periodSchema } from "./period";

/** Which animals: those that live there, or what became of others. */
export const exportedStates = ["here", ...animalStates, "archived"] as const;

/** How finely values are told: each as it came, or what is kept of an hour, a day or a month. */
export const valueSteps = ["raw", "hour", "day", "month"] as const;
export type ValueStep = (typeof valueSteps)[number];

/** What is asked of each kind. */
export const exportAskedSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("animals"),
    sectorId: id,
    enclosureId: id,
    specieId: id,
    sex: one(animalSexes),
    /** null: all that are not archived. */
    state: one(exportedStates),
  }),
  z.object({ kind: z.literal("groups"), specieId: id }),
  z.object({ kind: z.literal("enclosures"), sectorId: id }),
  z.object({
    kind: z.literal("tasks"),
    period: periodSchema,
    sectorId: id,
    narrowed: tasksNarrowedSchema.nullable().default(null),
  }),
  z.object({
    kind: z.literal("campaigns"),
    tab: one(campaignTabs),
    phase: one(listedPhases),
    mode: one(campaignModes),
    specieId: id,
  }),
  z.object({
    kind: z.literal("evaluations"),
    period: periodSchema,
    campaignId: id,
    surveyId: id,
    subjectId: id,
    userId: id,
  }),
  z.object({
    kind: z.literal("answers"),
    period: periodSchema,
    campaignId: id,
    subjectId: id,
  }),
  z.object({
    kind: z.literal("sessions"),
    period: periodSchema,
    enclosureId: id,
    campaignId: id,
    obsId: id,
    animalId: id,
    userId: id,
    status: one(listedStatuses),
  }),
  z.object({ kind: z.literal("figures"), reportId: idSchema }),
  /** Behind a chart of a page; what it holds is handed in beside it. */
  z.object({ kind: z.literal("table"), of: z.literal("page") }),
  z.object({
    kind: z.literal("alerts"),
    period: periodSchema,
    narrowed: alertsNarrowedSchema.nullable().default(null),
  }),
  z.object({
    kind: z.literal("activity"),
    period: periodSchema,
    userId: id,
  }),
  z.object({
    kind: z.literal("values"),
    period: periodSchema,
    step: z.enum(valueSteps).default("raw"),
    sectorId: id,
    enclosureId: id,
  }),
  z.object({
    kind: z.literal("health"),
    period: periodSchema,
    animalId: id,
  }),
  ...listsAsked,
]);
export type ExportAsked = z.output<typeof exportAskedSchema>;
export type AskedOf<K extends ExportKind> = Extract<ExportAsked, { kind: K }>;
