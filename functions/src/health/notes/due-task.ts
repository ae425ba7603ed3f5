import type { Animal } from "@domain/animal/animal";
import { zooLanguage } from "@domain/establishment/offers";
import type { DueOf } from "@domain/health/notes/due/due-task";
import { taskAfterDue, taskOfDue } from "@domain/health/notes/due/due-task";
import { taskIdOfNote } from "@domain/health/notes/due/task-id";
import { noteThreads } from "@domain/health/notes/fold";
import type { HealthNote } from "@domain/health/notes/note";
import { dueLinesQuery, notesAtQuery } from "@domain/health/notes/note-queries";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import { readingOf, ref } from "../../edge/documents";
import { pagesOfQuery } from "../../edge/pages";
import { compile } from "../../edge/query";
import type { Say } from "../../mail/texts";
import { speaking } from "../../mail/texts";
import { followWith } from "../../work/follow-with";

/** The notes of one animal and instant: corrections keep both, so they are found together. */
export type NotesAt = Pick<HealthNote, "zooId" | "animalId" | "at">;

/** Those of a sector whom its tasks ask, and how things are said in the establishment. */
async function surroundings(transaction: Transaction, animal: Animal) {
  const { zooId, sectorId } = animal;
  const [storedZoo, storedSector] = await transaction.getAll(
    ref("zoo", zooId),
    ...(sectorId === null ? [] : [ref("sectors", sectorId)]),
  );
  const zoo = storedZoo && readingOf("zoo", storedZoo).record;
  const sector = storedSector && readingOf("sectors", storedSector).record;
  return {
    team: sector?.zooId === zooId ? sector : null,
    say: speaking(zooLanguage(zoo ?? { languages: [] })),
  };
}

async function threadsAt(transaction: Transaction, at: NotesAt) {
  const { docs } = await transaction.get(compile(notesAtQuery(at)));
  return noteThreads(
    docs.flatMap((doc) => readingOf("healthNotes", doc).record ?? []),
  );
}

/** Brings the task of one note to what that asks; answers whether there was something to do. */
function followDue(
  transaction: Transaction,
  due: DueOf,
  stored: FirebaseFirestore.DocumentSnapshot,
  { say, now, dryRun }: { say: Say; now: Date; dryRun: boolean },
) {
  const title = say("visits.title", { name: due.animal.animalName });
  return followWith(transaction, stored, now, {
    dryRun,
    make: () => Promise.resolve(taskOfDue(due, title)),
    after: (task) =>
      taskAfterDue(due, task, now, (end) => say(`visits.ended.${end}`)),
  });
}

/**
 * Brings the tasks of the next due dates of an animal's notes of one instant to what the notes say by now: each has one, it moves
 * with the date and the animal, and is cancelled once nothing is due. Safe to replay, in whatever order; answers the notes of
 * which there was something to do.
 */
export const followNotesAt = (
  at: NotesAt,
  now: Date,
  { dryRun } = { dryRun: false },
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const storedAnimal = await transaction.get(ref("animals", at.animalId));
    const { record: animal } = readingOf("animals", storedAnimal);
    if (animal?.zooId !== at.zooId) return [];
    const { team, say } = await surroundings(transaction, animal);
    const threads = await threadsAt(transaction, at);
    if (threads.length === 0) return [];
    const tasks = await transaction.getAll(
      ...threads.map(({ firstId }) =>
        ref("tasks", taskIdOfNote(at.animalId, firstId)),
      ),
    );
    const followed: string[] = [];
    for (const [index, { firstId, note }] of threads.entries()) {
      const stored = tasks[index];
      if (stored === undefined) continue;
      const due = { firstId, note, animal, team };
      const how = { say, now, dryRun };
      const done = await followDue(transaction, due, stored, how);
      if (done !== null) followed.push(firstId);
    }
    return followed;
  });

/** The instants at which next due dates were said, each once: of an animal, of all without one. */
export async function* dueInstants(
  animalId: string | null,
): AsyncGenerator<NotesAt> {
  const seen = new Set<string>();
  for await (const docs of pagesOfQuery(compile(dueLinesQuery(animalId, 1))))
    for (const doc of docs) {
      const { record: note } = readingOf("healthNotes", doc);
      if (note === null) continue;
      const { zooId, at } = note;
      const key = `${note.animalId} ${String(at.getTime())}`;
      if (seen.has(key)) continue;
      seen.add(key);
      yield { zooId, animalId: note.animalId, at };
    }
}

/** The tasks of all next due dates of an animal follow it: into its sector, and off the plan once it is here no more. Safe to replay. */
export async function followDuesOf(animalId: string, now: Date): Promise<void> {
  for await (const at of dueInstants(animalId)) await followNotesAt(at, now);
}
