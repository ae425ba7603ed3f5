import type { QuestionType } from "../../../src/domain/question/question";
import type { LocalizedName } from "../types";
import { inAll } from "../enrichments/labels";

export type Words = Parameters<typeof inAll>[0];

/** A way of answering: what the options are called and score; what records or informs scores nothing. */
export interface DemoScale {
  questionType: QuestionType;
  options: readonly {
    value: string;
    score: number | null;
    trad: LocalizedName;
  }[];
}

export const scale = (
  questionType: QuestionType,
  options: Readonly<Record<string, [score: number | null, words: Words]>> = {},
): DemoScale => ({
  questionType,
  options: Object.entries(options).map(([value, [score, words]]) => ({
    value,
    score,
    trad: inAll(words),
  })),
});
