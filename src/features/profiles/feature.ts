import type { Feature } from "../feature";

const read = { resource: "profiles", action: "read" } as const;

/** How answers are read, by species: what criteria weigh, which answers are expected. */
export const feature: Feature = {
  texts: ["profiles"],
  pages: {
    quizzProfile: {
      needs: read,
      menu: [
        {
          heading: "administration",
          order: 5,
          for: ["superAdmin"],
          icon: "forms",
          label: "profiles.menu.list",
        },
      ],
      slots: ["specieField"],
      load: () => import("./profile.page"),
    },
    profileComparison: {
      needs: read,
      load: () => import("./profile-comparison.page"),
    },
  },
  outbox: {
    collections: ["profiles"],
    load: () => import("./outbox-words"),
  },
};
