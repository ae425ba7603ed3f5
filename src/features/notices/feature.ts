import type { Feature } from "../feature";

/** What somebody is told: of announcements, of tasks and of alerts, in a section of the bell that its badge does not count. */
export const feature: Feature = {
  // What is measured has its names there.
  texts: ["notices", "measures"],
  pages: {},
  parts: [
    {
      slot: "bell",
      order: 1,
      load: () => import("./notices-section"),
    },
  ],
  outbox: {
    collections: ["notifications"],
    load: () => import("./outbox-words"),
  },
};
