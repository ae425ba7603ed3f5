import type { AskedOf } from "@domain/export/asked";
import { matches } from "@domain/query/query";
import { teamFields } from "@domain/sector/sector";
import { isInTaskList } from "@domain/task/filter/listed";
import type { TaskFilter } from "@domain/task/filter/task-filter";
import type { Task } from "@domain/task/task";
import { taskListQueries } from "@domain/task/task-queries";
import { factsOf } from "../../names";
import { atOnce } from "../../read";
import type { Asking } from "../exporter";

/** Which tasks of a page are in the list that a file was asked of, as its page finds them. */
export function wantedTasks(
  { session, now }: Pick<Asking, "session" | "now">,
  { narrowed, sectorId, period }: AskedOf<"tasks">,
): { of: (tasks: readonly Task[]) => Promise<Task[]> } {
  if (narrowed === null) {
    const isThere = ({ sectorIds }: Task) =>
      sectorId === null || sectorIds.includes(sectorId);
    return { of: (tasks) => Promise.resolve(tasks.filter(isThere)) };
  }
  const { since: from, until: to } = period;
  const filter: TaskFilter = { ...narrowed, sectorId, from, to };
  const queries = taskListQueries(session, filter, now, atOnce);
  const species = factsOf("animals", (one) => one.specieId);
  const teams = factsOf("sectors", (one) => one);
  const known = {
    specieOf: species.of,
    peopleOf: (id: string, role: keyof typeof teamFields) =>
      teams.of(id)?.[teamFields[role]] ?? [],
  };
  return {
    async of(tasks) {
      if (filter.specieId !== null)
        await species.learn(tasks.flatMap(({ animalIds }) => animalIds));
      if (filter.role !== null)
        await teams.learn(tasks.flatMap(({ sectorIds }) => sectorIds));
      return tasks.filter(
        (task) =>
          queries.some((query) => matches(query, task)) &&
          isInTaskList(session, task, filter, { now, known }),
      );
    },
  };
}
