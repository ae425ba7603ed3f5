import Graph from "graphology";
import louvain from "graphology-communities-louvain";
import { randomFor } from "../interval/random";
import type { Lengths } from "./ways";
import { waysIn } from "./ways";

/** Two animals that keep together, and how much: above 0. */
export interface Edge {
  one: string;
  other: string;
  weight: number;
}

/** What an animal is in its network. */
export interface NodeFigures {
  animalId: string;
  /** With how many it keeps together. */
  degree: number;
  /** The sum of its edges' weights. */
  strength: number;
  /** Of the shortest ways between two others, how many lead over it; an edge is as long as 1 / weight. */
  betweenness: number;
  /** The mean of 1 / way to each other, 0 where there is none. */
  closeness: number;
  /** Of two it keeps to, how often they keep to each other; null for fewer than two. */
  clustering: number | null;
  /** Which community it is in, from 0, the largest first. */
  community: number;
}

export interface NetworkFigures {
  nodes: NodeFigures[];
  /** Edges of all that could be; null for fewer than two animals. */
  density: number | null;
  communities: number;
  /** How much more weight lies within communities than chance would put there; null without an edge. */
  modularity: number | null;
}

/** By node the weight of its edge to each other; 0: none. */
type Weights = readonly Float64Array[];

function weightsOf(
  animalIds: readonly string[],
  edges: readonly Edge[],
): Weights {
  const places = new Map(animalIds.map((id, at) => [id, at]));
  const weights = animalIds.map(() => new Float64Array(animalIds.length));
  for (const { one, other, weight } of edges) {
    const [a, b] = [places.get(one), places.get(other)];
    if (a === undefined || b === undefined)
      throw new RangeError("an edge of nobody");
    weights[a]?.fill(weight, b, b + 1);
    weights[b]?.fill(weight, a, a + 1);
  }
  return weights;
}

const lengthsOf = (weights: Weights): Lengths =>
  weights.map((row) => row.map((weight) => 1 / weight));

const neighboursOf = (row: Float64Array): number[] =>
  Array.from(row.keys()).filter((at) => row[at] !== 0);

function clusteringOf(
  weights: Weights,
  around: readonly number[],
): number | null {
  if (around.length < 2) return null;
  let known = 0;
  for (const one of around)
    for (const other of around)
      if (one < other && weights[one]?.[other] !== 0) known += 1;
  return known / ((around.length * (around.length - 1)) / 2);
}

/** Louvain's communities, drawn the same each time; null without an edge. */
function partedOf(animalIds: readonly string[], edges: readonly Edge[]) {
  if (edges.length === 0) return null;
  const graph = new Graph({ type: "undirected" });
  for (const id of animalIds) graph.addNode(id);
  for (const { one, other, weight } of edges)
    graph.addEdge(one, other, { weight });
  const rng = randomFor(JSON.stringify(["louvain", animalIds.length]));
  return louvain.detailed(graph, { getEdgeWeight: "weight", rng });
}

/** Communities numbered by their size, the largest first; equal ones by their first animal. */
function numbered(
  animalIds: readonly string[],
  found: Readonly<Record<string, number>>,
): Map<string, number> {
  const sizes = new Map<number, { size: number; first: number }>();
  animalIds.forEach((id, first) => {
    const own = sizes.get(found[id] ?? -1) ?? { size: 0, first };
    sizes.set(found[id] ?? -1, { ...own, size: own.size + 1 });
  });
  const order = [...sizes]
    .sort(([, a], [, b]) => b.size - a.size || a.first - b.first)
    .map(([community]) => community);
  return new Map(animalIds.map((id) => [id, order.indexOf(found[id] ?? -1)]));
}

/**
 * What a network of animals is like, and each in it: strength, betweenness (Brandes 2001, J. Math. Sociol. 25, 163-177) and harmonic
 * closeness over lengths of 1 / weight, clustering (Watts and Strogatz 1998, Nature 393, 440-442), density, and communities by Louvain's method
 * (Blondel et al. 2008, J. Stat. Mech. P10008), drawn the same each time. No animal: none, and nothing said.
 */
export function networkOf(
  animalIds: readonly string[],
  edges: readonly Edge[],
): NetworkFigures {
  const weights = weightsOf(animalIds, edges);
  const ways = waysIn(lengthsOf(weights));
  const parted = partedOf(animalIds, edges);
  const alone = Object.fromEntries(animalIds.map((id, at) => [id, at]));
  const community = numbered(animalIds, parted?.communities ?? alone);
  const others = animalIds.length - 1;
  return {
    nodes: animalIds.map((animalId, at) => {
      const row = weights[at] ?? new Float64Array();
      const around = neighboursOf(row);
      return {
        animalId,
        degree: around.length,
        strength: row.reduce((sum, weight) => sum + weight, 0),
        betweenness: ways.betweenness[at] ?? 0,
        closeness: others < 1 ? 0 : (ways.harmonic[at] ?? 0) / others,
        clustering: clusteringOf(weights, around),
        community: community.get(animalId) ?? 0,
      };
    }),
    density:
      others < 1 ? null : edges.length / ((animalIds.length * others) / 2),
    communities: new Set(community.values()).size,
    modularity: parted?.modularity ?? null,
  };
}
