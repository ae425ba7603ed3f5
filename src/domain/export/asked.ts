import * as z from "zod";
import { can } from "../access/can";
import type { Resource } from "../access/matrix";
import type { Session } from "../access/session";
import { animalSexes, animalStates } from "../animal/animal";
import {
  campaignModes,
  campaignTabs,
  listedPhases,
} from "../campaign/campaign";
import { listedStatuses } from "../observation/obs-session";
import { idSchema } from "../schema/fields";
import type { ExportKind } from "./export-job";
import { listsAsked, listsMadeOf, seesList } from "./lists";
import { alertsNarrowedSchema, tasksNarrowedSchema } from "./narrowed";
import { periodSchema } from "./period";

const id = idSchema.nullable().default(null);

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
    sex: z.enum(animalSexes).nullable().default(null),
    /** null: all that are not archived. */
    state: z.enum(exportedStates).nullable().default(null),
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
    tab: z.enum(campaignTabs).nullable().default(null),
    phase: z.enum(listedPhases).nullable().default(null),
    mode: z.enum(campaignModes).nullable().default(null),
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
    status: z.enum(listedStatuses).nullable().default(null),
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

/** Of which records a file is made: who reads any of them may ask for it. */
const madeOf = {
  animals: ["animals"],
  groups: ["groups"],
  enclosures: ["enclosures"],
  tasks: ["tasks"],
  campaigns: ["campaigns"],
  evaluations: ["evaluations"],
  answers: ["evaluations"],
  sessions: ["obsSessions"],
  figures: ["reports"],
  alerts: ["alerts"],
  values: ["measures"],
  health: ["healthValues", "healthNotes", "prescriptions", "doses"],
  ...listsMadeOf,
} as const satisfies Record<
  Exclude<ExportKind, "activity" | "table">,
  readonly Resource[]
>;

/** Whether somebody may take something of a kind away from an establishment at all; which records, each of them says. */
export function mayExport(session: Session, kind: ExportKind): boolean {
  const { zooId } = session;
  const own = can(session, "ask", "exportJobs", {
    zooId,
    userId: session.uid,
  });
  // Whoever has a table hands it in: it tells them nothing that they did not read.
  if (kind === "table") return own;
  const may =
    kind === "activity"
      ? can(session, "tally", "evaluations", { zooId })
      : madeOf[kind].some((one) => can(session, "read", one, { zooId })) &&
        seesList(session, kind);
  return own && may;
}

/** Whether what is asked says who did how much, which is not for whoever sees totals alone. */
export const mayAsk = (session: Session, asked: ExportAsked): boolean =>
  asked.kind !== "activity" ||
  asked.userId === null ||
  seesPeople(session, session.zooId);

/** Whether somebody is told who did how much in an establishment. */
export const seesPeople = (session: Session, zooId: string): boolean =>
  can(session, "tallyPeople", "evaluations", { zooId });
