import { questionStatesQuery } from "@domain/question/question-queries";
import { useGrowingList } from "../../../data/hooks/use-growing-list";

const step = 30;

/** The states of a question, the latest first, step by step; `until`: as somebody would have seen them then. */
export const useStates = (questionId: string, until: Date | null) =>
  useGrowingList((limit) => questionStatesQuery(questionId, until, limit), {
    step,
  });
