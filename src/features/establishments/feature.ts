import type { Feature } from "../feature";

/** The establishments: how each is set up, and for the provider all there are. */
export const feature: Feature = {
  texts: ["establishments"],
  pages: {
    zooDetails: {
      needs: { by: ["A", "S"] },
      menu: [
        {
          heading: "account",
          order: 2,
          for: ["superAdmin", "admin"],
          icon: "settings",
          label: "establishments.menu.zooDetails",
        },
      ],
      slots: ["zoos.tabs"],
      load: () => import("./zoo-details.page"),
    },
  },
  outbox: {
    collections: ["zoo"],
    load: () => import("./outbox-words"),
  },
};
