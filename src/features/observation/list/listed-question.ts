import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { namedMost, usualQuery } from "@domain/observation/analysed/query";
import type { ObsSession } from "@domain/observation/obs-session";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { SessionFilters } from "./session-filter";

const some = (id: string | null): string[] => (id === null ? [] : [id]);

/** The enclosures of some sessions, each once. */
export const enclosuresOf = (
  sessions: readonly Pick<ObsSession, "enclosureId">[],
): string[] =>
  [...new Set(sessions.map(({ enclosureId }) => enclosureId))].slice(
    0,
    namedMost,
  );

/** What analyses are asked about the sessions of a list: narrowed in the same way, where and when these were unless filters say so. */
export function listedQuestion(
  filters: SessionFilters,
  sessions: readonly ObsSession[],
  today: CalendarDay,
): AnalysisQuery {
  const usual = usualQuery(today);
  const days = sessions.flatMap(({ day }) => day ?? []).sort();
  const { enclosureId, since, until } = filters;
  return {
    ...usual,
    enclosureIds: enclosureId === null ? enclosuresOf(sessions) : [enclosureId],
    animalIds: some(filters.animalId),
    observerIds: some(filters.userId),
    obsId: filters.obsId,
    campaignId: filters.campaignId,
    from: since ?? days[0] ?? usual.from,
    to: until ?? days.at(-1) ?? usual.to,
  };
}
