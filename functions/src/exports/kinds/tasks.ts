import type { AskedOf } from "@domain/export/asked";
import { tasksOfPeriodQuery } from "@domain/export/export-queries";
import { fullName } from "@domain/person/user";
import { isOfHealth } from "@domain/task/facts";
import { isLate } from "@domain/task/state";
import type { Task } from "@domain/task/task";
import type { TableWords } from "@domain/task/task-table";
import { taskTable } from "@domain/task/task-table";
import { addDays } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { namesOf } from "../names";
import { atOnce, countOf, readableBy } from "../read";
import type { Asking, Table } from "./exporter";
import { wantedTasks } from "./tasks/wanted";

const idsAt = (tasks: readonly Task[], level: Task["target"]["level"]) =>
  tasks.flatMap(({ target }) => (target.level === level ? target.ids : []));

/** The tasks that were due in a period, narrowed as their list was, soonest first; where it was not, whatever became of them. */
export function tasksTable(
  { session, say, now }: Asking,
  asked: AskedOf<"tasks">,
): Table {
  const { period } = asked;
  const query = tasksOfPeriodQuery(
    session.zooId,
    startOfDay(period.since),
    startOfDay(addDays(period.until, 1)),
    atOnce,
  );
  const wanted = wantedTasks({ session, now }, asked);
  const sectors = namesOf("sectors", (one) => one.sectorName);
  const enclosures = namesOf("enclosures", (one) => one.enclosureName);
  const animals = namesOf("animals", (one) => one.animalName);
  const people = namesOf("users", fullName);
  const nameAt = {
    SECTOR: () => "",
    ENCLOSURE: enclosures.of,
    ANIMAL: animals.of,
  };
  const words: TableWords = {
    header: (column) =>
      column === "completedBy" || column === "signedBy"
        ? say(`tasks.export.${column}`)
        : column === "tags"
          ? say("tasks.filter.tag")
          : say(`tasks.fields.${column}`),
    type: (type) => say(`tasks.options.type.${type}`),
    state: (state, task) =>
      state === "open" && isLate(task, now)
        ? say("tasks.states.openLate")
        : say(`tasks.states.${state}`),
    sector: sectors.of,
    targets: ({ target: { level, ids } }) =>
      ids.map(nameAt[level]).filter((name) => name !== ""),
    person: (id) => people.of(id) || say("tasks.states.unknownPerson"),
  };
  const learn = async (tasks: readonly Task[]) => {
    await sectors.learn(tasks.flatMap(({ sectorIds }) => sectorIds));
    await enclosures.learn(idsAt(tasks, "ENCLOSURE"));
    await animals.learn(idsAt(tasks, "ANIMAL"));
    await people.learn(
      tasks.flatMap(({ responsibleIds, takenBy, completedBy, signedBy }) => [
        ...responsibleIds,
        takenBy,
        completedBy,
        signedBy,
      ]),
    );
  };
  return {
    header: taskTable([], now, words)[0] ?? [],
    total: () => countOf([query]),
    async *pages() {
      for await (const { records: all, looked } of readableBy(session, [
        query,
      ])) {
        const records = await wanted.of(all);
        await learn(records);
        yield {
          rows: taskTable(records, now, words).slice(1),
          looked,
          ofHealth: records.some(isOfHealth),
        };
      }
    },
  };
}
