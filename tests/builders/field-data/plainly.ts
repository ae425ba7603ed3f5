import type { NetworkFile } from "./group";
import type { Fix } from "./herd";
import { groundOf, metresEach } from "./herd";

/** Of each quarter how many fixes, counted line by line, and how many lie so near to a border that thousandths may put them beyond it. */
export function quarterCounts(fixes: readonly Fix[]) {
  const border = (groundOf(fixes).mapWidth * metresEach) / 2;
  const unsure = (2 * border) / 1000;
  const counts = [0, 0, 0, 0];
  let near = 0;
  for (const { x, y } of fixes) {
    const at = (x >= border ? 1 : 0) + (y >= border ? 2 : 0);
    counts[at] = (counts[at] ?? 0) + 1;
    if (Math.min(Math.abs(x - border), Math.abs(y - border)) < unsure)
      near += 1;
  }
  return { counts, near };
}

/** How far two animals were from each other at each instant that has a fix of both, in m of the map, the nearest first. */
export function distancesBetween(
  fixes: readonly Fix[],
  one: string,
  other: string,
): number[] {
  const own = new Map(
    fixes.filter(({ animal }) => animal === one).map((fix) => [fix.at, fix]),
  );
  return fixes
    .flatMap(({ at, animal, x, y }) => {
      const with_ = own.get(at);
      return animal !== other || with_ === undefined
        ? []
        : [Math.hypot(x - with_.x, y - with_.y) / metresEach];
    })
    .sort((a, b) => a - b);
}

/** Of each animal its links and their weights added, read off the file; the links of all that could be. */
export function networkFigures({ nodes, edges }: NetworkFile) {
  const links = edges.filter(({ weight }) => weight > 0);
  return {
    links: links.length,
    density: links.length / ((nodes.length * (nodes.length - 1)) / 2),
    nodes: nodes.map(({ id }) => {
      const own = links.filter(
        ({ source, target }) => source === id || target === id,
      );
      return {
        id,
        degree: own.length,
        strength: own.reduce((sum, { weight }) => sum + weight, 0),
      };
    }),
  };
}
