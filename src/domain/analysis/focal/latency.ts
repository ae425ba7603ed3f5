import type { Course } from "../observed/whole-sessions";
import { common, lengthOf } from "../observed/spans";
import type { Said } from "../said";
import type { Step, Survival } from "./kaplan-meier";
import { kaplanMeier, medianSurvival } from "./kaplan-meier";

/** How long it took until a behaviour was shown. */
export interface Latency {
  /** In so many courses it was seen. */
  seen: number;
  /** The time by which half have shown it, in ms seen since the session began; n courses. */
  median: Said;
  /** The share that has not shown it yet. */
  steps: Step[];
}

/** Until when an animal was seen in a session without a behaviour, in ms seen: pauses take no time. */
function waited(course: Course, behaviourId: string): Survival {
  const first = Math.min(
    course.states.get(behaviourId)?.[0]?.from ?? Infinity,
    course.points.get(behaviourId)?.[0] ?? Infinity,
  );
  const before = common(course.seen, [{ from: -Infinity, to: first }]);
  return { time: lengthOf(before), seen: first < Infinity };
}

/** The latency to a behaviour over sessions and animals, by Kaplan and Meier: where it was not shown it was at least the time seen. */
export function latencyOf(
  courses: readonly Course[],
  behaviourId: string,
): Latency {
  const all = courses
    .filter(({ seenMs }) => seenMs > 0)
    .map((course) => waited(course, behaviourId));
  return {
    seen: all.filter(({ seen }) => seen).length,
    median: medianSurvival(all),
    steps: kaplanMeier(all),
  };
}
