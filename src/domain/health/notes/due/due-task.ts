import type { Animal } from "../../../animal/animal";
import { hasEnded } from "../../../animal/life";
import { equalValues } from "../../../record/equal";
import type { Values } from "../../../record/types";
import type { Sector } from "../../../sector/sector";
import { endOfDay } from "../../../task/due/end-of-day";
import { movedTo } from "../../../task/due/planned";
import { placeOfRecords } from "../../../task/place-of-records";
import { isOpen } from "../../../task/state";
import type { Task } from "../../../task/task";
import { systemAuthor, taskTitleMax } from "../../../task/task";
import { cancelTask } from "../../../task/transitions";
import type { CalendarDay } from "../../../time/calendar-day";
import { parisDay } from "../../../time/paris";
import type { HealthNote } from "../note";

/** As much of a sector as says whom the task asks. */
type Team = Pick<Sector, "veterinaryUserIds" | "managementUserIds">;

/** What a note, its animal and the animal's sector are by now. */
export interface DueOf {
  /** The line the note began with. */
  firstId: string;
  /** The line that says it now; null: it was taken back. */
  note: HealthNote | null;
  animal: Animal;
  /** null: it is in none. */
  team: Team | null;
}

const responsibleMost = 50;

/** Whom it asks: the sector's veterinarians, where there are none its management; [] leaves it to the sector. */
export function responsibleOf(team: Team | null): string[] {
  const vets = team?.veterinaryUserIds ?? [];
  const asked = vets.length > 0 ? vets : (team?.managementUserIds ?? []);
  return asked.slice(0, responsibleMost);
}

/** Why nothing is due again any more. */
export const dueEnds = [
  "withdrawn",
  "deceased",
  "departed",
  "removed",
] as const;
export type DueEnd = (typeof dueEnds)[number];

/** Why nothing is due again; null: something is. */
export function dueEndOf({ note, animal }: DueOf): DueEnd | null {
  if (hasEnded(animal))
    return animal.animalState === "deceased" ? "deceased" : "departed";
  if (animal.isArchived) return "removed";
  return (note?.nextDue ?? null) === null ? "withdrawn" : null;
}

/** The day on which something is due again; null: none. */
const dayOf = (due: DueOf): CalendarDay | null =>
  dueEndOf(due) === null ? (due.note?.nextDue ?? null) : null;

/** Where and when the task of a day is: with the animal, in the sector in which that is now. */
const placeOf = ({ animal }: DueOf, day: CalendarDay) => ({
  ...placeOfRecords({ level: "ANIMAL", ids: [animal.animalId] }, () => animal),
  scheduledFor: null,
  dueAt: endOfDay(day),
});

/** Was said before the day was over: what is noted later, as from old books, asks for nothing that has passed. */
const saidInTime = ({ createdAt, at }: HealthNote, day: CalendarDay) =>
  parisDay(createdAt ?? at) <= day;

/**
 * The fields of the task that a note's next due date asks for, null for none: it has none, said it too late, or its animal is here
 * no more or in no sector. `title` is all that is said of it: tasks are read by who reads no note.
 */
export function taskOfDue(due: DueOf, title: string): Values | null {
  const { firstId, note, animal, team } = due;
  const day = dayOf(due);
  if (note === null || day === null || !saidInTime(note, day)) return null;
  const place = placeOf(due, day);
  return place.sectorIds.length === 0
    ? null
    : {
        zooId: animal.zooId,
        authorId: systemAuthor,
        title: title.slice(0, taskTitleMax),
        type: "animal_check",
        status: "OPEN",
        responsibleIds: responsibleOf(team),
        // A year of dates that are due is no year of work at once.
        visibilityLeadTime: "oneWeek",
        healthNoteId: firstId,
        ...place,
      };
}

/** Cancelled by a function, not by somebody. */
const isTakenBack = ({ status, updatedBy }: Task): boolean =>
  status === "DELETED" && updatedBy === systemAuthor;

/**
 * What becomes of the task of a note's next due date by now, null for nothing: one that is open moves with its day and its animal,
 * in another sector to who is asked there, and is cancelled with a reason in the words of `reasonOf` once nothing is due; what was
 * cancelled so is opened again where something is. What people closed or cancelled stays.
 */
export function taskAfterDue(
  due: DueOf,
  task: Task,
  now: Date,
  reasonOf: (end: DueEnd) => string,
): Partial<Task> | null {
  const end = dueEndOf(due);
  const day = dayOf(due);
  if (end !== null || day === null)
    return cancelTask(
      task,
      { uid: systemAuthor, now },
      reasonOf(end ?? "withdrawn"),
    );
  const place = placeOf(due, day);
  if (place.sectorIds.length === 0) return null;
  const isElsewhere = !equalValues(place.sectorIds, task.sectorIds);
  const asked = isElsewhere
    ? { responsibleIds: responsibleOf(due.team) }
    : undefined;
  if (isOpen(task)) return movedTo(task, place, asked);
  if (!isTakenBack(task)) return null;
  const { responsibleIds, visibilityLeadTime } = task;
  return {
    ...place,
    ...{ responsibleIds, visibilityLeadTime },
    ...asked,
    status: "OPEN",
    deletedAt: null,
    deletedReason: null,
  };
}
