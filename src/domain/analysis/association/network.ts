import Graph from "graphology";
import louvain from "graphology-communities-louvain";
import betweenness from "graphology-metrics/centrality/betweenness";
import { undirectedDensity } from "graphology-metrics/graph/density";
import { singleSource } from "graphology-shortest-path/dijkstra";
import { randomFor } from "../interval/random";

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

function graphOf(animalIds: readonly string[], edges: readonly Edge[]): Graph {
  const graph = new Graph({ type: "undirected" });
  for (const id of animalIds) graph.addNode(id);
  for (const { one, other, weight } of edges)
    graph.addEdge(one, other, { weight, length: 1 / weight });
  return graph;
}

function clusteringOf(graph: Graph, id: string): number | null {
  const around = graph.neighbors(id);
  if (around.length < 2) return null;
  let known = 0;
  around.forEach((one, at) => {
    for (const other of around.slice(at + 1))
      if (graph.hasEdge(one, other)) known += 1;
  });
  return known / ((around.length * (around.length - 1)) / 2);
}

const cost = (from: { weight: number }[]): number =>
  from.reduce((sum, { weight }) => sum + weight, 0);

/** The sum of 1 / way to every other: the way is the lengths of its edges, added. */
function harmonic(graph: Graph, id: string): number {
  const paths = singleSource(graph, id, "length");
  let sum = 0;
  for (const [other, path] of Object.entries(paths)) {
    if (other === id) continue;
    const way = path.slice(1).map((step, at) => ({
      weight: Number(
        graph.getEdgeAttribute(graph.edge(path[at], step), "length"),
      ),
    }));
    sum += 1 / cost(way);
  }
  return sum;
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
  const graph = graphOf(animalIds, edges);
  const rng = randomFor(JSON.stringify(["louvain", animalIds.length]));
  const parted =
    edges.length === 0
      ? null
      : louvain.detailed(graph, { getEdgeWeight: "weight", rng });
  const between =
    animalIds.length === 0
      ? {}
      : betweenness(graph, { getEdgeWeight: "length", normalized: false });
  const alone = Object.fromEntries(animalIds.map((id, at) => [id, at]));
  const community = numbered(animalIds, parted?.communities ?? alone);
  return {
    nodes: animalIds.map((animalId) => ({
      animalId,
      degree: graph.degree(animalId),
      strength: graph.reduceEdges(
        animalId,
        (sum, _, { weight }) => sum + Number(weight),
        0,
      ),
      betweenness: between[animalId] ?? 0,
      closeness:
        animalIds.length < 2
          ? 0
          : harmonic(graph, animalId) / (animalIds.length - 1),
      clustering: clusteringOf(graph, animalId),
      community: community.get(animalId) ?? 0,
    })),
    density: animalIds.length < 2 ? null : undirectedDensity(graph),
    communities: new Set(community.values()).size,
    modularity: parted?.modularity ?? null,
  };
}
