import { obsSessionFacts } from "@domain/observation/collection";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useCan } from "../../../../data/hooks/use-can";
import type { Analysis } from "../../frame/analysis";

/** Whether what somebody observed in an enclosure may be put right: what analyses read of it is closed, and open to all who read them. */
export function useMayCorrect({
  names: { enclosures },
}: Pick<Analysis, "names">): (
  enclosureId: string,
  observerId: string,
) => boolean {
  const may = useCan();
  const { zooId } = useReadySession();
  return (enclosureId, observerId) => {
    const sectorId = enclosures.of(enclosureId)?.sectorId ?? null;
    const facts = obsSessionFacts({
      zooId,
      observerId,
      status: "closed",
      sealed: false,
      openToKeepers: true,
      readers: [],
      sectorIds: sectorId === null ? [] : [sectorId],
    });
    return may("create", "obsCorrections", facts);
  };
}

/** Whether anything that the question finds may be put right. */
export function useMayCorrectAny(analysis: Analysis): boolean {
  const mayCorrect = useMayCorrect(analysis);
  const { asking, summary } = analysis;
  return asking.query.enclosureIds.some((enclosureId) =>
    summary.observerIds.some((observerId) =>
      mayCorrect(enclosureId, observerId),
    ),
  );
}
