import type { Feature } from "../feature";

/** Answering questionnaires about animals, groups and enclosures, and looking at what was answered. */
export const feature: Feature = {
  texts: ["assessment", "questionnaire"],
  pages: {
    assessment: {
      // Who answers nothing may still read what others handed in.
      needs: { by: ["O", "S", "X", "anyM", "anyV"] },
      menu: [
        {
          heading: "work",
          order: 8,
          for: ["sector"],
          icon: "target-arrow",
          label: "assessment.menu.list",
          needs: { resource: "evaluations", action: "create" },
        },
      ],
      load: () => import("./assessment.page"),
    },
  },
  parts: [
    { slot: "animals.rail", order: 4, load: () => import("./open/rail-link") },
    {
      slot: "dashboard",
      texts: [],
      order: 2,
      load: () => import("./here/dashboard-part"),
    },
    {
      slot: "sectors.tabs",
      texts: ["assessment"],
      order: 6,
      tab: { id: "evaluations", label: "assessment.menu.list" },
      load: () => import("./here/sector-tab"),
    },
    {
      slot: "evaluations.due",
      texts: ["assessment"],
      order: 1,
      load: () => import("./here/subject-due"),
    },
    {
      slot: "observation.device",
      texts: ["assessment"],
      order: 1,
      load: () => import("./device/for-the-day"),
    },
    {
      slot: "species.parts",
      texts: ["assessment"],
      order: 1,
      load: () => import("./here/specie-campaigns"),
    },
  ],
  outbox: {
    collections: ["evaluations", "evaluationDrafts", "evaluationCorrections"],
    load: () => import("./outbox-words"),
  },
};
