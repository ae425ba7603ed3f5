import * as z from "zod";
import { highestLevel, lowestLevel } from "../../grid/grid";
import type { Seen } from "./row";
import { placeMost } from "./row";

/** How much larger or smaller points are drawn apart at most. */
const scaleMost = 20;
/** Further than that nothing is moved, in thousandths of the map's width. */
const farMost = scaleMost * placeMost;

const scale = z.number().min(-scaleMost).max(scaleMost);
const far = z.number().min(-farMost).max(farMost);

/** A point of a map, in thousandths of its width from its upper left corner. */
export interface MapPoint {
  x: number;
  y: number;
}

/**
 * How points are moved when a map was replaced: turned and drawn apart by (a, b), then pushed by (c, d), in thousandths of
 * the map's width: x' = a x - b y + c, y' = b x + a y + d. Moved alone, a is 1 and b is 0.
 */
export const motionSchema = z
  .object({
    a: scale,
    b: scale,
    c: far,
    d: far,
    /** Of this level alone; null: of all, those without one too. */
    level: z.number().int().min(lowestLevel).max(highestLevel).nullable(),
    /** Zones that were told stay, or are read on the map from now on. */
    zones: z.enum(["kept", "read"]),
  })
  .strict();
export type Motion = z.infer<typeof motionSchema>;

/** What of a motion says where a point comes to lie. */
export type Course = Pick<Motion, "a" | "b" | "c" | "d">;

/** Pushes points by so many thousandths of the map's width to the right and downwards; 0 and 0 leave them where they are. */
export const pushedBy = (right: number, down: number): Course => ({
  ...{ a: 1, b: 0 },
  ...{ c: right, d: down },
});

/**
 * The motion that brings two points of the old map to where they lie on the new one: the similarity that two pairs of points
 * determine. null: two points of a pair are the same, or it would draw apart more than 20 times.
 *
 * @example betweenPairs([a, b], [a, b]) // moves nothing
 */
export function betweenPairs(
  [one, other]: readonly [MapPoint, MapPoint],
  [toOne, toOther]: readonly [MapPoint, MapPoint],
): Course | null {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const [u, v] = [toOther.x - toOne.x, toOther.y - toOne.y];
  const length = x * x + y * y;
  if (length === 0 || (u === 0 && v === 0)) return null;
  const a = (u * x + v * y) / length;
  const b = (v * x - u * y) / length;
  if (Math.max(Math.abs(a), Math.abs(b)) > scaleMost) return null;
  return {
    ...{ a, b },
    c: toOne.x - (a * one.x - b * one.y),
    d: toOne.y - (b * one.x + a * one.y),
  };
}

/** Where a point comes to lie, before it is rounded and held within what can be stored. */
export const pointMoved = (
  { a, b, c, d }: Course,
  { x, y }: MapPoint,
): MapPoint => ({ x: a * x - b * y + c, y: b * x + a * y + d });

const stored = (value: number): number =>
  Math.min(placeMost, Math.max(0, Math.round(value)));

/** Who was seen at a point, with the point moved; who has none, or is at another level, is as before. */
export function seenMoved(motion: Motion, seen: Seen): Seen {
  const { x, y, level, areaId } = seen;
  if (x === null || y === null) return seen;
  if (motion.level !== null && motion.level !== level) return seen;
  const to = pointMoved(motion, { x, y });
  return {
    ...seen,
    x: stored(to.x),
    y: stored(to.y),
    areaId: motion.zones === "read" ? null : areaId,
  };
}
