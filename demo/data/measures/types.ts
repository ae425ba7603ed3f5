import type { EnvironmentKey } from "../../../src/domain/measures/parameters/built-in";
import type { DemoZooId } from "../types";

/** A place of the demonstration: a zone of an enclosure, or the whole of it. */
export interface DemoPlace {
  readonly enclosureId: string;
  readonly areaId: string | null;
}

/** How the values of a sensor go, each added to what stands before it. */
export interface DemoCourse {
  /** In spring and autumn, at nine and at nine. */
  readonly mean: number;
  /** More in the middle of summer, as much less in that of winter. */
  readonly summer: number;
  /** More in the afternoon, as much less before dawn. */
  readonly noon: number;
  /** More on the hottest day of the heat wave. */
  readonly heat: number;
  readonly noise: number;
}

/** What a sensor says of a place every quarter of an hour. */
export interface DemoSensor extends DemoPlace {
  /** How it is called in what is sent. */
  readonly feed: string;
  readonly key: EnvironmentKey;
  readonly course: DemoCourse;
  /** Days before the day of the data from and to which it said nothing, both of them included; null: never. */
  readonly mute: readonly [from: number, to: number] | null;
  /** So many hours before the moment of the data it got stuck: it says one value since; null: it did not. */
  readonly stuckHours: number | null;
}

export interface DemoSource {
  readonly id: string;
  readonly zooId: DemoZooId;
  readonly name: string;
  /** Silent after so many minutes. */
  readonly expectedBy: number;
  /** So many hours before the moment of the data it spoke last; null: it speaks. */
  readonly silentHours: number | null;
  /** 43 letters, of no worth anywhere but here. */
  readonly secret: string;
  readonly sensors: readonly DemoSensor[];
}

/** Limits of a built-in at a place. */
export interface DemoLimits extends DemoPlace {
  readonly key: EnvironmentKey;
  readonly min: number | null;
  readonly max: number | null;
}

/** Something that people look at themselves, so often and for so long. */
export interface DemoRound extends DemoPlace {
  readonly parameterId: string;
  readonly everyDays: number;
  readonly times: number;
  /** Each as it comes, again and again. */
  readonly values: readonly (number | string | boolean)[];
  /** What was done about a value outside the limits. */
  readonly measure: string;
}
