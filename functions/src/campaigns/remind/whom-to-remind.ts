import type { Campaign } from "@domain/campaign/campaign";
import { behindOf, periodOf, remindedMost } from "@domain/campaign/remind";
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

/**
 * Who is behind in a campaign in the period of `today`: its participants, or where it names none those who keep the sectors of
 * what is missing; active people of the establishment alone.
 */
export async function whomToRemind(
  campaign: Campaign,
  today: CalendarDay,
): Promise<string[]> {
  const subjects = await subjectsOf(campaign);
  const period = periodOf(
    campaign,
    subjects.map(({ id }) => id),
    await handedInOf(campaign),
    today,
  );
  if (period === null) return [];
  const open = new Set(
    period.subjects
      .filter(({ status }) => status !== "done")
      .map(({ subjectId }) => subjectId),
  );
  if (open.size === 0) return [];
  const asked =
    campaign.participants.length > 0
      ? campaign.participants
      : await keepersOf(
          campaign,
          subjects.filter(({ id }) => open.has(id)),
        );
  const active = new Set(activeAmong(await peopleOf(campaign.zooId)));
  return behindOf(
    period,
    asked.filter((uid) => active.has(uid)),
  ).slice(0, remindedMost);
}
