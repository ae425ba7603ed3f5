import type { Feature } from "../feature";

const read = { resource: "reports", action: "read" } as const;

/** What an establishment writes of its animals' welfare. */
export const feature: Feature = {
  texts: ["reports", "chart"],
  pages: {
    reportList: {
      needs: read,
      menu: [
        {
          heading: "support",
          order: 1,
          for: ["superAdmin"],
          icon: "report-analytics",
          label: "routes.menu.reportList",
        },
      ],
      load: () => import("./report-list.page"),
    },
    report: {
      needs: read,
      load: () => import("./report.page"),
    },
  },
  outbox: {
    collections: ["reports"],
    load: () => import("./outbox-words"),
  },
};
