import type { Task } from "@domain/task/task";
import { writeCsv } from "../../../../lib/csv";
import { dayOf } from "../../../../lib/format";
import { saveText } from "../../../../lib/save-json";
import type { TableWords } from "@domain/task/task-table";
import { taskTable } from "@domain/task/task-table";

/** Hands tasks to the browser as a table in a file of this name and day. */
export function saveTasks(
  tasks: readonly Task[],
  words: TableWords,
  name: string,
): void {
  const now = new Date();
  const text = writeCsv(taskTable(tasks, now, words));
  saveText(text, "text/csv", `suricate-${name}-${dayOf(now)}.csv`);
}
