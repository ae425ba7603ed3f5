import type { DeskRule } from "../record/desk/desk-rule";
import { questionIssues } from "./issues";
import type { Question } from "./question";

/** No two questions have one reference: answers are told apart by it. */
export const questionDesk: DeskRule = {
  unique: ["questionRef"],
  check: (record) => questionIssues(record as Question),
};

/** Two people may name different questions at the same time. */
export const shortTableDesk: DeskRule = { byKey: ["rows"] };
