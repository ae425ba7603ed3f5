import { draftsQuery } from "@domain/evaluation/evaluation-queries";
import type { AnswerConflict, MergedAnswers } from "@domain/evaluation/merge";
import { deviceAnswers, mergeDrafts } from "@domain/evaluation/merge";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";

/** What an author's devices hold of an evaluation that was handed in. */
export interface OwnDrafts {
  merged: MergedAnswers;
  /** What another device says otherwise than what was handed in. */
  late: readonly AnswerConflict[];
}

/** The drafts of one's own evaluation; null of others', and until they are here. */
export function useOwnDrafts({
  id,
  data,
}: Row<"evaluations">): OwnDrafts | null {
  const { zooId, uid } = useReadySession();
  const isMine = data.authorId === uid;
  const live = useLiveQueries(
    isMine ? [draftsQuery({ zooId, uid }, id)] : null,
  );
  const from = data.submittedFrom ?? "";
  return useMemo(() => {
    if (live.state !== "data") return null;
    const merged = mergeDrafts(
      live.data.rows.map((row) => deviceAnswers(row.data)),
      from,
    );
    return { merged, late: merged.conflicts };
  }, [live, from]);
}
