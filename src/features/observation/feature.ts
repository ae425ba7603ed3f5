import type { Feature } from "../feature";

/** Sessions of observation, in front of the animals. */
export const feature: Feature = {
  texts: ["observation"],
  pages: {
    obsSession: {
      needs: { by: ["O", "X", "S"] },
      load: () => import("./obs-session.page"),
    },
  },
  outbox: {
    collections: ["obsSessions", "obsRecords"],
    load: () => import("./outbox-words"),
  },
};
