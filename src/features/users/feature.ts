import type { Feature } from "../feature";

/** The people of an establishment, as those who manage them see them: accounts, rights, invitations. */
export const feature: Feature = {
  texts: ["users"],
  pages: {
    zooDetails: {
      needs: { by: ["A", "S"] },
      menu: [
        {
          heading: "account",
          order: 2,
          for: ["superAdmin", "admin"],
          icon: "settings",
          label: "users.menu.zooDetails",
        },
      ],
      load: () => import("./zoo-details.page"),
    },
    userCreation: {
      needs: { resource: "users", action: "create" },
      menu: [
        {
          heading: "account",
          order: 3,
          for: ["superAdmin", "admin"],
          icon: "user-plus",
          label: "users.menu.userCreation",
        },
      ],
      load: () => import("./user-creation.page"),
    },
  },
  outbox: { collections: ["zoo"] },
};
