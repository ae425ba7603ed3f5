import { firstAt } from "../../record/first-at";
import type { CollectionEntry } from "../../record/types";
import { allBut, correctedLog } from "../../record/writes";
import { healthFacts } from "../health-record";
import type { HealthNote } from "./note";
import { healthNoteSchema } from "./note";

/** What `can()` needs to know of a note on an animal's health. */
export const healthNoteFacts = (
  note: Pick<HealthNote, "zooId" | "sectorId" | "by">,
) => healthFacts(note);

/** What veterinarians note of an animal. */
export const healthNotesEntry = {
  path: "animals/{id}/healthNotes",
  parentField: "animalId",
  scope: "zoo",
  idField: "noteId",
  schema: healthNoteSchema,
  resource: "healthNotes",
  identity: ["zooId"],
  fallback: {
    animalId: () => "",
    noteType: () => "other",
    at: firstAt,
    by: () => "",
  },
  facts: healthNoteFacts,
  references: [{ field: "animalId", collection: "animals" }],
  derive: [],
  writes: correctedLog(
    ...allBut(healthNoteSchema, "zooId", "noteId", "attachments"),
  ),
} as const satisfies CollectionEntry;
