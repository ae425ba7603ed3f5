import type { Feature } from "../feature";

const members = { by: ["O", "X", "S"] } as const;

/** What questionnaires found, and which were answered when. */
export const feature: Feature = {
  texts: ["results", "chart"],
  pages: {
    quizzResult: {
      needs: members,
      load: () => import("./quizz-result.page"),
    },
    quizzResultDemo: {
      needs: null,
      load: () => import("./demo.page"),
    },
    evalHistory: {
      needs: members,
      menu: [
        {
          heading: "bea",
          order: 3,
          for: ["superAdmin", "admin", "pedagoadmin"],
          icon: "calendar-stats",
          label: "routes.menu.evalHistory",
        },
      ],
      load: () => import("./eval-history.page"),
    },
  },
};
