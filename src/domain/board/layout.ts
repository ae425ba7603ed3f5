import type { Widget } from "./stored";
import type { WidgetSize } from "./widgets";
import { boardColumns, rowsMost, widgetRule } from "./widgets";

const leastOf = (kind: string): WidgetSize =>
  widgetRule(kind)?.least ?? { w: 2, h: 2 };

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

type Placed = Pick<Widget, "x" | "y" | "w" | "h">;

const shareColumns = (one: Placed, other: Placed) =>
  one.x < other.x + other.w && other.x < one.x + one.w;

/** From above, and in a row from the left: as they are read, and come by key. */
export const inReadingOrder = (a: Placed, b: Placed): number =>
  a.y - b.y || a.x - b.x;

/**
 * Widgets without a gap above any of them and none over another: each falls as far as those before it in reading order
 * let it. As many as were given; none for none.
 */
export function arranged(widgets: readonly Widget[]): Widget[] {
  const done: Widget[] = [];
  for (const one of [...widgets].sort(inReadingOrder)) {
    const above = done.filter((other) => shareColumns(one, other));
    const y = Math.max(0, ...above.map((other) => other.y + other.h));
    done.push({ ...one, y });
  }
  return done.sort(inReadingOrder);
}

const changed = (
  widgets: readonly Widget[],
  id: string,
  to: Partial<Placed>,
): Widget[] =>
  arranged(widgets.map((one) => (one.id === id ? { ...one, ...to } : one)));

export type Step = "left" | "right" | "up" | "down";

/** One step of a widget: a column aside, or before or after the next one in its columns. At the edge all stays as it is. */
export function moved(
  widgets: readonly Widget[],
  id: string,
  step: Step,
): Widget[] {
  const all = arranged(widgets);
  const one = all.find((widget) => widget.id === id);
  if (one === undefined) return all;
  if (step === "left" || step === "right") {
    const x = one.x + (step === "left" ? -1 : 1);
    return changed(all, id, { x: within(x, 0, boardColumns - one.w) });
  }
  const beside = all.filter(
    (other) => other.id !== id && shareColumns(one, other),
  );
  const next =
    step === "up"
      ? beside.findLast((other) => other.y < one.y)
      : beside.find((other) => other.y > one.y);
  // Half a row before or after it: it comes there in reading order, and all of them fall into whole rows.
  return next === undefined
    ? all
    : changed(all, id, { y: next.y + (step === "up" ? -0.5 : 0.5) });
}

export type Growth = "wider" | "narrower" | "taller" | "shorter";

const growths = {
  wider: { w: 1, h: 0 },
  narrower: { w: -1, h: 0 },
  taller: { w: 0, h: 1 },
  shorter: { w: 0, h: -1 },
} as const satisfies Record<Growth, WidgetSize>;

/** A column or a row more or less of a widget, within what its kind can be drawn in; one at the right edge grows to the left. */
export function sized(
  widgets: readonly Widget[],
  id: string,
  growth: Growth,
): Widget[] {
  const one = widgets.find((widget) => widget.id === id);
  if (one === undefined) return arranged(widgets);
  const least = leastOf(one.kind);
  const by = growths[growth];
  const w = within(one.w + by.w, least.w, boardColumns);
  const h = within(one.h + by.h, least.h, rowsMost);
  return changed(widgets, id, { w, h, x: Math.min(one.x, boardColumns - w) });
}

/** Widgets where a hand left them: within the columns, and no smaller than their kinds can be drawn. */
export const dropped = (
  widgets: readonly Widget[],
  places: ReadonlyMap<string, Placed>,
): Widget[] =>
  arranged(
    widgets.map((one) => {
      const place = places.get(one.id) ?? one;
      const least = leastOf(one.kind);
      const w = within(place.w, least.w, boardColumns);
      return {
        ...one,
        w,
        h: within(place.h, least.h, rowsMost),
        x: within(place.x, 0, boardColumns - w),
        y: Math.max(0, place.y),
      };
    }),
  );

/** With one more below all others, at the left, as large as its kind is added. */
export const added = (
  widgets: readonly Widget[],
  one: Pick<Widget, "id" | "kind" | "params">,
): Widget[] => {
  const size = widgetRule(one.kind)?.size ?? { w: 4, h: 3 };
  const y = Math.max(0, ...widgets.map((other) => other.y + other.h));
  return arranged([...widgets, { ...one, ...size, x: 0, y }]);
};
