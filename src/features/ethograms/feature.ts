import type { Feature } from "../feature";

const change = { resource: "surveys", action: "change" } as const;

/** Ethograms: the behaviours that are told apart in front of the animals. */
export const feature: Feature = {
  texts: [
    "ethograms",
    "surveys",
    "surveys.list",
    "surveys.edit",
    "questions",
    "pictures",
  ],
  pages: {
    obsList: {
      needs: change,
      menu: [
        {
          heading: "administration",
          order: 6,
          for: ["superAdmin"],
          icon: "eye",
          label: "ethograms.menu.list",
        },
      ],
      load: () => import("./list/obs-list.page"),
    },
    obsListReadOnly: {
      needs: null,
      menu: [
        {
          heading: "resources",
          order: 2,
          for: ["superAdmin", "admin", "sector", "other"],
          icon: "eye",
          label: "ethograms.menu.readOnly",
        },
      ],
      load: () => import("./list/obs-list-read-only.page"),
    },
    obs: {
      needs: change,
      slots: ["specieField"],
      load: () => import("./obs.page"),
    },
    obsPreview: {
      needs: null,
      load: () => import("./preview/obs-preview.page"),
    },
  },
  parts: [
    {
      slot: "search",
      texts: [],
      order: 8,
      load: () => import("./search/ethogram-hits"),
    },
  ],
  outbox: {
    collections: ["observations", "observationVersions"],
    load: () => import("./outbox-words"),
  },
};
