import type { Feature } from "../feature";

const members = { by: ["O", "X", "S"] } as const;

/** What questionnaires found, and which were answered when. */
export const feature: Feature = {
  texts: ["results", "chart", "events", "exports"],
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
      slots: ["history.observations"],
      load: () => import("./eval-history.page"),
    },
  },
  parts: [
    {
      slot: "figure",
      figure: "scores",
      texts: ["reports", "results"],
      order: 0,
      load: () => import("./figure/scores-figure"),
    },
    {
      slot: "widget",
      widget: "animalWelfare",
      texts: ["results"],
      order: 0,
      load: () => import("./here/animal-widget"),
    },
    {
      slot: "animals.sheet",
      texts: ["results"],
      order: 2,
      load: () => import("./here/animal-sheet"),
    },
    {
      slot: "animals.tabs",
      texts: ["results"],
      order: 4,
      tab: { id: "evaluations", label: "assessment.menu.list" },
      load: () => import("./here/animal-tab"),
    },
    {
      slot: "enclosures.tabs",
      texts: ["results"],
      order: 4,
      tab: { id: "evaluations", label: "assessment.menu.list" },
      load: () => import("./here/enclosure-tab"),
    },
    {
      slot: "groups.parts",
      texts: ["results"],
      order: 1,
      load: () => import("./here/group-tab"),
    },
    {
      slot: "species.parts",
      texts: ["results"],
      order: 2,
      load: () => import("./here/specie-scores"),
    },
  ],
};
