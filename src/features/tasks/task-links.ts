import type { TargetLevel } from "@domain/task/task";

/** Where the list of tasks is, one task or automation in it, and what they are about. */
export const taskListPath = "/TaskManagementView";

const withId = (path: string, name: string, id: string): string =>
  `${path}?${name}=${encodeURIComponent(id)}`;

export const taskHref = (taskId: string): string =>
  withId(taskListPath, "taskId", taskId);

export const automationHref = (automationId: string): string =>
  `${taskListPath}?tab=automations&automationId=${encodeURIComponent(automationId)}`;

export const sectorTasksHref = (sectorId: string | null): string =>
  sectorId === null
    ? `${taskListPath}?who=mine`
    : `${taskListPath}?who=mine&sectorId=${encodeURIComponent(sectorId)}`;

export const planHref = `${taskListPath}?mode=create`;

/** The page of a target of a task. */
export function targetHref(level: TargetLevel, id: string): string {
  switch (level) {
    case "SECTOR":
      return withId("/SectorManagementView", "sectorId", id);
    case "ENCLOSURE":
      return withId("/EnclosureManagementView", "enclosureId", id);
    case "ANIMAL":
      return withId("/AnimalManagementView", "animalId", id);
  }
}
