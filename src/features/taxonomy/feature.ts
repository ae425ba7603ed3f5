import type { Feature } from "../feature";

const editTaxonomy = { resource: "taxonomy", action: "change" } as const;
const readAnimals = { resource: "animals", action: "read" } as const;
const administration = {
  heading: "administration",
  for: ["superAdmin"],
} as const;

/** Orders, families and species, which all establishments share. */
export const feature: Feature = {
  texts: ["taxonomy", "taxonomy.browser"],
  pages: {
    orderList: {
      needs: editTaxonomy,
      menu: [
        {
          ...administration,
          order: 9,
          icon: "hierarchy",
          label: "taxonomy.menu.orderList",
        },
      ],
      load: () => import("./order-list.page"),
    },
    familyList: {
      needs: editTaxonomy,
      menu: [
        {
          ...administration,
          order: 10,
          icon: "binary-tree2",
          label: "taxonomy.menu.familyList",
        },
      ],
      load: () => import("./family-list.page"),
    },
    specieList: {
      needs: editTaxonomy,
      menu: [
        {
          ...administration,
          order: 11,
          icon: "paw",
          label: "taxonomy.menu.specieList",
        },
      ],
      slots: ["taxonomy.tabs"],
      load: () => import("./specie-list.page"),
    },
    submenu: {
      needs: null,
      load: () => import("./browser/submenu.page"),
    },
    specie: { needs: editTaxonomy, load: () => import("./specie.page") },
    specieQa: { needs: editTaxonomy, load: () => import("./specie-qa.page") },
    specieRecap: {
      needs: readAnimals,
      load: () => import("./specie-recap.page"),
    },
    specieDashboard: {
      needs: readAnimals,
      load: () => import("./specie-dashboard.page"),
    },
  },
  parts: [
    {
      slot: "search",
      texts: ["taxonomy"],
      order: 6,
      load: () => import("./search/specie-hits"),
    },
  ],
  outbox: {
    collections: ["species", "family", "order"],
    load: () => import("./outbox-words"),
  },
};
