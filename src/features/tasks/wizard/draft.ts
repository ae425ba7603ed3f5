import { missedRunPolicies } from "@domain/recurrence/missed-run-policy";
import { recurrences } from "@domain/recurrence/schedule";
import { idSchema } from "@domain/schema/fields";
import { leadTimes, targetLevels, taskTypes } from "@domain/task/task";
import type { TaskForm } from "@domain/task/task-form";
import * as z from "zod";

const storageKey = "task-draft";

const formSchema = z.object({
  title: z.string(),
  type: z.enum(taskTypes),
  description: z.string(),
  level: z.enum(targetLevels),
  targets: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      sectorId: idSchema.nullable(),
      enclosureId: idSchema.nullable(),
    }),
  ),
  responsibleIds: z.array(idSchema),
  dueAt: z.string().nullable(),
  scheduledFor: z.string().nullable(),
  leadTime: z.enum(leadTimes).nullable(),
  openedAt: z.string(),
  recurrence: z.enum(recurrences),
  interval: z.number().nullable(),
  time: z.string(),
  days: z.array(z.number()),
  dayOfMonth: z.number().nullable(),
  month: z.number().nullable(),
  rrule: z.string(),
  missedRunPolicy: z.enum(missedRunPolicies),
}) satisfies z.ZodType<TaskForm>;

const draftSchema = z.object({ owner: z.string(), form: formSchema });

/** Whose draft it is: a person, an establishment, and what the wizard was opened for. */
export const draftOwner = (
  uid: string,
  zooId: string,
  preset: string,
): string => JSON.stringify([uid, zooId, preset]);

/** The unfinished form of this owner in this tab; null for none. Anybody else's is forgotten. */
export function loadDraft(owner: string): TaskForm | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    const draft = draftSchema.safeParse(JSON.parse(text ?? "null"));
    if (draft.success && draft.data.owner === owner) return draft.data.form;
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage that is refused or broken holds no draft.
  }
  return null;
}

export function saveDraft(owner: string, form: TaskForm): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ owner, form }));
  } catch {
    // Without storage the form lives as long as the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was none.
  }
}
