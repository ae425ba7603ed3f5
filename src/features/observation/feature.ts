import type { Feature } from "../feature";

const members = { by: ["O", "X", "S"] } as const;

/** Observation of behaviour: sessions, collected in front of the animals and looked at afterwards. */
export const feature: Feature = {
  texts: ["corrections", "observation", "questionnaire", "enclosures.map"],
  pages: {
    obsSessionList: {
      needs: members,
      menu: [
        {
          heading: "work",
          order: 9,
          for: ["sector"],
          icon: "eye",
          label: "observation.menu.list",
        },
        {
          heading: "bea",
          order: 3,
          for: ["superAdmin", "admin"],
          icon: "eye",
          label: "observation.menu.list",
        },
      ],
      load: () => import("./obs-session-list.page"),
    },
    obsSession: {
      needs: members,
      load: () => import("./obs-session.page"),
    },
  },
  parts: [
    {
      slot: "widget",
      widget: "observations",
      texts: ["observation", "corrections", "boards"],
      order: 0,
      load: () => import("./plan/own-widget"),
    },
    {
      slot: "dashboard",
      texts: [],
      order: 2,
      load: () => import("./plan/dashboard-part"),
    },
    {
      slot: "history.observations",
      order: 1,
      load: () => import("./list/history-part"),
    },
    {
      slot: "analysis.sessions",
      texts: ["observation"],
      order: 1,
      load: () => import("./transfer/question-export"),
    },
  ],
  outbox: {
    collections: ["obsSessions", "obsRecords", "obsCorrections"],
    load: () => import("./outbox-words"),
  },
};
