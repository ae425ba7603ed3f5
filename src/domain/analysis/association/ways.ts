/** How long each edge of a network is: a row each node, Infinity where there is none; the same both ways, all above 0. */
export type Lengths = readonly Float64Array[];

/** What the shortest ways through a network say of each of its nodes. */
export interface Ways {
  /** Of the shortest ways between two others, how many lead over it: equally short ones count in parts. */
  betweenness: Float64Array;
  /** The sum of 1 / way to every other that can be reached. */
  harmonic: Float64Array;
}

/** The ways from one node: how long the shortest are, how many there are of these, and who is reached, the nearest first. */
interface From {
  lengths: Float64Array;
  counts: Float64Array;
  order: number[];
}

/** Who is nearest of those that are not reached yet; -1: nobody can be. */
function nearest(lengths: Float64Array, isReached: Uint8Array): number {
  let [found, least] = [-1, Infinity];
  for (let at = 0; at < lengths.length; at += 1) {
    const length = lengths[at] ?? Infinity;
    if (isReached[at] === 1 || length >= least) continue;
    [found, least] = [at, length];
  }
  return found;
}

/** Dijkstra (1959), Numer. Math. 1, 269-271, without a heap: in a network of animals nearly each two are joined. */
function waysFrom(edges: Lengths, source: number): From {
  const lengths = new Float64Array(edges.length).fill(Infinity);
  const counts = new Float64Array(edges.length);
  const isReached = new Uint8Array(edges.length);
  const order: number[] = [];
  lengths[source] = 0;
  counts[source] = 1;
  for (;;) {
    const at = nearest(lengths, isReached);
    const [row, so] = [edges[at], lengths[at] ?? Infinity];
    if (row === undefined) return { lengths, counts, order };
    isReached[at] = 1;
    order.push(at);
    for (let to = 0; to < row.length; to += 1) {
      const way = so + (row[to] ?? Infinity);
      const known = lengths[to] ?? Infinity;
      if (way === Infinity || way > known || isReached[to] === 1) continue;
      const own = counts[at] ?? 0;
      counts[to] = way < known ? own : (counts[to] ?? 0) + own;
      lengths[to] = way;
    }
  }
}

/** Adds how many of the ways from a node lead over each other one, from the farthest back. */
function addOver(
  betweenness: Float64Array,
  edges: Lengths,
  { lengths, counts, order }: From,
): void {
  const over = new Float64Array(edges.length);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const to = order[last] ?? 0;
    const [row, way, own] = [edges[to], lengths[to] ?? 0, over[to] ?? 0];
    const part = (1 + own) / (counts[to] ?? 1);
    // Whoever a shortest way comes from is nearer.
    for (let before = 0; before < last; before += 1) {
      const from = order[before] ?? 0;
      if ((lengths[from] ?? 0) + (row?.[from] ?? Infinity) === way)
        over[from] = (over[from] ?? 0) + (counts[from] ?? 0) * part;
    }
    betweenness[to] = (betweenness[to] ?? 0) + own;
  }
}

/**
 * The shortest ways between each two nodes of a network: Brandes (2001), J. Math. Sociol. 25, 163-177. No edge: zeros.
 *
 * @example waysIn([[Infinity, 1, Infinity], [1, Infinity, 1], [Infinity, 1, Infinity]].map((row) => Float64Array.from(row))).betweenness // [0, 1, 0]
 */
export function waysIn(edges: Lengths): Ways {
  const betweenness = new Float64Array(edges.length);
  const harmonic = new Float64Array(edges.length);
  for (let source = 0; source < edges.length; source += 1) {
    const ways = waysFrom(edges, source);
    addOver(betweenness, edges, ways);
    for (const to of ways.order)
      if (to !== source)
        harmonic[source] =
          (harmonic[source] ?? 0) + 1 / (ways.lengths[to] ?? Infinity);
  }
  // Each way is found from both of its ends.
  return { betweenness: betweenness.map((one) => one / 2), harmonic };
}
