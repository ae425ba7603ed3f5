import type { DemoZooId } from "../../types";

/** What became of pieces while they were with animals. */
export interface DemoIncident {
  /** The how-manieth session of its series, from 0. */
  at: number;
  reason: "lost" | "broken";
  pieces: number;
  note: string;
}

/**
 * What was planned at once: a session on each of these days of these weeks. The week of the day that the
 * data are made for is 0; nothing is planned later than three weeks after that day.
 */
export interface DemoSeries {
  id: string;
  zooId: DemoZooId;
  enrichmentId: string;
  enclosureIds: readonly string[];
  /** The species whose animals it names; null: all that live there. */
  speciesId: string | null;
  /** Whether it is a task of the sector's keepers, too. */
  asksTask: boolean;
  /** ISO days, 1 Monday to 7 Sunday; "midweek" is three days after that day: tasks of the day itself are told elsewhere. */
  days: readonly number[] | "midweek";
  weeks: readonly [first: number, last: number];
  /** Wall time in Paris, HH:MM. */
  time: string;
  hours: number;
  pieces: number;
  incident: DemoIncident | null;
}

/** What was placed unplanned and is told apart from chance. */
export interface DemoStanding {
  id: string;
  enrichmentId: string;
  enclosureId: string;
  pieces: number;
  daysAgo: number;
  time: string;
  /** Still there, judged or not, or taken back at once. */
  fate: "stays" | "staysJudged" | "takenBack";
}

/** What animals of an enclosure are given now and then. */
export type DemoHabit = readonly [
  enclosureId: string,
  ...enrichmentIds: string[],
];
