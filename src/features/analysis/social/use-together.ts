import type { Index } from "@domain/analysis/association/indices";
import { indices } from "@domain/analysis/association/indices";
import {
  usualLevelHeight,
  usualWithin,
} from "@domain/observation/analysed/social/association";
import { usePageParams } from "../../../ui/list/search-params";

/** What counts as together, and which links are shown. */
interface Together {
  /** In m. */
  within: number;
  levelHeight: number;
  index: Index;
  threshold: number;
}

/** From where to where each may be chosen. */
export const bounds = {
  within: { least: 0.1, most: 1000, usual: usualWithin },
  levelHeight: { least: 0, most: 100, usual: usualLevelHeight },
  threshold: { least: 0, most: 1, usual: 0 },
} as const;
type Bounded = keyof typeof bounds;

function within(params: URLSearchParams, name: Bounded): number {
  const { least, most, usual } = bounds[name];
  const value = Number(params.get(name) ?? usual);
  return value >= least && value <= most ? value : usual;
}

/** How the address says what counts as together; it says nothing of what is usual. */
export function useTogether(): [Together, (change: Partial<Together>) => void] {
  const [params, change] = usePageParams();
  const together = {
    within: within(params, "within"),
    levelHeight: within(params, "levelHeight"),
    threshold: within(params, "threshold"),
    index: indices.find((one) => one === params.get("index")) ?? "sri",
  };
  return [
    together,
    ({ index, ...numbers }) =>
      change({
        ...Object.fromEntries(
          Object.entries(numbers).map(([name, value]) => [name, String(value)]),
        ),
        ...(index !== undefined && { index }),
      }),
  ];
}
