const pages = {
  sectors: { path: "/SectorManagementView", id: "sectorId" },
  enclosures: { path: "/EnclosureManagementView", id: "enclosureId" },
  animals: { path: "/AnimalManagementView", id: "animalId" },
  tasks: { path: "/TaskManagementView", id: "taskId" },
  taskTemplates: { path: "/TaskManagementView", id: "automationId" },
} as const;

export type RecordKind = keyof typeof pages;

const lists = {
  sectors: "/SectorListView",
  enclosures: "/EnclosureListView",
  animals: "/specieAnimalsListView",
  tasks: "/TaskManagementView",
} as const;

const withSearch = (path: string, search: Record<string, string>): string =>
  Object.keys(search).length === 0
    ? path
    : `${path}?${new URLSearchParams(search).toString()}`;

/** The address of a record's page; `more` are further search parameters (tab, mode, tool). */
export function recordHref(
  kind: RecordKind,
  id: string,
  more: Record<string, string> = {},
): string {
  const { path, id: parameter } = pages[kind];
  return withSearch(path, { [parameter]: id, ...more });
}

/** The address of a form for a new record, with what is known of it already. */
export const creationHref = (
  kind: Exclude<RecordKind, "tasks" | "taskTemplates">,
  known: Record<string, string> = {},
): string => withSearch(pages[kind].path, { mode: "create", ...known });

/** The address of a list, with its filters. */
export const listHref = (
  kind: keyof typeof lists,
  filters: Record<string, string> = {},
): string => withSearch(lists[kind], filters);
