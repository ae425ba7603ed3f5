import * as z from "zod";
import { idSchema } from "../schema/fields";
import { formIssues, freeText, requiredLine } from "../schema/form";
import type { Issue } from "../schema/issue";
import { isCalendarDay } from "../time/calendar-day";
import type { CalendarDay } from "../time/calendar-day";
import type { Permit, Project } from "./project";
import {
  membersMost,
  permitsMost,
  permitTextMax,
  projectAnimalsMost,
  projectCampaignsMost,
  projectProseMax,
  projectStatuses,
  projectTitleMax,
} from "./project";

const day = z
  .string()
  .nullable()
  .refine((text): boolean => text === null || isCalendarDay(text), {
    error: "invalid",
  });

const permitFormSchema = z
  .object({
    number: requiredLine(permitTextMax),
    authority: freeText(permitTextMax),
    from: day,
    until: day,
  })
  .refine(
    ({ from, until }) => from === null || until === null || until >= from,
    { error: "endBeforeStart", path: ["until"] },
  );
type PermitForm = z.infer<typeof permitFormSchema>;

/** What somebody types of a project. */
export const projectFormSchema = z
  .object({
    title: requiredLine(projectTitleMax),
    question: freeText(projectProseMax),
    methods: freeText(projectProseMax),
    note: freeText(projectProseMax),
    status: z.enum(projectStatuses),
    startDay: day,
    endDay: day,
    leadId: idSchema,
    memberIds: z.array(idSchema).max(membersMost),
    animalIds: z.array(idSchema).max(projectAnimalsMost),
    campaignIds: z.array(idSchema).max(projectCampaignsMost),
    permits: z.array(permitFormSchema).max(permitsMost),
  })
  .refine(
    ({ startDay, endDay }) =>
      startDay === null || endDay === null || endDay >= startDay,
    { error: "endBeforeStart", path: ["endDay"] },
  );
export type ProjectForm = z.infer<typeof projectFormSchema>;

/** What is wrong with a form, in the order of its fields; [] when it may be sent. */
export const projectIssues = (form: ProjectForm): Issue[] =>
  formIssues(projectFormSchema, form);

/** A permit of which nothing is typed. */
export const noPermit: PermitForm = {
  ...{ number: "", authority: "", from: null, until: null },
};

/** The form of a project; a new one is led by whoever makes it. */
export const projectForm = (
  project: Project | null,
  uid: string,
): ProjectForm => ({
  title: project?.title ?? "",
  question: project?.question ?? "",
  methods: project?.methods ?? "",
  note: project?.note ?? "",
  status: project?.status ?? "planned",
  startDay: project?.startDay ?? null,
  endDay: project?.endDay ?? null,
  leadId: project === null ? uid : project.leadId,
  memberIds: project?.memberIds ?? [],
  animalIds: project?.animalIds ?? [],
  campaignIds: project?.campaignIds ?? [],
  permits:
    project?.permits.map((one) => ({
      ...one,
      authority: one.authority ?? "",
    })) ?? [],
});

const filled = (text: string): string | null => text.trim() || null;

const permitOf = ({ number, authority, from, until }: PermitForm): Permit => ({
  number: number.trim(),
  authority: filled(authority),
  from: from as CalendarDay | null,
  until: until as CalendarDay | null,
});

/** What a form stores, trimmed: a field left empty says nothing. */
export const projectValues = (form: ProjectForm) => ({
  title: form.title.trim(),
  question: filled(form.question),
  methods: filled(form.methods),
  note: filled(form.note),
  status: form.status,
  startDay: form.startDay as CalendarDay | null,
  endDay: form.endDay as CalendarDay | null,
  leadId: form.leadId,
  memberIds: form.memberIds.filter((id) => id !== form.leadId),
  animalIds: form.animalIds,
  campaignIds: form.campaignIds,
  permits: form.permits.map(permitOf),
});
