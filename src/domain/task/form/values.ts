import { visible } from "../../schema/fields";
import { instantOfField } from "../../time/date-field";
import { collectWithin } from "../collect/collect";
import type { TaskTextName } from "../task";
import { eachTaskText } from "../task";
import type { TaskForm, TaskWords } from "./task-form";
import { distinct, placeOf } from "./place";

/** Tags as they are kept: of one line each, none twice, none blank. */
export const tagsOf = (tags: readonly string[]): string[] =>
  distinct(tags.map((tag) => tag.replace(/[\s\p{Cc}]+/gu, " ").trim())).filter(
    (tag) => visible.test(tag),
  );

const textOrNull = (text: string): string | null =>
  text.trim() === "" ? null : text.trim();

/** The stored words of a form. */
export const wordValues = (form: TaskWords) => ({
  title: form.title.trim(),
  ...eachTaskText((_, name) => textOrNull(form[name])),
});

/** The stored content of a form, without place and dates. */
export function contentValues(
  form: TaskWords &
    Pick<TaskForm, "type" | "tags" | "leadTime" | "sendNotification">,
) {
  return {
    ...wordValues(form),
    type: form.type,
    tags: tagsOf(form.tags),
    visibilityLeadTime: form.leadTime,
    sendNotification: form.sendNotification,
  };
}

/** Where the work of a form lies, and the value it asks for there. */
export function placeValues({
  level,
  targets,
  collect,
}: Pick<TaskForm, "level" | "targets" | "collect">) {
  const place = placeOf(level, targets);
  return { ...place, collect: collectWithin(collect, place.enclosureIds) };
}

/** The stored fields of a valid form for one task; throws RangeError when the due date is missing. */
export function taskValues(form: TaskForm, zooId: string) {
  const dueAt = instantOfField(form.dueAt);
  if (dueAt === null) throw new RangeError("a task without a due date");
  const scheduledFor = instantOfField(form.scheduledFor);
  return {
    zooId,
    ...contentValues(form),
    ...placeValues(form),
    responsibleIds: form.responsibleIds,
    scheduledFor,
    dueAt,
    status: "OPEN" as const,
  };
}

/** The words of a stored task or automation as a form shows them. */
export const wordsOf = (
  stored: { title: string } & Record<TaskTextName, string | null>,
): TaskWords => ({
  title: stored.title,
  ...eachTaskText((_, name) => stored[name] ?? ""),
});
