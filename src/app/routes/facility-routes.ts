import { later, page, staffOnly } from "./entry";
import type { AppRoute, Audience } from "./types";

const both: readonly Audience[] = ["superAdmin", "admin"];
const sector: readonly Audience[] = ["sector"];
const provider: readonly Audience[] = ["superAdmin"];
const readAnimals = { resource: "animals", action: "read" } as const;
const readEnclosures = { resource: "enclosures", action: "read" } as const;
const readSectors = { resource: "sectors", action: "read" } as const;
const readTasks = { resource: "tasks", action: "read" } as const;
const editTaxonomy = { resource: "taxonomy", action: "change" } as const;

/** Sectors and tasks, enclosures and groups, animals and species, enrichment. */
export const facilityRoutes: readonly AppRoute[] = [
  page(
    "taskList",
    readTasks,
    () => import("../../features/tasks/task-list.page"),
    {
      heading: "pilot",
      order: 2,
      for: both,
      icon: "checklist",
      label: "routes.menu.tasks",
    },
    {
      heading: "work",
      order: 1,
      for: sector,
      icon: "checklist",
      label: "routes.menu.myTasks",
    },
  ),
  page(
    "sectorList",
    readSectors,
    () => import("../../features/sectors/sector-list.page"),
    { heading: "park", order: 1, for: both, icon: "map2" },
    {
      heading: "work",
      order: 2,
      for: sector,
      icon: "map2",
      label: "routes.menu.mySectors",
    },
  ),
  page(
    "sector",
    readSectors,
    () => import("../../features/sectors/sector.page"),
  ),
  page(
    "enclosureList",
    readEnclosures,
    () => import("../../features/enclosures/enclosure-list.page"),
    { heading: "park", order: 2, for: both, icon: "fence" },
    { heading: "work", order: 3, for: sector, icon: "fence" },
  ),
  page(
    "enclosure",
    readEnclosures,
    () => import("../../features/enclosures/enclosure.page"),
  ),
  later("enclosureSensors", readEnclosures),
  later("groupList", readAnimals, {
    heading: "park",
    order: 3,
    for: both,
    icon: "users-group",
  }),
  later("group", readAnimals),
  page(
    "animalList",
    readAnimals,
    () => import("../../features/animals/animal-list.page"),
    { heading: "park", order: 4, for: both, icon: "paw" },
    { heading: "work", order: 4, for: sector, icon: "paw" },
    { heading: "park", order: 4, for: ["pedagoadmin"], icon: "paw" },
  ),
  page(
    "animal",
    readAnimals,
    () => import("../../features/animals/animal.page"),
  ),
  later("veterinaryParameters", readAnimals, {
    heading: "park",
    order: 6,
    for: both,
    icon: "heartbeat",
  }),
  later("animalStats", readAnimals),
  later("social", readAnimals),
  later("assessment", readAnimals),
  later("singleView"),
  later("submenu"),
  later("testView", staffOnly),
  later("orderList", editTaxonomy, {
    heading: "administration",
    order: 9,
    for: provider,
    icon: "hierarchy",
  }),
  later("familyList", editTaxonomy, {
    heading: "administration",
    order: 10,
    for: provider,
    icon: "binary-tree2",
  }),
  later("specieList", editTaxonomy, {
    heading: "administration",
    order: 11,
    for: provider,
    icon: "paw",
  }),
  later("specie", editTaxonomy),
  later("specieQa", editTaxonomy),
  later("specieRecap", readAnimals),
  later("specieDashboard", readAnimals),
  later("enrichmentList", readEnclosures, {
    heading: "park",
    order: 5,
    for: both,
    icon: "puzzle",
  }),
  later("enrichment", readEnclosures),
  later("enrichmentHistory", readEnclosures),
  later("enrichmentCalendar", readEnclosures),
  later("tags", staffOnly, {
    heading: "administration",
    order: 8,
    for: provider,
    icon: "tags",
  }),
];
