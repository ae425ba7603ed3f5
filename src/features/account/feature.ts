import type { Feature } from "../feature";

/** What people do about their own account. */
export const feature: Feature = {
  texts: ["account", "notices"],
  pages: {
    userSettings: {
      needs: null,
      menu: [
        {
          heading: "account",
          order: 1,
          for: ["superAdmin", "admin", "pedagoadmin", "sector", "other"],
          icon: "user-circle",
          label: "account.menu.userSettings",
        },
      ],
      load: () => import("./user-settings.page"),
    },
  },
  outbox: {
    collections: ["users", "accounts"],
    load: () => import("./outbox-words"),
  },
};
