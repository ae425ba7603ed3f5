import { bootstrapAll } from "../interval/bootstrap";
import type { CannotSay, Unsaid } from "../said";
import { cannotSay } from "../said";
import { drawnBy } from "./drawn-by";
import type { Agreement } from "./figures";
import { agreementOf, statisticsOf } from "./figures";
import type { SeenPair } from "./layout";
import { layoutOf } from "./layout";
import type { RecordPair } from "./record-pairs";

/** What two observers agree on, and where they do not. */
export interface PairAgreement {
  /** Pairs in which both saw the animal, only one did, neither did. */
  seen: { both: number; one: number; neither: number };
  overall: Agreement | Unsaid<CannotSay>;
  /** Told or not, for each behaviour of the scheme. */
  behaviours: { behaviourId: string; agreement: Agreement }[];
  /** Which behaviours of the scheme at least one of them told, and which neither. */
  met: string[];
  notMet: string[];
  /** Where they did not tell the same, in order of time. */
  disagreements: RecordPair[];
}

interface Settings {
  seed: string;
  /** For a scale whose behaviours are given in their order: weights fall with the distance, or its square. */
  order?: 1 | 2 | null;
}

const differs = ({
  one,
  other,
}: Pick<RecordPair, "one" | "other">): boolean => {
  if (one === null || other === null) return one !== other;
  if (one.length === 1 && other.length === 1) return one[0] !== other[0];
  const [own, theirs] = [new Set(one), new Set(other)];
  return own.size !== theirs.size || [...own].some((id) => !theirs.has(id));
};

/** Whether both saw the animal. */
const isSeen = (pair: RecordPair): pair is RecordPair & SeenPair =>
  pair.one !== null && pair.other !== null;

const inOrder = (a: RecordPair, b: RecordPair): number =>
  a.t - b.t || (a.animalId < b.animalId ? -1 : 1);

/**
 * How far two observers agree on the behaviours of a scheme, by their pairs of records (`pairedRecords`): overall, where every record
 * holds one behaviour at most, and on each, told or not. The scheme's categories are its behaviours, and none of them where that was
 * told. Records of what either did not see count nowhere. Intervals are by block bootstrap over instants, or over sessions
 * from eight on (`drawnBy`), cut to what can be. No pair, no behaviour: cannot say.
 *
 * @example agreementOn(pairs, ["rest", "feed"], { seed: "ana ben" }).overall // { kappa: { canSay: true, value: 0.8, ... }, ... }
 */
export function agreementOn(
  pairs: readonly RecordPair[],
  behaviourIds: readonly string[],
  { seed, order = null }: Settings,
): PairAgreement {
  const seen = pairs.filter(isSeen);
  const neither = pairs.filter(
    ({ one, other }) => one === null && other === null,
  ).length;
  const layout = layoutOf(seen, behaviourIds, order);
  const { schemes, all } = layout;
  const drawn = drawnBy(seen, layout, (pair) => !differs(pair));
  const every = all === null ? schemes : [...schemes, all];
  const statistics = every.map(statisticsOf);
  const bounds = bootstrapAll(drawn.strata, statistics.flat(), {
    ...drawn,
    seed,
    within: [-1, 1],
  });
  const found = every.map((scheme, index) => {
    const before = statistics.slice(0, index).flat().length;
    return agreementOf(scheme, drawn.total, bounds.slice(before));
  });
  const met = new Set(
    pairs.flatMap(({ one, other }) => [...(one ?? []), ...(other ?? [])]),
  );
  const overall = all === null ? undefined : found.at(-1);
  return {
    seen: {
      both: seen.length,
      one: pairs.length - seen.length - neither,
      neither,
    },
    overall: overall ?? cannotSay("notExclusive"),
    behaviours: behaviourIds.flatMap((behaviourId, place) => {
      const agreement = found[place];
      return agreement === undefined ? [] : [{ behaviourId, agreement }];
    }),
    met: behaviourIds.filter((id) => met.has(id)),
    notMet: behaviourIds.filter((id) => !met.has(id)),
    disagreements: pairs.filter(differs).toSorted(inOrder),
  };
}
