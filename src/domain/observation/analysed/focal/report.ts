import type { BoutFigures } from "../../../analysis/focal/bouts";
import { boutFigures } from "../../../analysis/focal/bouts";
import type { Together } from "../../../analysis/focal/co-occurrence";
import { togetherInTime } from "../../../analysis/focal/co-occurrence";
import type { Latency } from "../../../analysis/focal/latency";
import { latencyOf } from "../../../analysis/focal/latency";
import { transitionsOf } from "../../../analysis/focal/transitions";
import type { Course } from "../../../analysis/observed/whole-sessions";
import type { Behaviour } from "../../../ethogram/version";
import type { Progress } from "../progress";
import { untold } from "../progress";
import type { ChosenSession } from "../session";
import { focalCourses } from "./courses";
import type { SessionLine } from "./session-lines";
import { sessionLines } from "./session-lines";
import type { TransitionTable } from "./transition-cells";
import { transitionTable } from "./transition-cells";

/** What is asked of focal sampling. */
export interface FocalOptions {
  /** The behaviours of the ethogram, in its order. */
  behaviours: readonly Pick<Behaviour, "behaviourId" | "kind">[];
}

/** One behaviour: its bouts, how long they last, how often they begin, and how long it takes until the first. */
export interface FocalBehaviour extends BoutFigures {
  kind: Behaviour["kind"];
  latency: Latency;
}

/** How much was watched. */
export interface FocalEffort {
  sessions: number;
  animals: number;
  /** In which animals were seen, and in which they were not visible, each animal's own; in ms. */
  seenMs: number;
  hiddenMs: number;
  /** Sessions shorter than half of what was planned. */
  endedEarly: string[];
}

/** What focal sampling says. */
export interface FocalReport {
  effort: FocalEffort;
  /** Those that were shown, in the order of the ethogram. */
  behaviours: FocalBehaviour[];
  /** Those that nobody showed. */
  neverShown: string[];
  transitions: TransitionTable;
  /** States that were shown at once, those that share most of their time first. */
  together: Together[];
  lines: SessionLine[];
}

function effortOf(
  courses: readonly Course[],
  sessions: readonly ChosenSession[],
): FocalEffort {
  const seen = courses.filter(({ seenMs, hiddenMs }) => seenMs + hiddenMs > 0);
  const sum = (of: "seenMs" | "hiddenMs") =>
    seen.reduce((all, course) => all + course[of], 0);
  return {
    sessions: new Set(seen.map(({ session }) => session.id)).size,
    animals: new Set(seen.map(({ animalId }) => animalId)).size,
    seenMs: sum("seenMs"),
    hiddenMs: sum("hiddenMs"),
    endedEarly: sessions
      .filter(({ isFocal, endedEarly }) => isFocal && endedEarly)
      .map(({ facts }) => facts.obsSessionId)
      .sort(),
  };
}

/**
 * What the focal sampling of some sessions says: bouts, durations, rates and latencies of each behaviour, what follows what, what
 * is shown at once, and each session over its time. In whatever order the sessions are given. No session: an effort of 0, and
 * nothing else.
 */
export function focalReport(
  sessions: readonly ChosenSession[],
  { behaviours }: FocalOptions,
  progress: Progress = untold,
): FocalReport {
  const courses = focalCourses(sessions);
  progress(0.2);
  const isShown = ({ behaviourId }: Pick<Behaviour, "behaviourId">) =>
    courses.some(
      ({ states, points }) =>
        states.has(behaviourId) || points.has(behaviourId),
    );
  const shown = behaviours.filter(isShown);
  const ids = shown.map(({ behaviourId }) => behaviourId);
  const states = shown.filter(({ kind }) => kind === "state");
  const together = togetherInTime(
    courses,
    states.map(({ behaviourId }) => behaviourId),
  );
  progress(0.4);
  const figures = shown.map(({ behaviourId, kind }, at): FocalBehaviour => {
    progress(0.4 + (0.5 * at) / shown.length);
    return {
      ...boutFigures(courses, behaviourId),
      kind,
      latency: latencyOf(courses, behaviourId),
    };
  });
  progress(0.9);
  return {
    effort: effortOf(courses, sessions),
    behaviours: figures,
    neverShown: behaviours
      .filter((one) => !isShown(one))
      .map(({ behaviourId }) => behaviourId),
    transitions: transitionTable(transitionsOf(courses, ids)),
    together: together
      .filter(({ both }) => both > 0)
      .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0)),
    lines: sessionLines(sessions),
  };
}
