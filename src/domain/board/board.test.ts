import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDashboard } from "../../../tests/builders/boards";
import { dashboardSchema, widgetsMost } from "./board";
import type { Growth, Step } from "./layout";
import { added, arranged, dropped, moved, sized } from "./layout";
import type { Widget } from "./stored";
import { freeWidgetId, storedWidgets, widgetsOf } from "./stored";
import { boardTemplates, templateWidgets } from "./templates";
import { boardColumns, widgetKinds, widgetRule, widgetRules } from "./widgets";

const widget = (id: string, x: number, y: number, w = 6, h = 2): Widget => ({
  ...{ id, kind: "alerts", x, y, w, h },
  params: {},
});

const placesOf = (widgets: readonly Widget[]) =>
  Object.fromEntries(widgets.map(({ id, x, y }) => [id, [x, y]]));

const covers = (a: Widget, b: Widget) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const anyWidgets = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...widgetKinds, "later"),
      x: fc.integer({ min: 0, max: 11 }),
      y: fc.integer({ min: 0, max: 30 }),
      w: fc.integer({ min: 1, max: 12 }),
      h: fc.integer({ min: 1, max: 12 }),
    }),
    { maxLength: widgetsMost },
  )
  .map((all) =>
    all.map((one, index) => ({
      ...one,
      id: `w${String(index)}`,
      x: Math.min(one.x, boardColumns - one.w),
      params: {},
    })),
  );

describe("what is stored of a dashboard", () => {
  it("comes back as it was, an unknown widget and its parameters too", () => {
    const stored = [
      "id=w1&kind=sensorChart&x=0&y=0&w=6&h=5&enclosureId=e%201&range=7d",
      "id=w2&kind=ofTomorrow&x=6&y=0&w=4&h=3&moon=full",
    ];
    const read = widgetsOf(stored);
    expect(read.map(({ kind }) => kind)).toEqual(["sensorChart", "ofTomorrow"]);
    expect(read[0]?.params).toEqual({ enclosureId: "e 1", range: "7d" });
    expect(widgetRule("ofTomorrow")).toBeNull();
    expect(widgetsOf(storedWidgets(read))).toEqual(read);
    const board = aDashboard({ widgets: storedWidgets(read) });
    expect(dashboardSchema.safeParse(board).success).toBe(true);
  });

  it("is made sense of, whatever it says, with an id for each", () => {
    const read = widgetsOf(["", "id=a&w=99&x=-4&h=x", "id=a&kind=toString"]);
    expect(read).toMatchObject([
      { id: ".0", kind: "", x: 0, y: 0, w: 1, h: 1 },
      { id: "a", w: 12, x: 0, h: 1 },
      { id: "a.2", kind: "toString" },
    ]);
    expect(widgetRule("toString")).toBeNull();
    expect(widgetsOf([])).toEqual([]);
  });

  it("is no more than there may be, and nothing that was typed", () => {
    const of = (widgets: string[]) =>
      dashboardSchema.safeParse({ ...aDashboard(), widgets }).success;
    expect(of(Array.from({ length: widgetsMost }, () => "id=a"))).toBe(true);
    expect(of(Array.from({ length: widgetsMost + 1 }, () => "id=a"))).toBe(
      false,
    );
    expect(of(["x".repeat(6000)])).toBe(true);
    expect(of(["x".repeat(6001)])).toBe(false);
    expect(of(["<b>"])).toBe(false);
  });

  it("names a new widget as none is named", () => {
    expect(freeWidgetId([])).toBe("w1");
    expect(freeWidgetId([{ id: "w1" }, { id: "w3" }])).toBe("w2");
  });
});

