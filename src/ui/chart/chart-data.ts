/** So many lines can be told apart; of more, somebody chooses. */
export const linesMost = 8;

/** One hour, day, week or month on the axis of time, in its order. */
export interface ChartSlot {
  key: string;
  /** In full, for readers and the table. */
  name: string;
  /** At the axis, where there is room; null: nothing. */
  tick: string | null;
}

/** On which sides of its limits something reached. */
export type Side = "below" | "above";

/** What is drawn in a slot. */
export interface ChartValue {
  value: number;
  /** How many values it stands for. */
  n: number;
  /** From where to where they reach; null where that is not said. */
  low: number | null;
  high: number | null;
  deviation: number | null;
  /** [] within the limits, and where there are none. */
  outside: readonly Side[];
  /** What else is to be said of it, in words. */
  remark?: string | undefined;
}

/** A place on the axis in slots: 2.5 is the middle of the third one. */
export type SlotPosition = number;

/** A value as it came, null for a break in the line. */
export interface RawPoint {
  at: SlotPosition;
  value: number | null;
  /** What the table says of it instead of its slot: when, in full, and on which sides of its limits. */
  row?: { name: string; outside: readonly Side[] };
}

/** One line, or one colour of bars. */
export interface ChartSeries {
  /** A line goes on over slots without a value: nobody expects one in each. Unless said so these are gaps. */
  isJoined?: boolean;
  key: string;
  name: string;
  /** `#rrggbb`; null: by its place among the others. */
  color?: string | null;
  /** One a slot; null is a gap: never drawn, and bridged only by a line that is joined. */
  values: readonly (ChartValue | null)[];
  /** What the line follows instead of the slots' values, in the order of time. */
  raw?: readonly RawPoint[];
}

/** From where to where values should be; null is open. */
export interface ChartBand {
  key: string;
  /** Whose limits they are, in words. */
  name: string;
  from: number | null;
  to: number | null;
  /** The line it is about; null: all. */
  seriesKey: string | null;
}

/** Something that happened, at the axis. */
export interface ChartMark {
  key: string;
  at: SlotPosition;
  name: string;
}

/** line: values over time. bar: the same as bars. stack: how often each was counted, on top of each other. */
export type TimeKind = "line" | "bar" | "stack";

export interface TimeChartData {
  kind: TimeKind;
  slots: readonly ChartSlot[];
  series: readonly ChartSeries[];
  bands?: readonly ChartBand[];
  marks?: readonly ChartMark[];
  /** As people read it; "" for none. */
  unit: string;
  /** In an order that means something: a scale. */
  ordered?: boolean;
  /** What remarks on values are called, where there may be any. */
  remarks?: string | undefined;
  /** What low and high are called in the table where they are bounds of what was estimated, not values that were met. */
  bounds?: { value: string; low: string; high: string };
  /** From where to where the axis goes; by its values unless given. */
  span?: readonly [number, number];
}

/** A part of a whole. */
export interface SharePart {
  key: string;
  name: string;
  count: number;
}

export interface ShareChartData {
  kind: "pie" | "doughnut";
  /** One whole each, in its place or time. */
  wholes: readonly {
    key: string;
    name: string;
    parts: readonly SharePart[];
  }[];
  /** In an order that means something: a scale. */
  ordered?: boolean;
}
