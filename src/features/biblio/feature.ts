import type { Feature } from "../feature";

/** What has been published: read, linked, brought in and taken away. */
export const feature: Feature = {
  // Parameters have their names there.
  texts: ["biblio", "measures"],
  pages: {
    biblio: {
      needs: { by: ["O", "X", "S"] },
      menu: [
        {
          heading: "resources",
          order: 3,
          for: ["superAdmin", "admin"],
          icon: "books",
          label: "routes.menu.biblio",
        },
      ],
      slots: ["specieField"],
      load: () => import("./biblio.page"),
    },
  },
  parts: [
    {
      slot: "species.parts",
      texts: ["biblio"],
      order: 9,
      load: () => import("./parts/species-card"),
    },
    {
      slot: "search",
      texts: ["biblio"],
      order: 9,
      load: () => import("./search/biblio-hits"),
    },
  ],
  outbox: {
    collections: ["biblio"],
    load: () => import("./outbox-words"),
  },
};
