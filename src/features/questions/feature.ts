import type { Feature } from "../feature";

const change = { resource: "questions", action: "change" } as const;

/** What assessments ask: written, translated, and followed through time. */
export const feature: Feature = {
  texts: ["questions", "questionnaire", "pictures"],
  pages: {
    questionList: {
      needs: change,
      menu: [
        {
          heading: "administration",
          order: 4,
          for: ["superAdmin"],
          icon: "help-circle",
          label: "questions.menu.list",
        },
      ],
      load: () => import("./question-list.page"),
    },
    question: { needs: change, load: () => import("./question.page") },
    questionComparison: {
      needs: { resource: "questions", action: "read" },
      load: () => import("./question-comparison.page"),
    },
    questionShort: {
      needs: change,
      load: () => import("./question-short.page"),
    },
    questionTimeMachine: {
      needs: { resource: "questionStates", action: "read" },
      load: () => import("./question-time-machine.page"),
    },
  },
  outbox: {
    collections: ["questions", "shortQuestions"],
    load: () => import("./outbox-words"),
  },
};
