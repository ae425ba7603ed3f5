import type { TaskForm } from "@domain/task/form/task-form";
import type { RecordForm } from "../../../ui/form/use-record-form";

export interface FieldsProps {
  form: RecordForm<TaskForm>;
}
