import { isMap } from "../../schema/is-map";
import type { Answer } from "./kinds";
import { listOf, syncCollections } from "./kinds";

/** What may be wrong with the answer of the sync as a whole. */
export const answerErrors = [
  "notConfigured",
  "unreachable",
  "timeout",
  "refusedKey",
  "badStatus",
  "notJson",
  "tooLarge",
  "unsuccessful",
  "wrongShape",
] as const;
export type AnswerError = (typeof answerErrors)[number];

/** The lists of the sync's answer; a code where it is none: `success` is not true, or a list is missing or no list. */
export function readAnswer(body: unknown): Answer | AnswerError {
  if (!isMap(body)) return "wrongShape";
  if (body["success"] !== true)
    return body["success"] === false ? "unsuccessful" : "wrongShape";
  const data = body["data"];
  if (!isMap(data)) return "wrongShape";
  const lists = syncCollections.map(
    (collection) => [collection, data[listOf[collection]]] as const,
  );
  return lists.every(([, list]) => Array.isArray(list))
    ? Object.fromEntries(lists)
    : "wrongShape";
}
