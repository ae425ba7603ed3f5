import { aMovement, anEnrichment, aSession, aUse } from "../enrichment";
import { aCir, aReport } from "../reports";
import { aTask, aTaskEntry, aTaskRun, aTemplate } from "../work";
import type { Sound } from "../sound";

export const sound = {
  tasks: aTask(),
  taskLog: aTaskEntry(),
  taskTemplates: aTemplate(),
  taskRuns: aTaskRun(),
  enrichments: anEnrichment(),
  enrichmentUses: aUse(),
  enrichmentSessions: aSession(),
  enrichmentMovements: aMovement(),
  reports: aReport(),
  cirs: aCir(),
} satisfies Sound;
