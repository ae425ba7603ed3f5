import { asRun } from "../recurrence/schedule";
import type { Task } from "../task/task";
import type { TaskForm } from "../task/form/task-form";
import { newTaskForm } from "../task/form/task-form";
import { wordsOf } from "../task/form/values";
import { fieldOfInstant } from "../time/date-field";
import type { Template } from "./template";
import { formOfTemplate } from "./template-form";

/**
 * A new form at `now` with what a task or an automation says: its words, people and rhythm, which begins
 * anew. Where it is to be done is chosen by whoever reads the records it names: targets are [].
 */
export function formLike(
  like: { task: Task } | { template: Template },
  now: Date,
): TaskForm {
  const empty = newTaskForm(now);
  if ("task" in like) {
    const { task } = like;
    return {
      ...empty,
      ...wordsOf(task),
      type: task.type,
      level: task.target.level,
      collect: task.collect,
      responsibleIds: task.responsibleIds,
      leadTime: task.visibilityLeadTime,
      sendNotification: task.sendNotification,
    };
  }
  const { template } = like;
  const form = formOfTemplate(template);
  return {
    ...form,
    targets: [],
    dueAt: empty.dueAt,
    scheduledFor: null,
    openedAt: empty.openedAt,
    // A rule of its own is at the time of its start.
    time:
      asRun(template.schedule).recurrence === "CUSTOM"
        ? (fieldOfInstant(template.schedule.startAt)?.slice(11, 16) ??
          form.time)
        : form.time,
  };
}
