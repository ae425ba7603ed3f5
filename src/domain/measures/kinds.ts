import { environmentRanges, healthRanges } from "./series/ranges";

/** What is measured of places, and what is measured of animals: where each is kept, and how far back it is drawn. */
export const measureKinds = {
  environment: {
    parameters: "environmentalParameters",
    values: "measures",
    hours: "measureHours",
    days: "measureDays",
    months: "measureMonths",
    parent: "enclosures",
    ranges: environmentRanges,
  },
  health: {
    parameters: "healthParameters",
    values: "healthValues",
    /** Nothing is sent of animals by sensors. */
    hours: null,
    days: "healthDays",
    months: "healthMonths",
    parent: "animals",
    ranges: healthRanges,
  },
} as const;

export type MeasureKind = keyof typeof measureKinds;
type Kinds = typeof measureKinds;

/** Where parameters, values and what is kept of them lie, by kind. */
export type ParametersOf<K extends MeasureKind> = Kinds[K]["parameters"];
export type ValuesOf<K extends MeasureKind> = Kinds[K]["values"];
export type DaysOf<K extends MeasureKind> = Kinds[K]["days"];
export type MonthsOf<K extends MeasureKind> = Kinds[K]["months"];
