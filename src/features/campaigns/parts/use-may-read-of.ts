import type { Campaign } from "@domain/campaign/campaign";
import type { CampaignSubject } from "@domain/campaign/subjects";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useDirectory } from "../../../data/hooks/use-names";

/** Whether this person reads what others answered about a subject of a campaign, as far as its place tells; of other modes than the normal one not everybody who sees the campaign does. */
export function useMayReadOf(
  campaign: Pick<Campaign, "mode">,
): (subject: CampaignSubject) => boolean {
  const may = useCan();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const enclosures = useDirectory("enclosures", zooId);
  const sectorsOf = ({ kind, id }: CampaignSubject): string[] => {
    if (kind === "enclosure") return inSector(enclosures.of(id)?.sectorId);
    if (kind === "animal") return inSector(animals.of(id)?.sectorId);
    return animals.list
      .filter(({ groupId }) => groupId === id)
      .flatMap(({ sectorId }) => inSector(sectorId));
  };
  return (subject) =>
    campaign.mode === "normal" &&
    may("read", "evaluations", {
      zooId,
      sectorIds: sectorsOf(subject),
      openToKeepers: true,
      sealed: false,
      authorId: "",
      readers: [],
    });
}

const inSector = (sectorId: string | null | undefined): string[] =>
  sectorId == null ? [] : [sectorId];
