import type { Feature } from "../feature";

const seen = { resource: "cirs", action: "read" } as const;
const read = { resource: "reports", action: "read" } as const;

/** What an establishment writes of its animals' welfare. */
export const feature: Feature = {
  texts: ["reports", "chart", "cir", "pictures"],
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
    cir: {
      needs: seen,
      menu: [
        {
          heading: "bea",
          order: 4,
          for: ["superAdmin", "admin"],
          icon: "file-analytics",
          label: "routes.menu.cir",
        },
      ],
      load: () => import("./cir/cir.page"),
    },
    report: {
      needs: read,
      load: () => import("./report.page"),
    },
  },
  parts: [
    {
      slot: "analysis.report",
      order: 1,
      load: () => import("./figure/add-to-report"),
    },
    {
      slot: "search",
      texts: ["reports", "cir"],
      order: 9,
      load: () => import("./search/report-hits"),
    },
  ],
  outbox: {
    collections: ["reports", "cirs"],
    load: () => import("./outbox-words"),
  },
};