describe("where widgets stand", () => {
  it("leaves no gap and puts none over another, whatever is done with them", () => {
    const steps = ["left", "right", "up", "down"] as const satisfies Step[];
    const growths = [
      "wider",
      "narrower",
      "taller",
      "shorter",
    ] as const satisfies Growth[];
    const isSound = (before: readonly Widget[], after: readonly Widget[]) => {
      expect(after.map(({ id }) => id).sort()).toEqual(
        before.map(({ id }) => id).sort(),
      );
      for (const [index, one] of after.entries()) {
        expect(Number.isInteger(one.y)).toBe(true);
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.w).toBeLessThanOrEqual(boardColumns);
        for (const other of after.slice(index + 1))
          expect(covers(one, other)).toBe(false);
      }
      expect(arranged(after)).toEqual(after);
    };
    fc.assert(
      fc.property(anyWidgets, fc.nat(30), (widgets, pick) => {
        const id = `w${String(pick)}`;
        isSound(widgets, arranged(widgets));
        for (const step of steps) isSound(widgets, moved(widgets, id, step));
        for (const growth of growths)
          isSound(widgets, sized(widgets, id, growth));
      }),
      { numRuns: 60 },
    );
  });

  it("moves by a column, or past the next one of its columns", () => {
    const all = [widget("a", 0, 0), widget("b", 6, 0), widget("c", 0, 2)];
    expect(placesOf(moved(all, "c", "up"))).toEqual({
      c: [0, 0],
      a: [0, 2],
      b: [6, 0],
    });
    expect(placesOf(moved(all, "a", "down"))).toEqual({
      c: [0, 0],
      a: [0, 2],
      b: [6, 0],
    });
    expect(placesOf(moved(all, "c", "right"))).toEqual({
      a: [0, 0],
      b: [6, 0],
      c: [1, 2],
    });
    for (const step of ["up", "left"] as const)
      expect(moved(all, "a", step)).toEqual(arranged(all));
    expect(moved(all, "nobody", "up")).toEqual(arranged(all));
  });

  it("grows within the columns, and shrinks to what it can be drawn in", () => {
    const all = [widget("a", 6, 0)];
    expect(sized(all, "a", "wider")).toMatchObject([{ x: 5, w: 7 }]);
    const least = widgetRules.alerts.least;
    const small = [widget("a", 0, 0, least.w, least.h)];
    for (const growth of ["narrower", "shorter"] as const)
      expect(sized(small, "a", growth)).toEqual(small);
  });

  it("takes what a hand did, as far as it goes", () => {
    const all = [widget("a", 0, 0), widget("b", 6, 0)];
    const places = new Map([["b", { x: 11, y: -3, w: 0, h: 40 }]]);
    expect(dropped(all, places)).toMatchObject([
      { id: "a", x: 0, y: 0 },
      { id: "b", x: 9, y: 0, w: 3, h: 12 },
    ]);
  });

  it("adds one below, as large as its kind is", () => {
    const all = added([widget("a", 0, 0)], {
      ...{ id: "b", kind: "lateTasks", params: {} },
    });
    expect(all[1]).toMatchObject({ id: "b", x: 0, y: 2, w: 3, h: 2 });
  });
});

it.each(boardTemplates)("the template %s is sound", (template) => {
  const widgets = templateWidgets(template);
  expect(widgets.length).toBeGreaterThanOrEqual(4);
  expect(new Set(widgets.map(({ kind }) => kind)).size).toBe(widgets.length);
  for (const { kind, w, h } of widgets) {
    const rule = widgetRule(kind);
    // Nothing has to be chosen before it shows something.
    expect(rule?.asks).toEqual([]);
    expect(w).toBeGreaterThanOrEqual(rule!.least.w);
    expect(h).toBeGreaterThanOrEqual(rule!.least.h);
  }
  for (const [index, one] of widgets.entries())
    for (const other of widgets.slice(index + 1))
      expect(covers(one, other)).toBe(false);
  const stored = storedWidgets(widgets);
  expect(
    dashboardSchema.safeParse(aDashboard({ widgets: stored })).success,
  ).toBe(true);
});
