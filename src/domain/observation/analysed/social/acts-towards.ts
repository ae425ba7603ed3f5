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

/** By animal when it was followed, of what the question is about. */
function followedIn({ watched, isFocal }: ChosenSession) {
  const found = new Map<string, Span[]>();
  if (!isFocal) return found;
  for (const piece of watched.sessions)
    for (const id of piece.animalIds)
      found.set(id, [...(found.get(id) ?? []), ...piece.watched]);
  return found;
}

function ofSession(session: ChosenSession): ActTowards[] {
  const followed = followedIn(session);
  const met = (
    actor: string,
    behaviourIds: readonly (string | null)[] | null,
    partner: string | null,
  ): ActTowards[] =>
    partner === null || partner === actor
      ? []
      : (behaviourIds ?? []).flatMap((behaviourId) =>
          behaviourId === null ? [] : [{ actor, behaviourId, partner }],
        );
  return [
    ...session.rows.focal.flatMap(
      ({ t, act, animalId, behaviourId, partnerId }) =>
        act !== "stop" && isWithin(followed.get(animalId) ?? [], t)
          ? met(animalId, [behaviourId], partnerId)
          : [],
    ),
    ...session.watched.intervals.flatMap(
      ({ animalId, behaviourIds, partnerId }) =>
        met(animalId, behaviourIds, partnerId),
    ),
  ];
}

/**
 * What animals did to each other in follows, from where it begins, and in scans, of what a question is about: both animals, the time that
 * was watched within its hours, and one look of several at once. In the order of the sessions; [] for nothing.
 *
 * @example actsTowards(chosen) // [{ actor: "nala", behaviourId: "displace", partner: "simba" }]
 */
export const actsTowards = ({
  sessions,
  isAsked,
}: Pick<Chosen, "sessions" | "isAsked">): ActTowards[] =>
  sessions
    .flatMap(ofSession)
    .filter(({ actor, partner }) => isAsked(actor) && isAsked(partner));
