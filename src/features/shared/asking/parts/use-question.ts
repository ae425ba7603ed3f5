import type { Question } from "@domain/question/question";
import { useLiveDoc } from "../../../../data/hooks/use-live";

/** A question as it is now; null: none is asked for, it is on its way, or it is not there. */
export function useQuestion(questionId: string | null): Question | null {
  const live = useLiveDoc("questions", questionId);
  return live.state === "data" ? (live.data?.data ?? null) : null;
}
