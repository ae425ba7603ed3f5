import * as z from "zod";
import { idSchema } from "../schema/fields";
import { chosen, formIssues, freeText } from "../schema/form";
import type { Issue } from "../schema/issue";
import type { Target } from "../task/task";
import { taskReasonMax } from "../task/task";
import type { CalendarDay } from "../time/calendar-day";
import { isCalendarDay } from "../time/calendar-day";
import type { Animal } from "./animal";
import {
  animalStateReasonMax,
  animalStates,
  workDecisionSchema,
} from "./animal";

/** What a person fills in when an animal dies or leaves; the day is `YYYY-MM-DD`. */
export const endFormSchema = z.object({
  animalState: chosen(z.enum(animalStates)),
  animalStateDate: z
    .string()
    .refine((day) => isCalendarDay(day), { error: "required" }),
  animalStateReason: freeText(animalStateReasonMax),
  tasks: workDecisionSchema.shape.tasks,
  automations: workDecisionSchema.shape.automations,
});
export type EndForm = z.input<typeof endFormSchema>;

/** What is decided of the work that is about one animal alone. */
export type WorkChoice = Pick<EndForm, "tasks" | "automations">;

/** What is left without target ends with the animal, unless somebody says otherwise. */
export const endedWork: WorkChoice = {
  tasks: "cancel",
  automations: "archive",
};

/** A decision as it is stored; `because` is what a cancelled task gives as its reason. */
export const workDecision = (
  { tasks, automations }: WorkChoice,
  because: string,
): NonNullable<Animal["animalStateWork"]> => ({
  tasks,
  automations,
  reason: because.slice(0, taskReasonMax),
});

/** The form of an end on the given Paris day. */
export const endForm = (today: string): EndForm => ({
  animalState: null,
  animalStateDate: today,
  animalStateReason: "",
  ...endedWork,
});

/** The form of an end that is recorded, to be corrected; its work was settled then. */
export const recordedEnd = ({
  animalState,
  animalStateDate,
  animalStateReason,
}: Pick<
  Animal,
  "animalState" | "animalStateDate" | "animalStateReason"
>): EndForm => ({
  animalState,
  animalStateDate: animalStateDate ?? "",
  animalStateReason: animalStateReason ?? "",
  ...endedWork,
});

/** The stored fields of a corrected end; an inventory may have told it without its day. */
export function correctedEnd(form: EndForm) {
  const { animalState, animalStateDate, animalStateReason } = endValues(
    form,
    "",
  );
  const day = form.animalStateDate === "" ? null : animalStateDate;
  return { animalState, animalStateDate: day, animalStateReason };
}

/**
 * The issues of an end on the given Paris day (`YYYY-MM-DD`); [] when it may be sent. `dayUnknown`: it may stay without a
 * day, as it was recorded.
 */
export function endIssues(
  form: EndForm,
  today: string,
  dayUnknown = false,
): Issue[] {
  const { animalStateDate: day } = form;
  const isUnknown = dayUnknown && day === "";
  const issues = formIssues(
    endFormSchema,
    isUnknown ? { ...form, animalStateDate: today } : form,
  );
  return isCalendarDay(day) && day > today
    ? [...issues, { field: "animalStateDate", code: "dayFuture" }]
    : issues;
}

/** The stored fields of a valid end; `because` is what a cancelled task gives as its reason. */
export function endValues(form: EndForm, because: string) {
  const reason = form.animalStateReason.trim();
  return {
    animalState: form.animalState,
    animalStateDate: form.animalStateDate as CalendarDay,
    animalStateReason: reason === "" ? null : reason,
    animalStateWork: workDecision(form, because),
  };
}

/** Where an animal that comes back lives from then on. */
export const returnFormSchema = z.object({ enclosureId: chosen(idSchema) });
export type ReturnForm = z.input<typeof returnFormSchema>;

/** The issues of a return; [] when it may be sent. */
export const returnIssues = (form: ReturnForm): Issue[] =>
  formIssues(returnFormSchema, form);

/** The stored fields of a valid return at `now`; the desk takes day, reason and decision away. */
export const returnValues = (
  { enclosureId }: ReturnForm,
  sectorId: string | null,
  now: Date,
): Pick<
  Animal,
  "animalState" | "animalEnclosureData" | "sectorId" | "movedAt"
> => ({
  animalState: null,
  animalEnclosureData: { enclosureId },
  sectorId,
  movedAt: now,
});

/** What has a target. */
interface Aimed {
  target: Target;
}

/** Is this work about one animal and nothing else? */
export const isAboutAlone = ({ target }: Aimed, animalId: string): boolean =>
  target.level === "ANIMAL" && target.ids.every((id) => id === animalId);

/** A target without an animal; null where it does not name it, and where nothing would be left. */
export function targetWithout(
  { target }: Aimed,
  animalId: string,
): Target | null {
  const isNamed = target.level === "ANIMAL" && target.ids.includes(animalId);
  const ids = target.ids.filter((id) => id !== animalId);
  return isNamed && ids.length > 0 ? { ...target, ids } : null;
}

type Leaving = Pick<Animal, "animalState" | "animalStateWork" | "isArchived">;

/**
 * What becomes of the open tasks and the automations that are about this animal alone: as was decided when it died
 * or left, an end with a deleted one; null while it lives here, as with an end that nothing was decided with.
 */
export function workDecisionOf({
  animalState,
  animalStateWork,
  isArchived,
}: Leaving): Animal["animalStateWork"] {
  if (animalState !== null) return animalStateWork;
  return isArchived
    ? { tasks: "cancel", automations: "archive", reason: null }
    : null;
}
