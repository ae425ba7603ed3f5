import { ordered, same } from "./coefficients";
import type { Scheme } from "./figures";

/** What two observers told of an animal that both saw. */
export interface SeenPair {
  one: readonly string[];
  other: readonly string[];
}

/** Where everything that is counted of pairs lies among their sums. */
export interface Layout {
  /** Each behaviour of the scheme, told or not. */
  schemes: Scheme[];
  /** All of them as categories; null where somebody told more than one at once. */
  all: Scheme | null;
  /** So many sums. */
  width: number;
  /** Adds a pair to sums. */
  add: (sums: Float64Array, pair: SeenPair) => void;
}

/** The place of what was told in the scheme, the place after the last for none of it; null: more than one. */
function placeOf(
  told: readonly string[],
  places: ReadonlyMap<string, number>,
): number | null {
  let found = places.size;
  for (const id of told) {
    const place = places.get(id);
    if (place === undefined || place === found) continue;
    if (found !== places.size) return null;
    found = place;
  }
  return found;
}

/** One behaviour: its place, and that of "not". */
const ofBehaviour = (place: number): Scheme => ({
  weights: "noOrder",
  read: (sums) => {
    const [n, at] = [sums[0] ?? 0, 1 + 3 * place];
    const agreed = n - (sums[at] ?? 0);
    const [one, other] = [sums[at + 1] ?? 0, sums[at + 2] ?? 0];
    return {
      n,
      same: agreed,
      weighted: agreed,
      one: [one, n - one],
      other: [other, n - other],
    };
  },
});

/**
 * The sums of pairs: first n, then of each behaviour how often only one told it, and how often each did; then of
 * all behaviours together the same, weighted, and how often each told each category. The categories are the behaviours, and none of
 * them where somebody told that. Weights need an order, in which "none" has no place.
 */
export function layoutOf(
  pairs: readonly SeenPair[],
  behaviourIds: readonly string[],
  order: 1 | 2 | null,
): Layout {
  const none = behaviourIds.length;
  const places = new Map(behaviourIds.map((id, place) => [id, place]));
  let [isExclusive, hasNone] = [true, false];
  const hear = (place: number | null) => {
    if (place === null) isExclusive = false;
    else if (place === none) hasNone = true;
  };
  for (const { one, other } of pairs) {
    hear(placeOf(one, places));
    hear(placeOf(other, places));
  }
  const q = none + (hasNone ? 1 : 0);
  const inOrder = (power: 1 | 2): Scheme["weights"] =>
    hasNone ? "noneTold" : ordered(q, power);
  const weights = order === null ? "noOrder" : inOrder(order);
  const start = 1 + 3 * none;
  const width = start + (isExclusive ? 2 + 2 * q : 0);
  const all: Scheme = {
    weights,
    read: (sums) => {
      const slice = (from: number) =>
        Array.from({ length: q }, (_, index) => sums[from + index] ?? 0);
      return {
        n: sums[0] ?? 0,
        same: sums[start] ?? 0,
        weighted: sums[start + 1] ?? 0,
        one: slice(start + 2),
        other: slice(start + 2 + q),
      };
    },
  };
  const plus = (sums: Float64Array, at: number, more: number) => {
    sums[at] = (sums[at] ?? 0) + more;
  };
  const addSide = (
    sums: Float64Array,
    side: 1 | 2,
    own: readonly string[],
    theirs: readonly string[],
  ) => {
    // Nearly all tell one.
    for (const id of own.length > 1 ? new Set(own) : own) {
      const place = places.get(id);
      if (place === undefined) continue;
      plus(sums, 1 + 3 * place + side, 1);
      if (!theirs.includes(id)) plus(sums, 1 + 3 * place, 1);
    }
  };
  const add = (sums: Float64Array, pair: SeenPair) => {
    plus(sums, 0, 1);
    addSide(sums, 1, pair.one, pair.other);
    addSide(sums, 2, pair.other, pair.one);
    if (!isExclusive) return;
    const one = placeOf(pair.one, places) ?? none;
    const other = placeOf(pair.other, places) ?? none;
    plus(sums, start, one === other ? 1 : 0);
    plus(
      sums,
      start + 1,
      (typeof weights === "string" ? same : weights)(one, other),
    );
    plus(sums, start + 2 + one, 1);
    plus(sums, start + 2 + q + other, 1);
  };
  return {
    schemes: behaviourIds.map((_, place) => ofBehaviour(place)),
    all: isExclusive ? all : null,
    width,
    add,
  };
}
