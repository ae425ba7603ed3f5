import { randomFor } from "@domain/analysis/interval/random";
import type { Edge } from "@domain/analysis/association/network";
import type { SimulationNodeDatum } from "d3-force";
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
} from "d3-force";

/** Where an animal is drawn: 0 to 1 of the width and of the height there is. */
export interface Spot {
  x: number;
  y: number;
}

interface Body extends SimulationNodeDatum {
  id: string;
}

const steps = 300;

/** From 0 to 1 between the least and the most of all; the middle where they are the same. */
function spread(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.map((value) =>
    most === least ? 0.5 : (value - least) / (most - least),
  );
}

/**
 * Where animals are drawn so that those who keep together more lie nearer: of the same edges the same each time. Links that are not
 * shown pull, too, so that nobody moves when a threshold does.
 */
export function layoutOf(
  animalIds: readonly string[],
  edges: readonly Edge[],
): Map<string, Spot> {
  const bodies: Body[] = animalIds.map((id) => ({ id }));
  const links = edges.map(({ one, other, weight }) => ({
    source: one,
    target: other,
    weight,
  }));
  const most = Math.max(0, ...links.map(({ weight }) => weight));
  forceSimulation(bodies)
    .randomSource(randomFor("sociogram"))
    .force(
      "link",
      forceLink<Body, (typeof links)[number]>(links)
        .id(({ id }) => id)
        .distance(({ weight }) => 60 + 140 * (1 - weight / most))
        .strength(({ weight }) => (0.6 * weight) / most),
    )
    .force("apart", forceManyBody().strength(-220))
    .force("room", forceCollide(34))
    .force("x", forceX(0).strength(0.06))
    .force("y", forceY(0).strength(0.06))
    .stop()
    .tick(steps);
  const xs = spread(bodies.map(({ x = 0 }) => x));
  const ys = spread(bodies.map(({ y = 0 }) => y));
  return new Map(
    animalIds.map((id, at) => [id, { x: xs[at] ?? 0.5, y: ys[at] ?? 0.5 }]),
  );
}
