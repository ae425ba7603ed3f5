import type { Feature } from "../feature";

const read = { resource: "campaigns", action: "read" } as const;

/** Campaigns: what an establishment collects of its animals, by whom, from when to when. */
export const feature: Feature = {
  texts: ["campaigns", "lessons", "questionnaire"],
  pages: {
    campaignList: {
      needs: read,
      menu: [
        {
          heading: "bea",
          order: 1,
          for: ["superAdmin", "admin", "pedagoadmin"],
          icon: "target-arrow",
          label: "campaigns.menu.list",
        },
      ],
      load: () => import("./list/campaign-list.page"),
    },
    campaignCreation: {
      // Whoever wrote one may change it, whether or not they may still create others: the page asks.
      needs: { by: ["O", "S", "X"] },
      load: () => import("./form/campaign-creation.page"),
    },
    campaign: {
      needs: read,
      load: () => import("./record/campaign.page"),
    },
    campaignMonitoring: {
      needs: read,
      load: () => import("./monitoring/campaign-monitoring.page"),
    },
  },
  parts: [
    {
      slot: "widget",
      widget: "campaigns",
      texts: ["campaigns"],
      order: 0,
      load: () => import("./board/collected-widget"),
    },
    {
      slot: "dashboard",
      texts: [],
      order: 2,
      load: () => import("./board/collected-part"),
    },
    {
      slot: "search",
      texts: ["campaigns"],
      order: 5,
      load: () => import("./search/campaign-hits"),
    },
  ],
  outbox: {
    collections: ["campaigns", "campaignKeys"],
    load: () => import("./outbox-words"),
  },
};
