import visits from "../../../../locales/fr/visits.json" with { type: "json" };
import { animalSchema } from "../../../../src/domain/animal/animal";
import { taskOfDue } from "../../../../src/domain/health/notes/due/due-task";
import { taskIdOfNote } from "../../../../src/domain/health/notes/due/task-id";
import { healthNoteSchema } from "../../../../src/domain/health/notes/note";
import { makeRecord } from "../../../../src/domain/record/make";
import { sectorSchema } from "../../../../src/domain/sector/sector";
import { systemAuthor } from "../../../../src/domain/task/task";
import type { DemoDocument } from "../document";
import { stamped } from "../document";

/** The tasks of the next due dates of notes, as a function makes them of the animals and sectors there are. */
export function dueTaskDocuments(
  notes: readonly DemoDocument[],
  records: readonly DemoDocument[],
): DemoDocument[] {
  const known = new Map(records.map(({ path, data }) => [path, data]));
  return notes.flatMap(({ path, data }): DemoDocument[] => {
    const note = healthNoteSchema.parse(data);
    const firstId = path.split("/").at(-1) ?? "";
    const animal = animalSchema.parse(known.get(`animals/${note.animalId}`));
    const team = sectorSchema.parse(
      known.get(`sectors/${animal.sectorId ?? ""}`),
    );
    const title = visits.title.replace("{{name}}", animal.animalName);
    const fields = taskOfDue({ firstId, note, animal, team }, title);
    const createdAt = note.createdAt ?? note.at;
    const id = taskIdOfNote(note.animalId, firstId);
    return fields === null
      ? []
      : [
          stamped(`tasks/${id}`, makeRecord("tasks", id, fields, createdAt), {
            createdAt,
            createdBy: systemAuthor,
          }),
        ];
  });
}
