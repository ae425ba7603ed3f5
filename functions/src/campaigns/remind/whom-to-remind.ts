import type { Campaign } from "@domain/campaign/campaign";
import { aimedAt, countedOf } from "@domain/campaign/progress";
import {
  behindOf,
  periodOf,
  remindedMost,
} from "@domain/campaign/following/remind";
import type { PeriodCoverage } from "@domain/evaluation/score/coverage";
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

/** Who is behind with one thing that a campaign collects; nobody where no period of it runs. */
async function behindWith(
  campaign: Campaign,
  period: PeriodCoverage | null,
  subjects: readonly PlacedSubject[],
  active: ReadonlySet<string>,
): Promise<string[]> {
  const open = new Set(
    period?.subjects
      .filter(({ status }) => status !== "done")
      .map(({ subjectId }) => subjectId),
  );
  if (period === null || open.size === 0) return [];
  const asked =
    campaign.participants.length > 0
      ? campaign.participants
      : await keepersOf(
          campaign,
          subjects.filter(({ id }) => open.has(id)),
        );
  return behindOf(
    period,
    asked.filter((uid) => active.has(uid)),
  );
}

/**
 * Who is behind in a campaign in the period of `today`, with anything it collects and has a target for: its participants, or where
 * it names none those who keep the sectors of what is missing; active people of the establishment alone, each once.
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
      const period = periodOf(campaign, ids, handedIn(one), today, one);
      return behindWith(campaign, period, counted, active);
    }),
  );
  return [...new Set(behind.flat())].slice(0, remindedMost);
}
