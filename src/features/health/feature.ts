import type { Feature } from "../feature";

/** Animals' health: the healthcare book, what is prescribed, and the doses that are given of it. */
export const feature: Feature = {
  texts: ["health", "health.notes"],
  pages: {},
  parts: [
    {
      slot: "widget",
      widget: "doses",
      texts: ["health"],
      order: 0,
      load: () => import("./doses/doses-widget"),
    },
    {
      slot: "widget",
      widget: "care",
      texts: ["health", "measures.alerts"],
      order: 0,
      load: () => import("./board/care-widget"),
    },
    {
      slot: "animals.tabs",
      texts: ["animals", "health.book"],
      order: 1,
      tab: { id: "health", label: "health.menu.book" },
      load: () => import("./book/animal-book"),
    },
    {
      slot: "animals.health",
      order: 1,
      load: () => import("./prescriptions/treatments-part"),
    },
    {
      slot: "animals.health",
      texts: ["health.notes"],
      order: 3,
      load: () => import("./notes/notes-part"),
    },
    {
      slot: "animals.health",
      texts: ["health.itself"],
      order: 4,
      load: () => import("./itself/itself-part"),
    },
    {
      slot: "animals.health",
      texts: ["health", "health.book", "health.notes"],
      order: 5,
      load: () => import("./book/timeline-part"),
    },
    {
      slot: "animals.cards",
      texts: ["health.book"],
      order: 1,
      load: () => import("./book/health-card"),
    },
    {
      slot: "animals.statistics",
      texts: ["health.compare"],
      order: 1,
      load: () => import("./compare/compare-part"),
    },
    {
      slot: "bell",
      texts: [],
      order: 3,
      load: () => import("./doses/waiting/bell-section"),
    },
    {
      slot: "dashboard",
      texts: [],
      order: 0,
      load: () => import("./doses/waiting/dashboard-waiting"),
    },
    {
      slot: "dashboard",
      texts: [],
      order: 2,
      load: () => import("./board/own-panels"),
    },
    {
      slot: "sectors.tools",
      order: 5,
      tab: { id: "treatments", label: "health.menu.treatments" },
      load: () => import("./doses/sector-tool"),
    },
  ],
  outbox: {
    collections: ["prescriptions", "doses", "healthNotes", "healthBaselines"],
    load: () => import("./outbox-words"),
  },
};
