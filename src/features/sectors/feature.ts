import type { Feature } from "../feature";

const needs = { resource: "sectors", action: "read" } as const;

/** Sectors and their teams. */
export const feature: Feature = {
  texts: ["sectors"],
  pages: {
    sectorList: {
      needs,
      menu: [
        {
          heading: "park",
          order: 1,
          for: ["superAdmin", "admin"],
          icon: "map2",
          label: "sectors.menu.sectorList",
        },
        {
          heading: "work",
          order: 2,
          for: ["sector"],
          icon: "map2",
          label: "sectors.menu.mySectors",
        },
      ],
      load: () => import("./sector-list.page"),
    },
    sector: {
      needs,
      slots: ["sectors.cards", "sectors.rail", "sectors.tools"],
      load: () => import("./sector.page"),
    },
  },
  parts: [
    {
      slot: "search",
      order: 3,
      load: () => import("./search/sector-hits"),
    },
  ],
  outbox: { collections: ["sectors"] },
};
