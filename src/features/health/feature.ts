import type { Feature } from "../feature";

/** Animals' health: the healthcare book, what is prescribed, and the doses that are given of it. */
export const feature: Feature = {
  texts: ["health.notes"],
  pages: {},
  parts: [
    {
      slot: "animals.health",
      order: 3,
      load: () => import("./notes/notes-part"),
    },
  ],
  outbox: {
    collections: ["healthNotes"],
    load: () => import("./notes/outbox-words"),
  },
};
