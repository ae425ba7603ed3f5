import type { RecordKind } from "@domain/pages";
import { href, recordHref } from "@domain/pages";
import type { TargetLevel } from "@domain/task/task";

/** The tasks that are mine: all of them, or those of one sector. */
export const myTasksHref = (sectorId: string | null = null): string =>
  href("taskList", { who: "mine", sectorId });

const collections: Record<TargetLevel, RecordKind> = {
  SECTOR: "sectors",
  ENCLOSURE: "enclosures",
  ANIMAL: "animals",
};

/** The page of a target of a task. */
export const targetHref = (level: TargetLevel, id: string): string =>
  recordHref(collections[level], id);
