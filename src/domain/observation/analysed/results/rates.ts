import type { BoutFigures } from "../../../analysis/focal/bouts";
import { boutFigures } from "../../../analysis/focal/bouts";
import type { Course } from "../../../analysis/observed/whole-sessions";
import { coursesOf } from "../../../analysis/observed/whole-sessions";
import type { Progress } from "../progress";
import type { Chosen } from "../chosen";
import type { BudgetOptions } from "./budget";
import { byRow } from "./budget";

/** How often behaviours began while animals were followed, of one animal, group, answer or enclosure, or of all. */
export interface RateRow {
  /** As `BudgetRow` has it. */
  key: string | null;
  sessions: number;
  animals: number;
  /** All time in which an animal was followed and seen, in ms. */
  seenMs: number;
  figures: BoutFigures[];
}

interface Followed {
  sessionId: string;
  animalId: string;
  course: Course;
}

/** The courses of the animals that were followed, each in its session. */
const followedIn = ({ sessions }: Pick<Chosen, "sessions">): Followed[] =>
  sessions.flatMap(({ facts: { obsSessionId }, watched }) =>
    coursesOf(watched.sessions, watched.bouts).map((course) => ({
      sessionId: obsSessionId,
      animalId: course.animalId,
      course: {
        ...course,
        session: { ...course.session, id: obsSessionId },
      },
    })),
  );

/** How often behaviours were begun in an hour seen, states and events alike; scans tell no rates. Nobody followed: no rows. */
export function rates(
  chosen: Chosen,
  options: Omit<BudgetOptions, "sampling">,
  progress: Progress,
): RateRow[] {
  const rows = byRow(followedIn(chosen), chosen, options);
  return rows.map(({ key, own }, at) => {
    progress(at / rows.length);
    const courses = own.map(({ course }) => course);
    const seen = own.filter(({ course }) => course.seenMs > 0);
    return {
      key,
      sessions: new Set(seen.map(({ sessionId }) => sessionId)).size,
      animals: new Set(seen.map(({ animalId }) => animalId)).size,
      seenMs: courses.reduce((sum, { seenMs }) => sum + seenMs, 0),
      figures: options.behaviourIds.map((id) => boutFigures(courses, id)),
    };
  });
}
