import * as z from "zod";
import { idSchema } from "../../../schema/fields";
import { chosen, formIssues, requiredText } from "../../../schema/form";
import type { Issue } from "../../../schema/issue";
import type { Alert, HandSubject } from "../alert";
import { alertTextMax, alertTypes, handCause, handSubjects } from "../alert";
import { assessFields, assessValues, dueIssues, dueOf } from "./assess";

/** Whether an alert about such a subject may be one of health, which only who reads health values sees. */
export const mayBeOfHealth = (kind: HandSubject): boolean =>
  kind === "animal" || kind === "group";

const handFormSchema = z.object({
  type: chosen(z.enum(alertTypes)),
  kind: z.enum(handSubjects),
  subjectId: chosen(idSchema),
  text: requiredText(alertTextMax),
  ofHealth: z.boolean(),
  ...assessFields,
});
/** What a person fills in to make an alert. */
export type HandForm = z.input<typeof handFormSchema>;

/** The form as it begins: about no enclosure yet, of middle likelihood and severity. */
export const newHandForm: HandForm = {
  type: null,
  kind: "enclosure",
  subjectId: null,
  text: "",
  ofHealth: false,
  likelihood: 3,
  severity: 3,
  owner: null,
  due: null,
};

/** What is wrong with it at `now`; [] when it may be sent. */
export const handIssues = (form: HandForm, now: Date): Issue[] => [
  ...formIssues(handFormSchema, form),
  ...dueIssues(dueOf(form.due), null, now),
];

type HandValues = Pick<
  Alert,
  | "type"
  | "class"
  | "subject"
  | "source"
  | "textKey"
  | "text"
  | "openedAt"
  | "likelihood"
  | "severity"
  | "owner"
  | "due"
>;

/** The fields of the alert `id` that a person makes at `now`; null where the form is not sound. */
export function handValues(
  form: HandForm,
  id: string,
  now: Date,
): HandValues | null {
  const { data } = handFormSchema.safeParse(form);
  const assessed = assessValues(form);
  if (data === undefined || assessed === null) return null;
  const { type, kind, subjectId, text, ofHealth } = data;
  return {
    type,
    class: ofHealth && mayBeOfHealth(kind) ? "health" : "general",
    subject: { kind, id: subjectId, areaId: null },
    source: { kind: handCause, id },
    textKey: handCause,
    text,
    openedAt: now,
    ...assessed,
  };
}
