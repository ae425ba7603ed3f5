/** Who may read what a figure shows: of class health only who reads health values. */
export const reportClasses = ["general", "health"] as const;
export type ReportClass = (typeof reportClasses)[number];

/** What a figure counts, as its n says. */
export const counted = [
  "sessions",
  "scans",
  "evaluations",
  "values",
  "animals",
  "findings",
] as const;

/** How a figure is drawn beside its table. Intervals: its columns are a value and from where to where it may lie. Ranges: the same three of each line over time. */
export const drawings = [
  "bars",
  "intervals",
  "line",
  "ranges",
  "none",
] as const;

/** So many columns stand for one line of ranges. */
export const rangeColumns = 3;

interface FigureRule {
  class: ReportClass;
  /** It shows what was in a period, which is chosen with it. */
  period: boolean;
}

/** What can be frozen into a report, as the features offer it; in the order in which it is offered. An analysis is put in from its own page. */
export const figureRules = {
  inventory: { class: "general", period: false },
  budget: { class: "general", period: true },
  analysis: { class: "general", period: true },
  scores: { class: "general", period: false },
  enclosureMeasure: { class: "general", period: true },
  animalMeasure: { class: "health", period: true },
  findings: { class: "health", period: true },
} as const satisfies Record<string, FigureRule>;

export type FigureKind = keyof typeof figureRules;
export const figureKinds = Object.keys(figureRules) as FigureKind[];

export const isFigureKind = (kind: string): kind is FigureKind =>
  Object.hasOwn(figureRules, kind);

/**
 * The class of a figure by its kind, whatever else it says of itself: one of a kind that nobody knows here is a matter of
 * health, so that nobody reads by mistake what they must not.
 *
 * @example figureClass("animalMeasure") // "health"
 */
export const figureClass = (kind: string): ReportClass =>
  isFigureKind(kind) ? figureRules[kind].class : "health";
