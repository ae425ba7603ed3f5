import type { RecordFacts } from "../access/can";
import type { TaskRun, Template } from "./template";

/** What `can()` needs to know of an automation. */
export const templateFacts = (
  template: Pick<
    Template,
    "zooId" | "sectorIds" | "authorId" | "responsibleIds" | "audience"
  >,
): RecordFacts => ({
  zooId: template.zooId,
  sectorIds: template.sectorIds,
  authorId: template.authorId,
  responsibleIds: template.responsibleIds,
  audience: template.audience,
});

/** What `can()` needs to know of a run. */
export const runFacts = (
  run: Pick<TaskRun, "zooId" | "sectorIds" | "responsibleIds" | "audience">,
): RecordFacts => ({
  zooId: run.zooId,
  sectorIds: run.sectorIds,
  responsibleIds: run.responsibleIds,
  audience: run.audience,
});
