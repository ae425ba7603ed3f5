import type { Feature } from "../feature";

/** Animals brought from other records systems, and taken to files. */
export const feature: Feature = {
  texts: ["inventory", "animals", "animals.life", "exports"],
  pages: {},
  parts: [
    {
      slot: "animals.listActions",
      order: 1,
      load: () => import("./list-actions"),
    },
  ],
  outbox: {
    collections: ["importLayouts"],
    load: () => import("./outbox-words"),
  },
};
