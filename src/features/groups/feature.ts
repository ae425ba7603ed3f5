import type { Feature } from "../feature";

const needs = { resource: "groups", action: "read" } as const;

/** Groups of animals and who is in them. */
export const feature: Feature = {
  texts: ["groups"],
  pages: {
    groupList: {
      needs,
      menu: [
        {
          heading: "park",
          order: 3,
          for: ["superAdmin", "admin"],
          icon: "users-group",
          label: "groups.menu.groupList",
        },
      ],
      load: () => import("./group-list.page"),
    },
    group: {
      needs,
      slots: ["specieField"],
      load: () => import("./group.page"),
    },
  },
  parts: [
    {
      slot: "search",
      order: 3,
      load: () => import("./search/group-hits"),
    },
  ],
  outbox: { collections: ["groups"] },
};
