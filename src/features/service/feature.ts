import type { Feature } from "../feature";

/** What the provider sees to: failures of people's apps, maintenance, versions, what is switched off. */
export const feature: Feature = {
  texts: ["service"],
  pages: {
    testView: {
      needs: { resource: "service", action: "read" },
      menu: [
        {
          heading: "administration",
          order: 13,
          for: ["superAdmin"],
          icon: "settings",
          label: "routes.menu.service",
        },
      ],
      load: () => import("./service.page"),
    },
  },
  parts: [
    {
      slot: "zoos.tabs",
      order: 4,
      tab: { id: "audit", label: "routes.menu.audit" },
      load: () => import("./audit/audit-tab"),
    },
  ],
  outbox: {
    collections: ["clientErrors"],
    load: () => import("./outbox-words"),
  },
};
