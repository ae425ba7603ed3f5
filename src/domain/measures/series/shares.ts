import type { MeasureType } from "../parameters/measure-type";
import { isCountedType } from "../parameters/measure-type";
import { stepsOf } from "../scale/words";
import type { Point } from "./points";

export const chartTypes = ["line", "bar", "pie", "doughnut"] as const;
export type ChartType = (typeof chartTypes)[number];

/** What a type can be drawn as, what it begins with first; instants are a list alone. */
export const chartTypesOf = {
  numeric: ["line", "bar"],
  scale: ["line", "bar", "pie", "doughnut"],
  choice: ["bar", "pie", "doughnut"],
  boolean: ["bar", "pie", "doughnut"],
  datetime: [],
} as const satisfies Record<MeasureType, readonly ChartType[]>;

/** How often something was chosen, and which share of all that is; 0 to 1. */
export interface Share {
  option: string;
  count: number;
  share: number;
}

/** How often each was chosen in all points, in the order of `options`, those never chosen too; then what is no option any more. [] where nothing was. */
export function sharesOf(
  points: readonly Pick<Point, "bucket">[],
  options: readonly string[],
): Share[] {
  const counts = new Map(options.map((option) => [option, 0]));
  for (const { bucket } of points)
    for (const [option, count] of Object.entries(bucket?.counts ?? {}))
      counts.set(option, (counts.get(option) ?? 0) + count);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return [];
  return [...counts].map(([option, count]) => ({
    option,
    count,
    share: count / all,
  }));
}

/** What can be chosen of a type, as counts name it. */
export function countedOptions(parameter: {
  measureType: MeasureType;
  scaleMax: number | null;
  options: readonly { id: string }[];
}): string[] {
  const { measureType, scaleMax, options } = parameter;
  if (!isCountedType(measureType)) return [];
  if (measureType === "boolean") return ["true", "false"];
  return measureType === "choice"
    ? options.map(({ id }) => id)
    : stepsOf(scaleMax);
}
