import type { Feature } from "../feature";

const listed = {
  order: 5,
  icon: "puzzle",
  label: "enrichment.menu.enrichmentList",
} as const;
const needs = { resource: "enrichments", action: "read" } as const;

/** Objects that animals are given to be busy with, and their stock. */
export const feature: Feature = {
  texts: [
    "enrichment",
    "enrichment.calendar",
    "enrichment.history",
    "enrichment.log",
    "enrichment.use",
  ],
  pages: {
    enrichmentList: {
      needs,
      menu: [
        { heading: "park", for: ["superAdmin", "admin"], ...listed },
        { heading: "work", for: ["sector"], ...listed },
      ],
      load: () => import("./enrichment-list.page"),
    },
    enrichmentCalendar: {
      needs: { resource: "enrichmentSessions", action: "read" },
      load: () => import("./enrichment-calendar.page"),
    },
    enrichment: { needs, load: () => import("./enrichment.page") },
    enrichmentHistory: {
      needs: { resource: "enrichmentMovements", action: "read" },
      load: () => import("./enrichment-history.page"),
    },
  },
  parts: [
    {
      slot: "search",
      texts: ["enrichment"],
      order: 6,
      load: () => import("./search/enrichment-hits"),
    },
    {
      slot: "widget",
      widget: "enrichmentDay",
      texts: ["enrichment", "enrichment.calendar"],
      order: 0,
      load: () => import("./calendar/day-widget"),
    },
    { slot: "bell", order: 2, load: () => import("./log/bell-section") },
    {
      slot: "enclosures.tabs",
      order: 1,
      tab: { id: "enrichment", label: "enrichment.menu.tab" },
      load: () => import("./here/enclosure-tab"),
    },
    {
      slot: "animals.tabs",
      order: 1,
      tab: { id: "enrichment", label: "enrichment.menu.tab" },
      load: () => import("./here/animal-tab"),
    },
    {
      slot: "enclosures.rail",
      order: 2,
      load: () => import("./here/rail-log"),
    },
    { slot: "animals.rail", order: 2, load: () => import("./here/rail-log") },
  ],
  outbox: {
    collections: [
      "enrichments",
      "enrichmentUses",
      "enrichmentSessions",
      "enrichmentMovements",
    ],
    load: () => import("./outbox-words"),
  },
};
