import type { Feature } from "../feature";

/** The provider's sync of the reference data, and what comes from files and goes into them. */
export const feature: Feature = {
  texts: ["sync"],
  pages: {},
  parts: [
    {
      slot: "taxonomy.tabs",
      order: 9,
      tab: { id: "sync", label: "sync.menu.tab" },
      load: () => import("./sync-tab"),
    },
  ],
};
