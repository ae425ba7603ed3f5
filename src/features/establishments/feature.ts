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
    zooList: {
      needs: { by: ["S", "X"] },
      menu: [
        {
          heading: "administration",
          order: 1,
          for: ["superAdmin"],
          icon: "building-community",
          label: "establishments.menu.zooList",
        },
      ],
      load: () => import("./zoo-list.page"),
    },
  },
  parts: [
    {
      slot: "dashboard",
      texts: [],
      order: 0,
      load: () => import("./board/standing-part"),
    },
    {
      slot: "dashboard",
      order: 9,
      load: () => import("./board/referents-panel"),
    },
  ],
  outbox: {
    collections: ["zoo", "zooConfigs"],
    load: () => import("./outbox-words"),
  },
};
