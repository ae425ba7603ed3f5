import { publishIssues } from "@domain/survey/publish/issues";
import type { PublishProblem } from "@domain/survey/publish/problems";
import { problemsOf } from "@domain/survey/publish/problems";
import type { Plan } from "@domain/survey/publish/sources";
import { placedIn } from "@domain/survey/publish/sources";
import { useDeferredValue, useMemo } from "react";
import type { DraftSources } from "./use-sources";

interface DraftProblems {
  problems: readonly PublishProblem[];
  /** So many questions were not looked up, and are not checked. */
  unchecked: number;
}

/** What is in the way of publishing a draft, as far as what it refers to is here. */
export function useDraftProblems(
  plan: Plan,
  { sources, isRead, isWhole }: DraftSources,
): DraftProblems {
  const looked = useDeferredValue(plan);
  return useMemo(() => {
    const issues = publishIssues(looked, sources, isRead).filter(
      // The criteria come with everything else.
      ({ code }) => isWhole || code !== "criterionUnknown",
    );
    const unread = placedIn(looked).filter(
      ({ item }) => !isRead(item.questionId),
    );
    return { problems: problemsOf(issues), unchecked: unread.length };
  }, [looked, sources, isRead, isWhole]);
}
