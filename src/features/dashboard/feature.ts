import type { Feature } from "../feature";
import { dashboardNames } from "./names";

/** The start page; its panels are what other features add. */
export const feature: Feature = {
  texts: ["dashboard"],
  pages: {
    dashboard: {
      needs: null,
      menu: [
        {
          heading: "pilot",
          order: 1,
          for: ["superAdmin", "admin"],
          icon: "layout-dashboard",
          label: dashboardNames.admin,
        },
        {
          heading: "work",
          order: 0,
          for: ["sector"],
          icon: "layout-dashboard",
          label: dashboardNames.sector,
        },
      ],
      slots: ["dashboard"],
      load: () => import("./dashboard.page"),
    },
  },
  parts: [
    {
      slot: "dashboard",
      order: 0,
      load: () => import("./begin-panel"),
    },
    {
      slot: "dashboard",
      order: 4,
      load: () => import("./consult-panel"),
    },
  ],
};
