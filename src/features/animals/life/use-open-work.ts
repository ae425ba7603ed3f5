import { isAboutAlone } from "@domain/animal/end";
import { isToRun } from "@domain/automation/lifecycle";
import type { Task } from "@domain/task/task";
import { workInQueries } from "@domain/task/work-queries";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";

/** As many of each as are named. */
const named = 20;

interface NamedWork {
  id: string;
  title: string;
}

/** The open work that names an animal: what is about it alone, how much is about others too, and whether there is more than was read. */
export interface OpenWork {
  state: "loading" | "error" | "data";
  tasks: readonly NamedWork[];
  automations: readonly NamedWork[];
  shared: number;
  more: boolean;
}

interface Aimed {
  id: string;
  data: Pick<Task, "target" | "title">;
}

const nameOf = ({ id, data: { title } }: Aimed): NamedWork => ({ id, title });

/** The tasks to be done and the automations still at work that name an animal. */
export function useOpenWork({ id, data }: Row<"animals">): OpenWork {
  const place = { field: "animalIds", id } as const;
  const queries = workInQueries(data.zooId, place, named);
  const tasks = useLiveQueries([queries.tasks]);
  const templates = useLiveQueries([queries.taskTemplates]);
  const open = tasks.state === "data" ? tasks.data.rows : [];
  const toRun =
    templates.state === "data"
      ? templates.data.rows.filter((row) => isToRun(row.data))
      : [];
  const isAlone = (row: Aimed) => isAboutAlone(row.data, id);
  const all: readonly Aimed[] = [...open, ...toRun];
  const states = [tasks.state, templates.state];
  return {
    state: states.includes("error")
      ? "error"
      : states.includes("loading")
        ? "loading"
        : "data",
    tasks: open.filter(isAlone).map(nameOf),
    automations: toRun.filter(isAlone).map(nameOf),
    shared: all.filter((row) => !isAlone(row)).length,
    more: [tasks, templates].some(
      (live) => live.state === "data" && live.data.rows.length >= named,
    ),
  };
}
