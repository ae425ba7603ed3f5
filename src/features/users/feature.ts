import type { Feature } from "../feature";

/** The people of an establishment, as those who manage them see them: accounts, rights, invitations. */
export const feature: Feature = {
  texts: ["users"],
  pages: {
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
  parts: [
    {
      slot: "search",
      texts: ["search"],
      order: 5,
      load: () => import("./search/person-hits"),
    },
    {
      slot: "zoos.tabs",
      order: 3,
      tab: { id: "accounts", label: "users.menu.accounts" },
      load: () => import("./list/accounts-part"),
    },
    {
      slot: "zoos.settings",
      order: 1,
      load: () => import("./settings/staff-access"),
    },
  ],
};
