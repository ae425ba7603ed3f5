import type { Feature } from "../feature";

const change = { resource: "surveys", action: "change" } as const;

/** Contexts: what is asked once a session of observation. */
export const feature: Feature = {
  texts: [
    "contexts",
    "surveys",
    "surveys.list",
    "surveys.edit",
    "questionnaire",
    "questions",
  ],
  pages: {
    obsContextList: {
      needs: change,
      menu: [
        {
          heading: "administration",
          order: 7,
          for: ["superAdmin"],
          icon: "list-details",
          label: "contexts.menu.list",
        },
      ],
      load: () => import("./obs-context-list.page"),
    },
    obsContext: {
      needs: null,
      load: () => import("./obs-context.page"),
    },
  },
  outbox: {
    collections: ["contexts", "contextVersions"],
    load: () => import("./outbox-words"),
  },
};
