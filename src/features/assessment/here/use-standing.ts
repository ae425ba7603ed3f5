import type { Campaign } from "@domain/campaign/campaign";
import { campaignProgressQuery } from "@domain/campaign/campaign-queries";
import type { Counted } from "@domain/campaign/progress";
import {
  lastAbout,
  monthsNow,
  submissionsOf,
  wantsOfExperts,
} from "@domain/campaign/progress";
import type { Standing, Subject } from "@domain/evaluation/asked-subjects";
import { standings } from "@domain/evaluation/asked-subjects";
import { parisDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

/** How some of a campaign's subjects stand now. */
export interface Stood {
  /** What was handed in is known. */
  isKnown: boolean;
  of: (subject: Subject) => Standing;
  /** Those of whom something is wanted still, late ones first. */
  wanted: readonly Subject[];
  late: number;
  done: number;
  /** What was handed in last about a subject in these months; of experts one's own. */
  last: (subject: Subject) => Counted | null;
}

/** How subjects of a campaign stand, of the months alone that say so: two documents, or one a month of a target for all of it. */
export function useStanding(
  campaign: Campaign,
  subjects: readonly Subject[],
): Stood {
  const { zooId, uid } = useReadySession();
  const today = parisDay(useNow());
  const { campaignId } = campaign;
  const progress = useLiveQueries([
    campaignProgressQuery(zooId, campaignId, monthsNow(campaign, today)),
  ]);
  return useMemo(() => {
    const isKnown = progress.state === "data";
    const months = isKnown ? progress.data.rows.map(({ data }) => data) : [];
    const found = standings(
      campaign,
      subjects.map(({ id }) => id),
      submissionsOf(months),
      today,
      uid,
    );
    const of = ({ id }: Subject): Standing => found.get(id) ?? "open";
    const as = (standing: Standing) =>
      subjects.filter((one) => of(one) === standing);
    const late = as("late");
    return {
      isKnown,
      of,
      wanted: isKnown ? [...late, ...as("due")] : [],
      late: isKnown ? late.length : 0,
      done: isKnown ? as("done").length : 0,
      last: ({ id }) =>
        lastAbout(months, id, wantsOfExperts(campaign) ? uid : null),
    };
  }, [campaign, subjects, progress, today, uid]);
}
