import type { Feature } from "../feature";

/** Whom a project may name. */
const researchers = { by: ["O", "S"] } as const;

/** Projects of research: who asks what, of which animals, with whose leave, and from which data. */
export const feature: Feature = {
  texts: ["research", "biblio"],
  pages: {
    researchList: {
      needs: researchers,
      menu: [
        {
          heading: "administration",
          order: 2,
          for: ["superAdmin"],
          icon: "flask",
          label: "routes.menu.researchList",
        },
      ],
      load: () => import("./research-list.page"),
    },
    research: {
      needs: researchers,
      load: () => import("./research.page"),
    },
  },
  parts: [
    {
      slot: "search",
      texts: ["research"],
      order: 9,
      load: () => import("./search/project-hits"),
    },
  ],
  outbox: {
    collections: ["researchProjects"],
    load: () => import("./outbox-words"),
  },
};
