import type { Grid } from "./grid";
import { sameSize } from "./size";

/** So many steps can be undone. */
export const stepsMax = 200;

/** The squares of a layer that a step changed, what they were and what they became. */
interface LayerStep {
  at: Uint16Array;
  before: Int8Array;
  after: Int8Array;
}

/** What a step changed: squares, or, where the size changed, everything. */
type Step =
  | { kind: "squares"; zones: LayerStep; levels: LayerStep }
  | { kind: "whole"; before: Grid; after: Grid };

/** What is drawn now, and the steps that led there or were undone. */
export interface History {
  present: Grid;
  past: readonly Step[];
  /** Undone, the last one first. */
  future: readonly Step[];
}

type Layer = Uint8Array | Int8Array;

function layerStep(before: Layer, after: Layer): LayerStep {
  let count = 0;
  for (let index = 0; index < before.length; index += 1)
    if (before[index] !== after[index]) count += 1;
  const step: LayerStep = {
    at: new Uint16Array(count),
    before: new Int8Array(count),
    after: new Int8Array(count),
  };
  for (let index = 0, place = 0; place < count; index += 1) {
    if (before[index] === after[index]) continue;
    step.at[place] = index;
    step.before[place] = before[index] ?? 0;
    step.after[place] = after[index] ?? 0;
    place += 1;
  }
  return step;
}

function stepOf(before: Grid, after: Grid): Step | null {
  if (!sameSize(before, after)) return { kind: "whole", before, after };
  const zones = layerStep(before.zones, after.zones);
  const levels = layerStep(before.levels, after.levels);
  return zones.at.length + levels.at.length === 0
    ? null
    : { kind: "squares", zones, levels };
}

function put(layer: Layer, { at }: LayerStep, values: Int8Array): void {
  for (let place = 0; place < at.length; place += 1)
    layer[at[place] ?? 0] = values[place] ?? 0;
}

function apply(grid: Grid, step: Step, to: "before" | "after"): Grid {
  // Every step counts on the zones there have been, whatever the size.
  if (step.kind === "whole") return { ...step[to], palette: grid.palette };
  const zones = grid.zones.slice();
  const levels = grid.levels.slice();
  put(zones, step.zones, step.zones[to]);
  put(levels, step.levels, step.levels[to]);
  return { ...grid, zones, levels };
}

/** A map on which nobody has drawn yet. */
export const startHistory = (present: Grid): History => ({
  present,
  past: [],
  future: [],
});

/** One step further; the same history where nothing differs. What was undone is gone. */
export function proceed(history: History, next: Grid): History {
  const step = stepOf(history.present, next);
  if (step === null) return history;
  return {
    present: next,
    past: [...history.past, step].slice(-stepsMax),
    future: [],
  };
}

/** One step back; the same history where there is none. */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (step === undefined) return history;
  return {
    present: apply(history.present, step, "before"),
    past: history.past.slice(0, -1),
    future: [step, ...history.future],
  };
}

/** The step that was undone last, again; the same history where there is none. */
export function redo(history: History): History {
  const [step, ...future] = history.future;
  if (step === undefined) return history;
  return {
    present: apply(history.present, step, "after"),
    past: [...history.past, step],
    future,
  };
}
