import type { Feature } from "../feature";

/** What somebody is told: of announcements and of tasks, in a section of the bell that its badge does not count. */
export const feature: Feature = {
  texts: ["notices"],
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
