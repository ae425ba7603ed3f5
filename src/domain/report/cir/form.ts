import * as z from "zod";
import { idSchema } from "../../schema/fields";
import {
  chosen,
  formIssues,
  freeText,
  requiredLine,
  requiredText,
  requiredDay,
} from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { CalendarDay } from "../../time/calendar-day";
import type { Cir } from "./cir";
import {
  cirSummaryMax,
  cirTitleMax,
  findingMax,
  findingsMost,
  participantMax,
  participantsMost,
  recommendationMax,
  recommendationPriorities,
  recommendationsMost,
  severities,
  subjectMax,
} from "./cir";

/** What a person fills in of a visit's report. */
export const cirFormSchema = z.object({
  title: requiredLine(cirTitleMax),
  visitDate: requiredDay,
  participants: z
    .array(requiredLine(participantMax))
    .max(participantsMost, { error: "tooMuch" }),
  summary: freeText(cirSummaryMax),
  findings: z
    .array(
      z.object({
        findingId: idSchema,
        subject: requiredLine(subjectMax),
        enclosureId: idSchema.nullable(),
        severity: z.enum(severities),
        text: requiredText(findingMax),
      }),
    )
    .max(findingsMost, { error: "tooMuch" }),
  recommendations: z
    .array(
      z.object({
        recommendationId: idSchema,
        findingId: idSchema.nullable(),
        enclosureId: chosen(idSchema),
        text: requiredLine(recommendationMax),
        priority: z.enum(recommendationPriorities),
        dueDate: requiredDay,
        asksTask: z.boolean(),
      }),
    )
    .max(recommendationsMost, { error: "tooMuch" }),
});
export type CirForm = z.input<typeof cirFormSchema>;

/** What is wrong with the form of a visit's report; [] when it may be sent. */
export const cirIssues = (form: CirForm): Issue[] =>
  formIssues(cirFormSchema, form);

/** The form of a new report of a visit on this day. */
export const newCirForm = (today: CalendarDay): CirForm => ({
  title: "",
  visitDate: today,
  participants: [],
  summary: "",
  findings: [],
  recommendations: [],
});

/** A stored report as a form to change. */
export const cirFormOf = ({
  title,
  visitDate,
  participants,
  summary,
  findings,
  recommendations,
}: Pick<Cir, keyof CirForm>): CirForm => ({
  ...{ title, visitDate, participants, summary, findings, recommendations },
});

/** What is stored of a form without issues. */
export const cirValues = (form: CirForm) => ({
  title: form.title.trim(),
  visitDate: form.visitDate as CalendarDay,
  participants: form.participants.map((one) => one.trim()),
  summary: form.summary.trim(),
  findings: form.findings.map((one) => ({
    ...one,
    subject: one.subject.trim(),
    text: one.text.trim(),
  })),
  recommendations: form.recommendations.map((one) => ({
    ...one,
    enclosureId: one.enclosureId as string,
    dueDate: one.dueDate as CalendarDay,
    text: one.text.trim(),
  })),
});

/** A form without one of its findings: what followed from it follows from the visit as a whole. */
export const withoutFinding = (
  form: Pick<CirForm, "findings" | "recommendations">,
  findingId: string,
): Pick<CirForm, "findings" | "recommendations"> => ({
  findings: form.findings.filter((one) => one.findingId !== findingId),
  recommendations: form.recommendations.map((one) =>
    one.findingId === findingId ? { ...one, findingId: null } : one,
  ),
});
