import type { Feature } from "../feature";

/** Lists as people like to see them, kept by name for oneself or for others too. */
export const feature: Feature = {
  texts: ["views"],
  pages: {},
  parts: [
    {
      slot: "list.views",
      order: 1,
      load: () => import("./views-menu"),
    },
  ],
  outbox: {
    collections: ["savedViews"],
    load: () => import("./outbox-words"),
  },
};
