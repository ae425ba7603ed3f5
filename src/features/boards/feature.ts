import type { Feature } from "../feature";

/** Dashboards that people put together; what stands on them other features announce. */
export const feature: Feature = {
  texts: ["boards", "views"],
  pages: {
    dashboardCustom: {
      needs: null,
      load: () => import("./board.page"),
    },
  },
  outbox: {
    collections: ["dashboards"],
    load: () => import("./outbox-words"),
  },
};
