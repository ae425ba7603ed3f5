import type { RecordKind } from "@domain/pages";
import { href, recordHref } from "@domain/pages";
import type { TargetLevel } from "@domain/task/task";

/** The tasks that are mine: all of them, or those of one sector. */
export const myTasksHref = (sectorId: string | null = null): string =>
  href("taskList", { who: "mine", sectorId });

/** Where a task for today is planned from the day's page, which one comes back to. */
export const planTodayHref = (): string =>
  href("taskList", {
    mode: "create",
    due: "today",
    from: href("dashboard"),
  });

/** Where a task is planned; from the automations, one that comes back. */
export const planHref = (tab: "tasks" | "automations"): string =>
  href("taskList", {
    mode: "create",
    tab: tab === "automations" ? tab : null,
  });

const collections: Record<TargetLevel, RecordKind> = {
  SECTOR: "sectors",
  ENCLOSURE: "enclosures",
  ANIMAL: "animals",
};

/** The page of a target of a task. */
export const targetHref = (level: TargetLevel, id: string): string =>
  recordHref(collections[level], id);
