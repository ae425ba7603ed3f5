import type { Query } from "../query/query";

/** Far more than anybody asks. */
export const questionsAtMost = 2000;

/** All questions by reference, the archived included: the list tells them apart. Fewer where a list grows. */
export const questionsQuery = (
  limit: number = questionsAtMost,
): Query<"questions"> => ({
  collection: "questions",
  where: [],
  orderBy: [{ field: "questionRef", direction: "asc" }],
  limit,
});

/** What a question was, the latest state first; `until`: as somebody would have seen it then. */
export const questionStatesQuery = (
  questionId: string,
  until: Date | null,
  limit: number,
): Query<"questionStates"> => ({
  collection: "questionStates",
  parentId: questionId,
  where: until === null ? [] : [{ field: "at", op: "<=", value: until }],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});
