import type { Campaign } from "@domain/campaign/campaign";
import { remindedMost } from "@domain/campaign/campaign";
import { missingNow } from "@domain/campaign/following/remind";
import {
  aimedAt,
  countedOf,
  seenBy,
  wantsOfExperts,
} from "@domain/campaign/progress";
import type { CalendarDay } from "@domain/time/calendar-day";
import { activeAmong, peopleOf } from "../../announcements/people";
import { knowledge } from "../../notices/known";
import type { PlacedSubject } from "../subjects/subjects-of";
import { handedInOf, sectorsOfAll, subjectsOf } from "../subjects/subjects-of";

/** Who keeps the sectors of what is missing. */
async function keepersOf(
  { zooId }: Campaign,
  missing: readonly PlacedSubject[],
): Promise<string[]> {
  const { sectorTeam } = knowledge();
  const sectors = await sectorsOfAll(zooId, missing);
  const teams = await Promise.all(sectors.map(sectorTeam));
  return [...new Set(teams.flatMap(({ keeper }) => keeper))];
}

/** Who is asked for what is missing of one thing that a campaign collects; nobody where nothing is, or no period runs. */
async function behindWith(
  campaign: Campaign,
  subjects: readonly PlacedSubject[],
  missingOf: (campaign: Campaign) => readonly string[],
): Promise<string[]> {
  const missing = new Set(missingOf(campaign));
  if (missing.size === 0) return [];
  // What one expert has done says nothing of the others.
  if (wantsOfExperts(campaign))
    return campaign.experts.filter(
      (uid) => missingOf(seenBy(campaign, uid)).length > 0,
    );
  return campaign.participants.length > 0
    ? campaign.participants
    : keepersOf(
        campaign,
        subjects.filter(({ id }) => missing.has(id)),
      );
}

/**
 * Who is behind in a campaign in the period of `today`, with anything it collects and has a target for: of experts each who
 * still has something to judge and nobody else; of others all its participants, any of whom may do what is missing, or where it
 * names none those who keep the sectors of what is missing. Active people of the establishment alone, each once.
 */
export async function whomToRemind(
  campaign: Campaign,
  today: CalendarDay,
): Promise<string[]> {
  const aimed = aimedAt(campaign);
  if (aimed.length === 0) return [];
  const subjects = await subjectsOf(campaign);
  const handedIn = await handedInOf(campaign);
  const active = new Set(activeAmong(await peopleOf(campaign.zooId)));
  const behind = await Promise.all(
    aimed.map((one) => {
      const counted = countedOf(one, subjects);
      const ids = counted.map(({ id }) => id);
      return behindWith(campaign, counted, (seen) =>
        missingNow(seen, ids, handedIn(one), today, one),
      );
    }),
  );
  return [...new Set(behind.flat())]
    .filter((uid) => active.has(uid))
    .slice(0, remindedMost);
}
