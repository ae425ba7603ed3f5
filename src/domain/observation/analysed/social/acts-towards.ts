import type { Span } from "../../../analysis/observed/observed";
import { isWithin } from "../../../analysis/observed/spans";
import type { Chosen } from "../chosen";
import type { ChosenSession } from "../session";

/** What one animal did to another. */
interface ActTowards {
  actor: string;
  behaviourId: string;
  partner: string;
}

/** What an animal was recorded to do at once, in a follow from where it begins or at the instant of a scan. */
export interface Act {
  actor: string;
  behaviourIds: readonly string[];
  /** null: nobody said towards whom, if anybody. */
  partner: string | null;
  by: "focal" | "scan";
}

/** By animal when it was followed, of what the question is about. */
function followedIn({ watched, isFocal }: ChosenSession) {
  const found = new Map<string, Span[]>();
  if (!isFocal) return found;
  for (const piece of watched.sessions)
    for (const id of piece.animalIds)
      found.set(id, [...(found.get(id) ?? []), ...piece.watched]);
  return found;
}

const named = (ids: readonly (string | null)[] | null): string[] =>
  (ids ?? []).filter((id) => id !== null);

/** Of a session what is meant of two animals; null: nobody said towards whom. */
function ofSession(
  session: ChosenSession,
  isMeant: (actor: string, partner: string | null) => boolean,
): Act[] {
  const followed = followedIn(session);
  return [
    ...session.rows.focal
      .filter(
        ({ t, act, animalId, partnerId }) =>
          act !== "stop" &&
          isMeant(animalId, partnerId) &&
          isWithin(followed.get(animalId) ?? [], t),
      )
      .map(({ animalId, behaviourId, partnerId }): Act => ({
        actor: animalId,
        behaviourIds: named([behaviourId]),
        partner: partnerId,
        by: "focal",
      })),
    ...session.watched.intervals
      .filter(({ animalId, partnerId }) => isMeant(animalId, partnerId))
      .map(({ animalId, behaviourIds, partnerId }): Act => ({
        actor: animalId,
        behaviourIds: named(behaviourIds),
        partner: partnerId,
        by: "scan",
      })),
  ];
}

/**
 * What animals did in some sessions, in follows and in scans, of what a question is about: the animals asked for, a partner among them where one is
 * known, the time that was watched within its hours, and one look of several at once. In the order of the sessions; [] for nothing.
 */
export const actsIn = (
  sessions: readonly ChosenSession[],
  isAsked: Chosen["isAsked"],
): Act[] =>
  sessions.flatMap((session) =>
    ofSession(
      session,
      (actor, partner) =>
        isAsked(actor) && (partner === null || isAsked(partner)),
    ),
  );

/**
 * What animals did to each other (`actsIn`). In the order of the sessions; [] for nothing.
 *
 * @example actsTowards(chosen) // [{ actor: "nala", behaviourId: "displace", partner: "simba" }]
 */
export const actsTowards = ({
  sessions,
  isAsked,
}: Pick<Chosen, "sessions" | "isAsked">): ActTowards[] =>
  sessions
    .flatMap((session) =>
      ofSession(
        session,
        (actor, partner) =>
          partner !== null &&
          partner !== actor &&
          isAsked(actor) &&
          isAsked(partner),
      ),
    )
    .flatMap(({ actor, behaviourIds, partner }) =>
      partner === null
        ? []
        : behaviourIds.map((behaviourId) => ({ actor, behaviourId, partner })),
    );
