import type { Feature } from "../feature";

/** What an establishment tells its people: writing it, reading it, and who has confirmed. */
export const feature: Feature = {
  texts: ["announcements"],
  pages: {},
  parts: [
    {
      slot: "widget",
      widget: "announcements",
      texts: ["announcements", "boards"],
      order: 0,
      load: () => import("./widgets/announcements-widget"),
    },
    {
      slot: "zoos.tabs",
      order: 2,
      tab: { id: "announcements", label: "announcements.menu.tab" },
      load: () => import("./list/announcements-tab"),
    },
    {
      slot: "enclosures.tools",
      order: 2,
      tab: { id: "information", label: "announcements.menu.tab" },
      load: () => import("./list/enclosure-announcements"),
    },
    {
      slot: "dashboard",
      order: 0,
      load: () => import("./reader/waiting-panel"),
    },
    {
      slot: "dashboard",
      order: 5,
      load: () => import("./reader/shown-panel"),
    },
    {
      slot: "banner",
      order: 1,
      load: () => import("./reader/insistent-banner"),
    },
  ],
  outbox: {
    collections: ["announcements", "confirmations"],
    load: () => import("./outbox-words"),
  },
};
