import type { Feature } from "../feature";

const needs = { resource: "enclosures", action: "read" } as const;
const listed = {
  icon: "fence",
  label: "enclosures.menu.enclosureList",
} as const;

/** Enclosures and their zones. */
export const feature: Feature = {
  texts: ["enclosures", "enclosures.map", "exports"],
  pages: {
    enclosureList: {
      needs,
      menu: [
        { heading: "park", order: 2, for: ["superAdmin", "admin"], ...listed },
        { heading: "work", order: 3, for: ["sector"], ...listed },
      ],
      slots: ["list.views"],
      load: () => import("./enclosure-list.page"),
    },
    enclosure: {
      needs,
      slots: ["enclosures.cards", "enclosures.rail", "enclosures.tools"],
      load: () => import("./enclosure.page"),
    },
  },
  parts: [
    {
      slot: "widget",
      widget: "enclosureMap",
      texts: ["enclosures", "enclosures.map"],
      order: 0,
      load: () => import("./map/map-widget"),
    },
    {
      slot: "search",
      order: 2,
      load: () => import("./search/enclosure-hits"),
    },
  ],
  outbox: {
    collections: ["enclosures", "enclosureMaps"],
    load: () => import("./outbox-words"),
  },
};
