import { idSchema } from "@domain/schema/fields";
import type { ReactNode } from "react";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { usePageParams } from "../../../ui/list/search-params";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { NoQuestion } from "./no-question";

interface OfQuestionProps {
  children: (row: Row<"questions">) => ReactNode;
}

/** What is shown of the question that the address names; that there is none where there is none. */
export function OfQuestion({ children }: OfQuestionProps) {
  const [params] = usePageParams();
  const questionId = idSchema
    .nullable()
    .catch(null)
    .parse(params.get("questionId"));
  return questionId === null ? (
    <NoQuestion />
  ) : (
    <Read key={questionId} questionId={questionId}>
      {children}
    </Read>
  );
}

function Read({
  questionId,
  children,
}: OfQuestionProps & { questionId: string }) {
  const live = useLiveDoc("questions", questionId);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoQuestion />}>
      {(row) => row !== null && children(row)}
    </QueryState>
  );
}
