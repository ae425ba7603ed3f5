import type { Animal } from "../animal/animal";
import type { Template } from "../automation/template";
import type { Enclosure } from "../enclosure/enclosure";
import type { Sector } from "../sector/sector";
import { isOpen } from "../task/state";
import type { Task } from "../task/task";
import type { RecordFacts } from "./can";

const inSector = (sectorId: string | null) =>
  sectorId === null ? [] : [sectorId];

/** What `can()` needs to know of a sector. */
export const sectorFacts = (
  sector: Pick<Sector, "zooId" | "sectorId">,
): RecordFacts => ({ zooId: sector.zooId, sectorIds: [sector.sectorId] });

/** What `can()` needs to know of an enclosure. */
export const enclosureFacts = (
  enclosure: Pick<Enclosure, "zooId" | "linkedSectorId">,
): RecordFacts => ({
  zooId: enclosure.zooId,
  sectorIds: inSector(enclosure.linkedSectorId),
});

/** What `can()` needs to know of an animal. */
export const animalFacts = (
  animal: Pick<Animal, "zooId" | "sectorId">,
): RecordFacts => ({
  zooId: animal.zooId,
  sectorIds: inSector(animal.sectorId),
});

type Work = Pick<
  Template,
  "zooId" | "sectorIds" | "authorId" | "responsibleIds" | "audience"
>;

/** What `can()` needs to know of an automation. */
export const templateFacts = (template: Work): RecordFacts => ({
  zooId: template.zooId,
  sectorIds: template.sectorIds,
  authorId: template.authorId,
  responsibleIds: template.responsibleIds,
  audience: template.audience,
});

/** What `can()` needs to know of a task; one that is closed counts as started. */
export const taskFacts = (
  task: Work & Pick<Task, "status" | "startedAt">,
): RecordFacts => ({
  ...templateFacts(task),
  started: task.startedAt !== null || !isOpen(task),
});
