import type { Action, Resource } from "../access/matrix";

type Need = { [R in Resource]: { resource: R; action: Action<R> } }[Resource];

/** What a widget may be asked about, each a parameter of its address. */
export type WidgetParam =
  | "sectorId"
  | "enclosureId"
  | "animalId"
  | "range"
  | "weeks";

/** So many columns share the width of a dashboard. */
export const boardColumns = 12;
/** The tallest a widget can be, in rows. */
export const rowsMost = 12;

export interface WidgetSize {
  w: number;
  h: number;
}

interface WidgetRule {
  /** Who may not do this is told so, and nothing is read; null: whoever works here. */
  needs: Need | null;
  /** What it cannot be shown without. */
  asks: readonly WidgetParam[];
  /** What it may be narrowed to. */
  takes: readonly WidgetParam[];
  /** As it is added, and the least it can be drawn in: columns of `boardColumns`, and rows. */
  size: WidgetSize;
  least: WidgetSize;
}

const reads = (resource: Resource) => ({ resource, action: "read" }) as Need;

/** What can stand on a dashboard, as the features show it; in the order in which it is offered. */
export const widgetRules = {
  lateTasks: {
    needs: reads("tasks"),
    asks: [],
    takes: ["sectorId"],
    size: { w: 3, h: 2 },
    least: { w: 3, h: 2 },
  },
  myTasks: {
    needs: reads("tasks"),
    asks: [],
    takes: [],
    size: { w: 6, h: 5 },
    least: { w: 4, h: 3 },
  },
  calendar: {
    needs: reads("tasks"),
    asks: [],
    takes: ["sectorId", "weeks"],
    size: { w: 6, h: 4 },
    least: { w: 4, h: 3 },
  },
  alerts: {
    needs: reads("alerts"),
    asks: [],
    takes: ["range"],
    size: { w: 6, h: 4 },
    least: { w: 3, h: 2 },
  },
  announcements: {
    needs: null,
    asks: [],
    takes: [],
    size: { w: 6, h: 3 },
    least: { w: 3, h: 2 },
  },
  doses: {
    needs: reads("doses"),
    asks: [],
    takes: [],
    size: { w: 6, h: 4 },
    least: { w: 4, h: 3 },
  },
  care: {
    needs: { resource: "prescriptions", action: "create" },
    asks: [],
    takes: [],
    size: { w: 6, h: 5 },
    least: { w: 4, h: 3 },
  },
  enrichmentDay: {
    needs: reads("enrichments"),
    asks: [],
    takes: ["enclosureId"],
    size: { w: 6, h: 4 },
    least: { w: 3, h: 2 },
  },
  observations: {
    needs: { resource: "obsSessions", action: "create" },
    asks: [],
    takes: [],
    size: { w: 6, h: 4 },
    least: { w: 4, h: 2 },
  },
  campaigns: {
    needs: reads("campaigns"),
    asks: [],
    takes: [],
    size: { w: 6, h: 4 },
    least: { w: 4, h: 2 },
  },
  events: {
    needs: reads("events"),
    asks: [],
    takes: ["sectorId", "range"],
    size: { w: 6, h: 4 },
    least: { w: 3, h: 2 },
  },
  sensorChart: {
    needs: reads("environmentalParameters"),
    asks: ["enclosureId"],
    takes: ["range"],
    size: { w: 6, h: 5 },
    least: { w: 4, h: 4 },
  },
  animalWelfare: {
    needs: { resource: "animals", action: "read" },
    asks: ["animalId"],
    takes: [],
    size: { w: 4, h: 4 },
    least: { w: 3, h: 3 },
  },
  enclosureMap: {
    needs: reads("enclosures"),
    asks: ["enclosureId"],
    takes: [],
    size: { w: 4, h: 4 },
    least: { w: 3, h: 3 },
  },
} as const satisfies Record<string, WidgetRule>;

export type WidgetKind = keyof typeof widgetRules;
export const widgetKinds = Object.keys(widgetRules) as WidgetKind[];

export const isWidgetKind = (kind: string): kind is WidgetKind =>
  Object.hasOwn(widgetRules, kind);

/** What is known of a kind; null for one that a later version stored. */
export const widgetRule = (kind: string): WidgetRule | null =>
  isWidgetKind(kind) ? widgetRules[kind] : null;
