import type { Course, MapPoint, Motion } from "@domain/observation/rows/motion";
import { betweenPairs, pushedBy } from "@domain/observation/rows/motion";
import { useState } from "react";

/** The points that say how two maps belong together. */
export const marks = ["fromOne", "toOne", "fromOther", "toOther"] as const;
type Mark = (typeof marks)[number];

/** How all positions are to be moved, as somebody says it. */
export interface Wanted {
  kind: "push" | "pairs";
  /** In thousandths of the map's width. */
  right: number;
  down: number;
  marks: Readonly<Record<Mark, MapPoint>>;
  /** Which mark a touch of the map places. */
  mark: Mark;
  level: number | null;
  zones: Motion["zones"];
}

/** Where the positions would come to lie; null: nowhere else, or two marks of a map are the same. */
export function courseOf({
  kind,
  right,
  down,
  marks: at,
}: Wanted): Course | null {
  if (kind === "push")
    return Math.hypot(right, down) === 0 ? null : pushedBy(right, down);
  return betweenPairs([at.fromOne, at.fromOther], [at.toOne, at.toOther]);
}

/** What is wanted, from nothing on: two marks in the corners, where they are on both maps. */
export function useMotion(edge: MapPoint) {
  const [wanted, setWanted] = useState<Wanted>(() => {
    const corner = (share: number) => ({
      x: Math.round(edge.x * share),
      y: Math.round(edge.y * share),
    });
    return {
      kind: "push",
      right: 0,
      down: 0,
      mark: "fromOne",
      level: null,
      zones: "read",
      marks: {
        ...{ fromOne: corner(0.25), toOne: corner(0.25) },
        ...{ fromOther: corner(0.75), toOther: corner(0.75) },
      },
    };
  });
  return {
    wanted,
    change: (more: Partial<Wanted>) =>
      setWanted((now) => ({ ...now, ...more })),
  };
}
