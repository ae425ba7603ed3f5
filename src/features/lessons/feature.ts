import type { Feature } from "../feature";

/** Lessons: the account with which pupils and visitors answer, and the one page that it has. */
export const feature: Feature = {
  texts: ["lessons"],
  pages: {},
  parts: [
    {
      slot: "zoos.settings",
      texts: ["lessons"],
      order: 2,
      load: () => import("./settings/account-panel"),
    },
  ],
};
