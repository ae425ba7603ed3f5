import type { Course } from "../../../analysis/observed/whole-sessions";
import { coursesOf } from "../../../analysis/observed/whole-sessions";
import type { ChosenSession } from "./chosen-session";

/** Whether animals were followed in a session: acts were told, or nothing but acts could have been. */
export const isFocal = ({ facts, rows }: ChosenSession): boolean =>
  rows.focal.length > 0 || facts.interval === null;

/**
 * What each animal that was followed did, session by session; those of `animalIds`, or of all where these are none. An animal that was
 * followed for a part of a session alone is of that session still. [] for no session of focal sampling.
 */
export const focalCourses = (
  sessions: readonly ChosenSession[],
  animalIds: readonly string[] = [],
): Course[] =>
  sessions.filter(isFocal).flatMap(({ facts, watched }) =>
    coursesOf(watched.sessions, watched.bouts)
      .filter(
        ({ animalId }) =>
          watched.followedMs.has(animalId) &&
          (animalIds.length === 0 || animalIds.includes(animalId)),
      )
      .map((course) => ({
        ...course,
        session: { ...course.session, id: facts.obsSessionId },
      })),
  );
