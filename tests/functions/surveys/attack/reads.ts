import { count, equals, query, queryBelow, together } from "../../attack/asked";
import type { Asked } from "../../attack/over-http";

const survey = "/surveys/survey-1";
/** What is the provider's own until it is published: nobody else gets any of it. */
export const secrets = (project: string): [what: string, ask: Asked][] => [
  ["a question", { at: "/questions/question-1" }],
  ["a field of a question", { at: "/questions/question-1?mask.fieldPaths=x" }],
  ["a state of a question", { at: "/questions/question-1/states/state-1" }],
  ["the short names", { at: "/shortQuestions/table" }],
  ["a questionnaire of drafts", { at: "/surveys/survey-draft" }],
  ["a draft", { at: `${survey}/versions/3` }],
  ["all questions", { at: "/questions" }],
  ["all states of a question", { at: "/questions/question-1/states" }],
  ["all questionnaires", { at: "/surveys" }],
  ["all versions of a questionnaire", { at: `${survey}/versions` }],
  ["a query of questions", query({ collectionId: "questions" })],
  [
    "a query of a question by reference",
    query({ collectionId: "questions" }, equals("questionRef", "Q-001")),
  ],
  [
    "a query of questionnaires that are not published",
    query({ collectionId: "surveys" }, equals("published", false)),
  ],
  ["a query of versions", queryBelow(survey, "versions")],
  ["a query of states", queryBelow("/questions/question-1", "states")],
  [
    "versions of every questionnaire",
    query({ collectionId: "versions", allDescendants: true }),
  ],
  [
    "states of every question",
    query({ collectionId: "states", allDescendants: true }),
  ],
  [
    "texts of every version",
    query({ collectionId: "texts", allDescendants: true }),
  ],
  ["everything below a questionnaire", queryBelow(survey, "")],
  ["how many questions there are", count({ collectionId: "questions" })],
  [
    "how many versions there are",
    count({ collectionId: "versions", allDescendants: true }),
  ],
  [
    "a draft beside what is published",
    together(project, [`${survey}/versions/1`, `${survey}/versions/3`]),
  ],
  [
    "a draft in a transaction",
    together(project, [`${survey}/versions/3`], {
      newTransaction: { readOnly: {} },
    }),
  ],
  ["the receipts of operations", { at: "/operations" }],
  ["a path up", { at: `${survey}/versions/..%2F..%2Fsurvey-draft` }],
  ["a path of reserved names", { at: "/surveys/__all__/versions/3" }],
];

/** What is published: whoever is at work reads it, nobody else. */
export const published: [what: string, ask: Asked][] = [
  ["a questionnaire", { at: survey }],
  ["a published version", { at: `${survey}/versions/1` }],
  ["a retired version", { at: `${survey}/versions/2` }],
  ["its texts", { at: `${survey}/versions/1/texts/fr` }],
  ["a profile", { at: "/profiles/profile-1" }],
];
