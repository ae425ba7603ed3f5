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
      ],
      slots: ["dashboard"],
      load: () => import("./dashboard.page"),
    },
  },
};
