/** Where the list of tasks is, and one task in it. */
export const taskListPath = "/TaskManagementView";

export const taskHref = (taskId: string): string =>
  `${taskListPath}?taskId=${encodeURIComponent(taskId)}`;

export const sectorTasksHref = (sectorId: string | null): string =>
  sectorId === null
    ? `${taskListPath}?who=mine`
    : `${taskListPath}?who=mine&sectorId=${encodeURIComponent(sectorId)}`;
