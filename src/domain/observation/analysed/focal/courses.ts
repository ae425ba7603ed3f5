import type { Course } from "../../../analysis/observed/whole-sessions";
import { coursesOf } from "../../../analysis/observed/whole-sessions";
import type { ChosenSession } from "../session";

/**
 * What each animal that was followed did, session by session. An animal that was followed for a part of a session alone is of that
 * session still. [] for no session of focal sampling.
 */
export const focalCourses = (sessions: readonly ChosenSession[]): Course[] =>
  sessions.flatMap(({ facts, watched, isFocal }) =>
    isFocal
      ? coursesOf(watched.sessions, watched.bouts).map((course) => ({
          ...course,
          session: { ...course.session, id: facts.obsSessionId },
        }))
      : [],
  );
