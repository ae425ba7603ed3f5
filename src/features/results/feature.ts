import type { Feature } from "../feature";

const members = { by: ["O", "X", "S"] } as const;

/** What questionnaires found, and which were answered when. */
export const feature: Feature = {
  texts: ["results", "chart"],
  pages: {
    quizzResult: {
      needs: members,
      load: () => import("./quizz-result.page"),
    },
  },
};
