import type { Campaign } from "@domain/campaign/campaign";
import type { CampaignSubject } from "@domain/campaign/subjects";
import { subjectsOf } from "@domain/campaign/subjects";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { comingName, useDirectory } from "../../../data/hooks/use-names";

type About = Pick<
  Campaign,
  "specieIds" | "animalIds" | "groupIds" | "enclosureIds"
>;

/** Whom campaigns are about, of the names of the establishment alone; null while those are on their way. */
export function useSubjects(): (
  campaign: About,
) => readonly CampaignSubject[] | null {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  return (campaign) =>
    animals.live.state === "loading" &&
    campaign.specieIds.length + campaign.animalIds.length > 0
      ? null
      : subjectsOf(campaign, animals.list);
}

/** What animals, groups and enclosures are called; the sign of what is coming until it is known. */
export function useSubjectName(): (subject: CampaignSubject) => string {
  const { zooId } = useReadySession();
  const animal = useDirectory("animals", zooId);
  const group = useDirectory("groups", zooId);
  const enclosure = useDirectory("enclosures", zooId);
  return useMemo(() => {
    const directories = { animal, group, enclosure };
    return ({ kind, id }) => directories[kind].of(id)?.name ?? comingName;
  }, [animal, group, enclosure]);
}
