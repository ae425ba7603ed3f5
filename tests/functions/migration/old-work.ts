import type { Chance } from "./chance";
import type { Stored } from "./old-people";
import { oldDate } from "./old-places";

const types = ["feeding", "maintenance", "animal_check", "logistics", "safety"];
const statuses = [
  "OPEN",
  "ACTIVE",
  "IN_PROGRESS",
  "DONE",
  "ARCHIVED",
  "DELETED",
];

export interface Facility {
  sectors: Stored;
  enclosures: Stored;
  animals: Stored;
  people: readonly string[];
}

const idOf = (path: string) => path.split("/")[1] ?? "";

/** What a task is about, as the specification says it, or only in part. */
function placed(
  index: number,
  { sectors, enclosures, animals }: Facility,
  chance: Chance,
) {
  const pick = (from: Stored) => {
    const all = Object.entries(from);
    const [path = "", fields = {}] = all[chance.below(all.length)] ?? [];
    return { id: idOf(path), zooId: fields["zooId"] };
  };
  if (index % 3 === 0) {
    const { id, zooId } = pick(sectors);
    return {
      zooId,
      ...(index % 2 === 0
        ? { target: { level: "SECTOR", ids: [id] }, sectorIds: [id] }
        : { sectorId: id }),
    };
  }
  if (index % 3 === 1) {
    const { id, zooId } = pick(enclosures);
    return {
      zooId,
      enclosureIds: [id],
      ...(index % 2 === 0 ? { target: { level: "enclosure", ids: [id] } } : {}),
    };
  }
  const { id, zooId } = pick(animals);
  return { zooId, animalIds: [id], target: { level: "ANIMAL" } };
}

const dated = (index: number) =>
  index % 4 === 0
    ? { dueAtUnix: oldDate(index).getTime() }
    : index % 4 === 1
      ? { dueAt: oldDate(index).toISOString() }
      : { dueAt: oldDate(index), scheduledFor: oldDate(index) };

const content = (index: number, people: readonly string[]) => ({
  title: `Tâche ${index}`,
  description: index % 2 === 0 ? "" : "À faire",
  type: index % 50 === 0 ? "Feeding" : types[index % types.length],
  ...(index % 6 === 0 ? {} : { authorId: people[index % people.length] }),
  ...(index % 5 === 0
    ? { responsibleIds: [people[index % people.length]] }
    : {}),
  ...(index % 5 === 1 ? { responsibleIds: null } : {}),
  ...(index % 7 === 0 ? { createdAt: oldDate(index) } : {}),
  ...(index % 9 === 0 ? { visibilityLeadTime: 1 } : {}),
  ...(index % 10 === 0 ? { tags: null } : {}),
});

/** Tasks of old, one in eight the template of a recurring one. */
export function oldTasks(
  count: number,
  facility: Facility,
  chance: Chance,
): Stored {
  const stored: Stored = {};
  for (let index = 0; index < count; index += 1)
    stored[`tasks/task-${index}`] = {
      taskId: `task-${index}`,
      ...content(index, facility.people),
      ...placed(index, facility, chance),
      ...dated(index),
      status: statuses[index % statuses.length],
      ...(index % 8 === 0 ? recurring(index) : {}),
      ...(index % 100 === 99 ? { status: "NOBODY KNOWS" } : {}),
    };
  return stored;
}

const schedule = (index: number) => ({
  ...(index % 3 === 0 ? {} : { startAt: oldDate(index) }),
  recurrence: ["DAILY", "weekly", "MONTHLY", "CUSTOM"][index % 4],
  recurrenceTime: index % 5 === 0 ? null : "8:30",
  recurrenceInterval: index % 2 === 0 ? 1 : "2",
  recurrenceDayOfWeek: index % 3 === 0 ? "0,2" : index % 3 === 1 ? 3 : [1],
  recurrenceDayOfMonth: 31,
  rrule: "",
  cronExpression: "whatever",
});

const recurring = (index: number) => ({
  isRecurringTemplate: true,
  schedule: schedule(index),
  ...(index % 3 === 0 ? {} : { nextExecution: oldDate(index + 1) }),
  lastExecution: oldDate(index),
  executionCount: index,
});

export function oldTemplates(
  count: number,
  facility: Facility,
  chance: Chance,
): Stored {
  const stored: Stored = {};
  for (let index = 0; index < count; index += 1)
    stored[`taskTemplates/template-${index}`] = {
      templateId: `template-${index}`,
      ...content(index, facility.people),
      ...placed(index, facility, chance),
      schedule: schedule(index),
      ...(index % 3 === 0 ? { isActive: false } : { isActive: true }),
      ...(index % 6 === 0 ? { deletedAt: oldDate(index) } : {}),
      ...(index % 2 === 0
        ? { nextRun: oldDate(index) }
        : { lastRun: oldDate(index) }),
    };
  return stored;
}
