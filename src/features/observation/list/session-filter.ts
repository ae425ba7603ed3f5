import type { ObsSession } from "@domain/observation/obs-session";
import { idSchema } from "@domain/schema/fields";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import type { FilterPart } from "../../../ui/list/filter/define-filter";
import {
  anId,
  defineFilter,
  someOf,
} from "../../../ui/list/filter/define-filter";

/** What a session is to a list: a closed one that does not count is void. */
export const listedStatuses = ["planned", "open", "closed", "void"] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** How the list of sessions is narrowed; the address holds exactly this. */
export interface SessionFilters {
  userId: string | null;
  animalId: string | null;
  enclosureId: string | null;
  obsId: string | null;
  campaignId: string | null;
  status: ListedStatus | null;
  /** Both days belong to the period. */
  since: CalendarDay | null;
  until: CalendarDay | null;
}

const id = anId((text) => idSchema.safeParse(text).success);
const day: FilterPart<CalendarDay | null> = {
  parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
  write: (value) => value,
};

export const sessionFilter = defineFilter<SessionFilters>({
  userId: id,
  animalId: id,
  enclosureId: id,
  obsId: id,
  campaignId: id,
  status: someOf(listedStatuses),
  since: day,
  until: day,
});

export const listedStatus = ({
  status,
  voidedAt,
}: Pick<ObsSession, "status" | "voidedAt">): ListedStatus =>
  voidedAt === null ? status : "void";

/** Whether all that narrows is said of a session; its period is asked for, not narrowed to. */
export const isListed = (
  session: ObsSession,
  { userId, animalId, enclosureId, obsId, campaignId, status }: SessionFilters,
): boolean =>
  (userId === null || session.observerId === userId) &&
  (animalId === null ||
    session.animalIds.includes(animalId) ||
    animalId in session.effort) &&
  (enclosureId === null || session.enclosureId === enclosureId) &&
  (obsId === null || session.obsId === obsId) &&
  (campaignId === null || session.campaignId === campaignId) &&
  (status === null || listedStatus(session) === status);
