import type { Feature } from "../feature";

const needs = { resource: "animals", action: "read" } as const;
const listed = {
  order: 4,
  icon: "paw",
  label: "animals.menu.animalList",
} as const;

/** Animals: who they are and where they live. */
export const feature: Feature = {
  texts: [
    "animals",
    "animals.bulk",
    "animals.life",
    "animals.neighbours",
    "animals.sample",
    "print",
  ],
  pages: {
    animalList: {
      needs,
      menu: [
        { heading: "park", for: ["superAdmin", "admin"], ...listed },
        { heading: "bea", for: ["pedagoadmin"], ...listed, order: 2 },
        { heading: "work", for: ["sector"], ...listed },
      ],
      slots: ["animals.listActions", "list.views"],
      load: () => import("./animal-list.page"),
    },
    animal: {
      needs,
      slots: ["animals.cards", "animals.rail"],
      load: () => import("./animal.page"),
    },
    /** By lot, for a spot check. */
    random: {
      needs: { by: ["O", "X", "S"] },
      load: () => import("./sample/random.page"),
    },
    /** One animal on one page, and what other establishments let this one see. */
    singleView: {
      needs: { by: ["O", "S"] },
      slots: ["animals.cards", "animals.sheet"],
      load: () => import("./neighbours.page"),
    },
  },
  parts: [
    {
      slot: "figure",
      figure: "inventory",
      texts: ["reports", "animals"],
      order: 0,
      load: () => import("./figure/inventory-figure"),
    },
    {
      slot: "search",
      order: 1,
      load: () => import("./search/animal-hits"),
    },
    {
      slot: "specieField",
      order: 1,
      load: () => import("./parts/specie-field"),
    },
  ],
  outbox: { collections: ["animals"] },
};
