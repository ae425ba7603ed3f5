import * as z from "zod";
import type { RecordFacts } from "../access/can";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  textSchema,
} from "../schema/fields";
import type { CalendarDay } from "../time/calendar-day";
import { addDays, calendarDaySchema } from "../time/calendar-day";
import { datasetSchema, datasetsMost } from "./dataset";

export const projectStatuses = ["planned", "running", "ended"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const projectTitleMax = 200;
export const projectProseMax = 5000;
export const membersMost = 50;
export const projectAnimalsMost = 500;
export const projectCampaignsMost = 30;
export const projectBiblioMost = 200;
export const permitsMost = 20;
export const permitTextMax = 120;
/** The most documents of one project. */
export const projectFilesMost = 40;
export const documentTitleMax = 160;

const ids = (max: number) => z.array(idSchema).max(max).default([]);

/** Leave of an authority; null: it holds from ever, or for good. */
const permitSchema = z.object({
  number: textSchema(permitTextMax),
  authority: optional(textSchema(permitTextMax)),
  from: optional(calendarDaySchema),
  until: optional(calendarDaySchema),
});
export type Permit = z.infer<typeof permitSchema>;

/** `researchProjects/{projectId}`: what is asked, by whom, of which animals, with whose leave and from which data. */
export const projectSchema = z.object({
  zooId: derived(idSchema),
  projectId: derived(idSchema),
  title: textSchema(projectTitleMax),
  question: optional(proseSchema(projectProseMax)),
  methods: optional(proseSchema(projectProseMax)),
  note: optional(proseSchema(projectProseMax)),
  status: z.enum(projectStatuses).default("planned"),
  startDay: optional(calendarDaySchema),
  /** The last day. */
  endDay: optional(calendarDaySchema),
  leadId: idSchema,
  memberIds: ids(membersMost),
  /** Who leads it and its members, in one list to be asked for. */
  readerIds: derived(ids(membersMost + 1)),
  animalIds: ids(projectAnimalsMost),
  permits: z.array(permitSchema).max(permitsMost).default([]),
  campaignIds: ids(projectCampaignsMost),
  biblioIds: ids(projectBiblioMost),
  /** What was frozen, the oldest first; nothing of it changes. */
  datasets: z.array(datasetSchema).max(datasetsMost).default([]),
  /** The last day of the permit of whose end people are told now; functions alone write it. */
  permitTold: derived(optional(calendarDaySchema)),
  /** Protocol, permits as scanned, what was published: functions alone write where they lie. */
  attachments: derived(z.array(fileSchema).max(projectFilesMost).default([])),
  /** What documents are called; one that is named nowhere is called by its kind and number. */
  documentTitles: z
    .array(z.object({ path: fileSchema, title: textSchema(documentTitleMax) }))
    .max(projectFilesMost)
    .default([]),
  archived: z.boolean().default(false),
  ...metaFields,
});
export type Project = z.infer<typeof projectSchema>;

/** Who reads a project because they are named in it, each once. */
export const readersOf = ({
  leadId,
  memberIds,
}: Pick<Project, "leadId" | "memberIds">): string[] => [
  ...new Set([leadId, ...memberIds]),
];

/** What `can()` needs to know of a project: who leads it changes it, whoever is named reads it. */
export const projectFacts = (
  project: Pick<Project, "zooId" | "leadId" | "memberIds">,
): RecordFacts => ({
  zooId: project.zooId,
  authorId: project.leadId,
  audience: readersOf(project),
});

export type PermitState = "future" | "valid" | "soon" | "over";

/** So many days before its last one a permit is to be renewed. */
const soonDays = 60;

/** How a permit stands on a day, both its days included; one that ends within 60 days ends "soon". */
export function permitState(
  { from, until }: Pick<Permit, "from" | "until">,
  today: CalendarDay,
): PermitState {
  if (from !== null && from > today) return "future";
  if (until === null) return "valid";
  if (until < today) return "over";
  return until <= addDays(today, soonDays) ? "soon" : "valid";
}
