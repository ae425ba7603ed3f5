import type { Feature } from "../feature";

/** Tags, categories and goals of enrichments, which the provider keeps for every establishment. */
export const feature: Feature = {
  texts: ["labels"],
  pages: {
    tags: {
      needs: { resource: "labels", action: "change" },
      menu: [
        {
          heading: "administration",
          order: 8,
          for: ["superAdmin"],
          icon: "tags",
          label: "labels.menu.tags",
        },
      ],
      load: () => import("./labels.page"),
    },
  },
  outbox: {
    collections: ["tags", "categories", "goals"],
    load: () => import("./outbox-words"),
  },
};
