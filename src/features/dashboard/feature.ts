import type { Feature } from "../feature";

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
          label: "dashboard.menu.dashboard",
        },
        {
          heading: "work",
          order: 0,
          for: ["sector"],
          icon: "layout-dashboard",
          label: "dashboard.menu.myDay",
        },
      ],
      slots: ["dashboard"],
      load: () => import("./dashboard.page"),
    },
  },
};
