import { added } from "./layout";
import type { Widget } from "./stored";
import type { WidgetKind } from "./widgets";

type Place = readonly [kind: WidgetKind, x: number, y: number];

/** What people of some work look at first; what asks for a place or an animal is left to them. */
const templates = {
  keeper: [
    ["myTasks", 0, 0],
    ["announcements", 6, 0],
    ["doses", 6, 3],
    ["enrichmentDay", 0, 5],
  ],
  manager: [
    ["lateTasks", 0, 0],
    ["alerts", 6, 0],
    ["myTasks", 0, 2],
    ["announcements", 6, 4],
    ["events", 0, 7],
    ["calendar", 6, 7],
  ],
  veterinary: [
    ["care", 0, 0],
    ["doses", 6, 0],
    ["alerts", 6, 4],
    ["myTasks", 0, 5],
    ["events", 6, 8],
  ],
  ethologist: [
    ["observations", 0, 0],
    ["enrichmentDay", 6, 0],
    ["campaigns", 0, 4],
    ["events", 6, 4],
    ["announcements", 0, 8],
  ],
} as const satisfies Record<string, readonly Place[]>;

export type BoardTemplate = keyof typeof templates;
export const boardTemplates = Object.keys(templates) as BoardTemplate[];

/** The widgets of a template, where they stand. */
export const templateWidgets = (template: BoardTemplate): Widget[] => {
  const places: readonly Place[] = templates[template];
  return places.flatMap(([kind, x, y], index) =>
    added([], { id: `w${String(index + 1)}`, kind, params: {} }).map((one) => ({
      ...one,
      x,
      y,
    })),
  );
};
