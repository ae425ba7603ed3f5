import type { QuestionType } from "@domain/question/question";
import { questionTypes } from "@domain/question/question";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  flag,
  someOf,
} from "../../../ui/list/filter/define-filter";

export interface QuestionListFilter {
  type: QuestionType | null;
  /** The id of a criterion. */
  labelId: string | null;
  kind: "sync" | "own" | null;
  archived: boolean;
}

/** How the list of questions can be narrowed. */
export const questionListFilter = defineFilter<QuestionListFilter>({
  type: someOf(questionTypes),
  labelId: anId((text) => idSchema.safeParse(text).success),
  kind: someOf(["sync", "own"] as const),
  archived: flag,
});
