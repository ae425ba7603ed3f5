import * as z from "zod";
import { idSchema } from "../schema/fields";
import { formIssues, freeText, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import { fieldOfInstant, instantOfField } from "../time/date-field";
import type { Announcement } from "./announcement";
import {
  announcementContentMax,
  announcementPriorities,
  announcementTeams,
  announcementTitleMax,
  announcementTypes,
  linkSchema,
  recipientEnclosuresMax,
  recipientsMax,
} from "./announcement";
import { isForEverybody } from "./recipients";

const isLink = (text: string) => linkSchema.safeParse(text).success;

/** What a person fills in; dates are wall times of Paris as date fields give them. */
export const announcementFormSchema = z.object({
  title: requiredText(announcementTitleMax),
  type: z.enum(announcementTypes),
  priority: z.enum(announcementPriorities),
  content: freeText(announcementContentMax),
  externalLink: z
    .string()
    .trim()
    .refine((text) => text === "" || isLink(text), { error: "link" }),
  displayStartAt: z.string().nullable(),
  displayEndAt: z.string().nullable(),
  autoExpiry: z.boolean(),
  teams: z.array(z.enum(announcementTeams)),
  recipientIds: z.array(idSchema).max(recipientsMax),
  enclosureIds: z.array(idSchema).max(recipientEnclosuresMax),
  readConfirmation: z.boolean(),
  push: z.boolean(),
});
export type AnnouncementForm = z.input<typeof announcementFormSchema>;

/** An empty form opened at `now`: shown from this minute on, for everybody, without an end. */
export const newAnnouncementForm = (now: Date): AnnouncementForm => ({
  title: "",
  type: "info",
  priority: "normal",
  content: "",
  externalLink: "",
  displayStartAt: fieldOfInstant(
    new Date(Math.floor(now.getTime() / 60_000) * 60_000),
  ),
  displayEndAt: null,
  autoExpiry: true,
  teams: [],
  recipientIds: [],
  enclosureIds: [],
  readConfirmation: false,
  push: false,
});

/** A stored announcement as a form to change. */
export const announcementFormOf = (
  announcement: Announcement,
): AnnouncementForm => ({
  title: announcement.title,
  type: announcement.type,
  priority: announcement.priority,
  content: announcement.content ?? "",
  externalLink: announcement.externalLink ?? "",
  displayStartAt: fieldOfInstant(announcement.displayStartAt),
  displayEndAt: fieldOfInstant(announcement.displayEndAt),
  autoExpiry: announcement.autoExpiry,
  teams: announcement.teams,
  recipientIds: announcement.recipientIds,
  enclosureIds: announcement.enclosureIds,
  readConfirmation: announcement.readConfirmation,
  push: announcement.push,
});

interface Dated {
  displayStartAt: Date | null;
  displayEndAt: Date | null;
}

/** The issues of the display's dates: a start, and an end, where there is one, strictly after it. [] when fine. */
export function displayIssues({
  displayStartAt: start,
  displayEndAt: end,
}: Dated): Issue[] {
  if (start === null) return [{ field: "displayStartAt", code: "required" }];
  return end === null || end > start
    ? []
    : [{ field: "displayEndAt", code: "endBeforeStart" }];
}

type Addressed = Pick<
  Announcement,
  "recipientIds" | "enclosureIds" | "teams" | "readConfirmation"
>;

/** Whoever is asked to confirm is named: everybody in general confirms nothing. [] when fine. */
export const recipientIssues = (announcement: Addressed): Issue[] =>
  announcement.readConfirmation && isForEverybody(announcement)
    ? [{ field: "teams", code: "recipientsRequired" }]
    : [];

/** What is wrong with the form, in the order of its fields; [] when it may be sent. */
export function announcementIssues(form: AnnouncementForm): Issue[] {
  const unread = (field: "displayStartAt" | "displayEndAt"): Issue[] =>
    form[field] !== null && instantOfField(form[field]) === null
      ? [{ field, code: "invalid" }]
      : [];
  const misread = [...unread("displayStartAt"), ...unread("displayEndAt")];
  const dates = {
    displayStartAt: instantOfField(form.displayStartAt),
    displayEndAt: instantOfField(form.displayEndAt),
  };
  return [
    ...formIssues(announcementFormSchema, form),
    ...(misread.length > 0 ? misread : displayIssues(dates)),
    ...recipientIssues(form),
  ];
}

const textOrNull = (text: string): string | null =>
  text.trim() === "" ? null : text.trim();

/** The stored fields of a valid form; throws RangeError when the start is missing. */
export function announcementValues(form: AnnouncementForm) {
  const displayStartAt = instantOfField(form.displayStartAt);
  if (displayStartAt === null)
    throw new RangeError("an announcement without a start");
  const { type, priority, autoExpiry, readConfirmation, push } = form;
  return {
    title: form.title.trim(),
    type,
    priority,
    content: textOrNull(form.content),
    externalLink: textOrNull(form.externalLink),
    displayStartAt,
    displayEndAt: instantOfField(form.displayEndAt),
    autoExpiry,
    teams: announcementTeams.filter((team) => form.teams.includes(team)),
    recipientIds: [...new Set(form.recipientIds)],
    enclosureIds: [...new Set(form.enclosureIds)],
    readConfirmation,
    push,
  };
}
