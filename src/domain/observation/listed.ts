import type { ListedStatus, ObsSession } from "./obs-session";

/** How a list of sessions is narrowed, its period aside. */
export interface SessionNarrowing {
  userId: string | null;
  animalId: string | null;
  enclosureId: string | null;
  obsId: string | null;
  campaignId: string | null;
  status: ListedStatus | null;
}

/** What a session is to a list. */
export const listedStatus = ({
  status,
  voidedAt,
}: Pick<ObsSession, "status" | "voidedAt">): ListedStatus =>
  voidedAt === null ? status : "void";

/** Whether all that narrows is said of a session. */
export const isListed = (
  session: ObsSession,
  {
    userId,
    animalId,
    enclosureId,
    obsId,
    campaignId,
    status,
  }: SessionNarrowing,
): boolean =>
  (userId === null || session.observerId === userId) &&
  (animalId === null ||
    session.animalIds.includes(animalId) ||
    animalId in session.effort) &&
  (enclosureId === null || session.enclosureId === enclosureId) &&
  (obsId === null || session.obsId === obsId) &&
  (campaignId === null || session.campaignId === campaignId) &&
  (status === null || listedStatus(session) === status);

/** Who was watched, and who was met besides. */
export const animalsOf = ({
  animalIds,
  effort,
}: Pick<ObsSession, "animalIds" | "effort">): string[] => [
  ...new Set([...animalIds, ...Object.keys(effort)]),
];
