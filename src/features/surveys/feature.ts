import type { Feature } from "../feature";

/** Questionnaires: what establishments answer, and how it looks before they do. */
export const feature: Feature = {
  texts: ["surveys", "surveys.edit", "questionnaire", "questions"],
  pages: {
    quizz: {
      needs: { resource: "surveys", action: "change" },
      slots: ["specieField"],
      load: () => import("./edit/quizz.page"),
    },
    quizzPreview: {
      needs: null,
      load: () => import("./preview/quizz-preview.page"),
    },
    quizzPreviewInternal: {
      needs: { resource: "surveys", action: "change" },
      load: () => import("./preview/quizz-preview-internal.page"),
    },
  },
  outbox: {
    collections: ["surveys", "surveyVersions"],
    load: () => import("./outbox-words"),
  },
};
