import type { Feature } from "../feature";

/** Questionnaires: what establishments answer, and how it looks before they do. */
export const feature: Feature = {
  texts: ["surveys", "questionnaire"],
  pages: {
    quizzPreview: {
      needs: null,
      load: () => import("./preview/quizz-preview.page"),
    },
    quizzPreviewInternal: {
      needs: { resource: "surveys", action: "change" },
      load: () => import("./preview/quizz-preview-internal.page"),
    },
  },
};
