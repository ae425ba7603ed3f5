import { demoNotes } from "../../../data/health/notes";
import type { DemoNote } from "../../../data/health/types";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { healerIn } from "../enrichment/staff";
import { daysAgoAt } from "../moments";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { ofAnimal } from "./animal";
import { dayAgo } from "./course";

function noteDocument(
  { id, animalId, daysAgo, dueInDays, ...said }: DemoNote,
  now: Date,
): DemoDocument {
  const of = ofAnimal(animalId);
  const by = healerIn(randomFor(id), of.sectorId);
  const at = daysAgoAt(now, daysAgo, "11:20");
  const nextDue = dueInDays === null ? null : dayAgo(now, -dueInDays);
  return demoDocument(
    "healthNotes",
    id,
    { ...of, ...said, nextDue, at, by },
    { createdAt: at, createdBy: by },
    animalId,
  );
}

/** What veterinarians noted. */
export const noteDocuments = (now: Date): DemoDocument[] =>
  demoNotes.map((note) => noteDocument(note, now));
