import type { Evaluation } from "@domain/evaluation/evaluation";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { AnswerPage } from "../answer/answer-page";
import { NotOpen } from "../parts/not-open";
import { usePlaces } from "../parts/use-places";
import { RecordPage } from "./record-page";

interface EvaluationPageProps {
  evaluationId: string;
  /** The enclosure or group whose animals are answered about in one go; null: all. */
  place: string | null;
}

/** One evaluation: its author goes on with what they began; what was handed in is read as it was answered. */
export function EvaluationPage({ evaluationId, place }: EvaluationPageProps) {
  const { uid } = useReadySession();
  const live = useLiveDoc("evaluations", evaluationId);
  if (live.state === "error" && live.code === "not-allowed") return <NotOpen />;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NotOpen />}>
      {(row) => {
        if (row === null || row.data.isDeleted) return <NotOpen />;
        if (row.data.status === "submitted")
          return <RecordPage row={row} place={place} />;
        return row.data.authorId === uid ? (
          <Resumed row={row} place={place} />
        ) : (
          <NotOpen />
        );
      }}
    </QueryState>
  );
}

interface ResumedProps {
  row: Row<"evaluations">;
  place: string | null;
}

/** Of a campaign with what it allows, which its author reads as long as it is there. */
function Resumed({ row, place }: ResumedProps) {
  const { campaignId } = row.data;
  const live = useLiveDoc("campaigns", campaignId);
  if (campaignId !== null && live.state === "loading") return <PageSkeleton />;
  const campaign = live.state === "data" ? (live.data?.data ?? null) : null;
  return <OfSubject row={row} place={place} campaign={campaign} />;
}

function OfSubject({
  row,
  place,
  campaign,
}: ResumedProps & { campaign: Parameters<typeof AnswerPage>[0]["campaign"] }) {
  const places = usePlaces();
  const { data } = row;
  const subject = places.subjectOf(data.subjectKind, data.subjectId);
  if (subject === null && !places.isKnown) return <PageSkeleton />;
  return (
    <AnswerPage
      evaluationId={row.id}
      header={row}
      beginning={null}
      subject={subject ?? goneSubject(data)}
      campaign={campaign}
      run={{ place, from: null }}
    />
  );
}

/** Whoever it is about is not here any more; what was begun can still be handed in. */
const goneSubject = (data: Evaluation) => ({
  kind: data.subjectKind,
  id: data.subjectId,
  name: "—",
  specieId: data.specieId,
  sectorIds: data.sectorIds,
  enclosureId: null,
  groupId: null,
});
