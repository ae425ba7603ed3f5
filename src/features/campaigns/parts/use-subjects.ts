import type { About, CampaignSubject } from "@domain/campaign/subjects";
import { subjectsOf } from "@domain/campaign/subjects";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { comingName, useDirectory } from "../../../data/hooks/use-names";

/** Whom campaigns are about, of the names of the establishment alone; null while those are on their way. */
export function useSubjects(): (
  campaign: About,
) => readonly CampaignSubject[] | null {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const groups = useDirectory("groups", zooId);
  const enclosures = useDirectory("enclosures", zooId);
  return ({ specieIds, animalIds, groupIds, enclosureIds }) => {
    const asked = [
      { directory: animals, ids: [...specieIds, ...animalIds] },
      { directory: groups, ids: groupIds },
      { directory: enclosures, ids: enclosureIds },
    ];
    const isComing = asked.some(
      ({ directory, ids }) =>
        ids.length > 0 && directory.live.state === "loading",
    );
    return isComing
      ? null
      : subjectsOf(
          { specieIds, animalIds, groupIds, enclosureIds },
          {
            animals: animals.list,
            groups: groups.list,
            enclosures: enclosures.list,
          },
        );
  };
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
