import type { Feature } from "../feature";

const change = { resource: "surveys", action: "change" } as const;

/** Questionnaires: what establishments answer, and how it looks before they do. */
export const feature: Feature = {
  texts: [
    "surveys",
    "surveys.list",
    "surveys.edit",
    "questionnaire",
    "questions",
  ],
  pages: {
    quizzList: {
      needs: change,
      menu: [
        {
          heading: "administration",
          order: 3,
          for: ["superAdmin"],
          icon: "clipboard-list",
          label: "surveys.menu.list",
        },
        {
          heading: "administration",
          order: 12,
          for: ["superAdmin"],
          icon: "clipboard-text",
          version: "old",
          label: "surveys.menu.old",
        },
      ],
      load: () => import("./list/quizz-list.page"),
    },
    quizzListReadOnly: {
      needs: null,
      menu: [
        {
          heading: "resources",
          order: 1,
          for: ["superAdmin", "admin", "sector", "other"],
          icon: "clipboard-text",
          label: "surveys.menu.readOnly",
        },
      ],
      load: () => import("./list/quizz-list-read-only.page"),
    },
    quizz: {
      needs: change,
      slots: ["specieField"],
      load: () => import("./edit/quizz.page"),
    },
    quizzPreview: {
      needs: null,
      load: () => import("./preview/quizz-preview.page"),
    },
    quizzPreviewInternal: {
      needs: change,
      load: () => import("./preview/quizz-preview-internal.page"),
    },
  },
  parts: [
    {
      slot: "search",
      texts: [],
      order: 7,
      load: () => import("./search/survey-hits"),
    },
  ],
  outbox: {
    collections: ["surveys", "surveyVersions"],
    load: () => import("./outbox-words"),
  },
};
