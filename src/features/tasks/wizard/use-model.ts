import type { TaskForm } from "@domain/task/form/task-form";
import { useState } from "react";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { idParam } from "../parts/id-param";
import { useRecurrencePart } from "./use-recurrence-part";

export interface Model {
  id: string;
  /** What it says; it has no targets yet. */
  form: TaskForm;
  targetIds: readonly string[];
}

/** The task, else the automation, that the address takes for a model; undefined for none, null while it is on its way. */
export function useModel(params: URLSearchParams): Model | undefined | null {
  const [now] = useState(() => new Date());
  const taskId = idParam(params, "taskId");
  const automationId = taskId === null ? idParam(params, "automationId") : null;
  const task = useLiveDoc("tasks", taskId);
  const template = useLiveDoc("taskTemplates", automationId);
  const id = taskId ?? automationId;
  const { part, failure } = useRecurrencePart(id !== null);
  if (id === null || failure !== null) return undefined;
  const asked = taskId === null ? template : task;
  if (asked.state === "loading" || part === null) return null;
  if (task.state === "data" && task.data !== null)
    return modelOf(
      id,
      part.formLike({ task: task.data.data }, now),
      task.data.data,
    );
  if (template.state === "data" && template.data !== null)
    return modelOf(
      id,
      part.formLike({ template: template.data.data }, now),
      template.data.data,
    );
  return undefined;
}

const modelOf = (
  id: string,
  form: TaskForm,
  { target }: { target: { ids: readonly string[] } },
): Model => ({ id, form, targetIds: target.ids });
