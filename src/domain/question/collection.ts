import { firstAt } from "../record/first-at";
import type { CollectionEntry } from "../record/types";
import { call, derivedOnly, desk, givenBut } from "../record/writes";
import { fallbackType, questionSchema } from "./question";
import { isOtherShape, upcastQuestion } from "./shapes";
import { shortTableId, shortTableSchema } from "./short";
import { questionStateSchema } from "./state";

const given = givenBut(questionSchema, "questionRef", "archived");

const shared = {
  scope: "global",
  identity: [],
  facts: () => ({ zooId: "" }),
} as const;

/** What assessments ask. Its reference is given once: answers are kept by it. */
export const questionsEntry = {
  ...shared,
  path: "questions",
  idField: "questionId",
  schema: questionSchema,
  resource: "questions",
  fallback: {
    questionRef: () => "",
    questionType: () => fallbackType,
  },
  isOlder: isOtherShape,
  upcast: upcastQuestion,
  references: [{ field: "criterion", collection: "categories" }],
  derive: [],
  writes: {
    create: desk("questionRef", ...given),
    change: desk(...given),
    picture: call("helpPicture"),
    remove: desk("archived"),
  },
} as const satisfies CollectionEntry;

/** Every question as it was at any time. */
export const questionStatesEntry = {
  ...shared,
  path: "questions/{id}/states",
  idField: null,
  schema: questionStateSchema,
  resource: "questionStates",
  // Of a state that cannot be read nothing is left to show.
  identity: ["state"],
  fallback: {
    questionId: () => "",
    at: firstAt,
  },
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;

/** What tables and charts call questions. */
export const shortQuestionsEntry = {
  ...shared,
  path: "shortQuestions",
  soleId: shortTableId,
  idField: null,
  schema: shortTableSchema,
  resource: "questions",
  references: [],
  derive: [],
  writes: {
    create: desk("rows", "order"),
    change: desk("rows", "order"),
    // Names have none.
    picture: derivedOnly,
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
