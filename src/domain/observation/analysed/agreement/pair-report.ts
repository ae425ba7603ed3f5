import type { PairAgreement } from "../../../analysis/agreement/agreement";
import { agreementOn } from "../../../analysis/agreement/agreement";
import { eventKappa } from "../../../analysis/agreement/events";
import type { Paired } from "../../../analysis/agreement/record-pairs";
import type { Said } from "../../../analysis/said";
import type { Progress } from "../progress";
import { severalOf } from "./all-agree";
import type { AmountAgreement } from "./amounts";
import { amountsAgree } from "./amounts";
import type { Coverage } from "./coverage";
import { coverageOf } from "./coverage";
import type { Disagreement } from "./disagreements";
import {
  eventDisagreements,
  inOrder,
  scanDisagreements,
  timeDisagreements,
} from "./disagreements";
import type { ObserverPair } from "./occasions";
import type { AgreementOptions } from "./options";
import {
  eventPairs,
  hasFocal,
  hasScans,
  scanPairs,
  stepFor,
  timePairs,
} from "./paired";
import type { AlignedBy } from "./side-by-side";
import { sideBySide } from "./side-by-side";

/** What two watched together. */
export interface OccasionFacts {
  oneId: string;
  otherId: string;
  startedAt: Date;
  commonMs: number;
  alignedBy: AlignedBy;
}

/** Records side by side. */
export interface ChannelAgreement extends Omit<PairAgreement, "disagreements"> {
  /** Records that only the one, only the other made. */
  alone: { one: number; other: number };
}

/** How far two people agree. */
export interface PairReport {
  oneId: string;
  otherId: string;
  occasions: OccasionFacts[];
  commonMs: number;
  animals: { both: string[]; one: string[]; other: string[] };
  /** null: they did not both make scans. */
  scans: ChannelAgreement | null;
  /** What was going on, every `stepMs`; null: they did not both follow animals. */
  focal: (ChannelAgreement & { stepMs: number }) | null;
  /** What began, told within the tolerance; n events that one told at least. */
  events: Said | null;
  amounts: AmountAgreement[];
  /** Krippendorff's alpha of both, which does not mind what one of them did not see. */
  alpha: { scans: Said | null; focal: Said | null };
  /** Of every behaviour of the ethogram, in its order. */
  coverage: Coverage[];
  disagreements: Disagreement[];
}

const bare = (
  { disagreements, ...rest }: PairAgreement,
  paired: readonly Paired[],
): ChannelAgreement => {
  void disagreements;
  const sum = (of: "oneAlone" | "otherAlone") =>
    paired.reduce((all, one) => all + one[of], 0);
  return { ...rest, alone: { one: sum("oneAlone"), other: sum("otherAlone") } };
};

const union = (all: readonly (readonly string[])[]): string[] =>
  [...new Set(all.flat())].sort();

/** How far two people agree over all that they watched together. */
export function pairReport(
  { oneId, otherId, occasions }: ObserverPair,
  options: AgreementOptions,
  progress: Progress,
): PairReport {
  const { behaviours, tolerance, order } = options;
  const all = occasions.map(([one, other]) => sideBySide(one, other));
  const seed = `${oneId} ${otherId}`;
  const ids = behaviours.map(({ behaviourId }) => behaviourId);
  const states = behaviours
    .filter(({ kind }) => kind === "state")
    .map(({ behaviourId }) => behaviourId);
  const step = stepFor(all.filter(hasFocal));
  const scans = all
    .filter(hasScans)
    .map((both) => ({ both, found: scanPairs(both, tolerance) }));
  const times = all
    .filter(hasFocal)
    .map((both) => ({ both, found: timePairs(both, step) }));
  const events = all
    .filter(hasFocal)
    .map((both) => ({ both, found: eventPairs(both, tolerance) }));
  const pairsIn = (channel: typeof scans) =>
    channel.flatMap(({ found }) => found.pairs);
  const agreed = (channel: typeof scans, of: readonly string[]) => {
    const said = agreementOn(pairsIn(channel), of, { seed, order });
    const differing = new Set(said.disagreements);
    return {
      said: bare(
        said,
        channel.map(({ found }) => found),
      ),
      differing: channel.map(({ both, found }) => ({
        both,
        pairs: found.pairs.filter((pair) => differing.has(pair)),
      })),
    };
  };
  progress(0.1);
  const ofScans = scans.length === 0 ? null : agreed(scans, ids);
  progress(0.4);
  const ofTime = times.length === 0 ? null : agreed(times, states);
  progress(0.7);
  const alphaOf = (channel: typeof scans, said: ChannelAgreement | null) => {
    // Of a scale distances count, and of several behaviours at once each set is a category.
    if (said !== null && order === null && !("canSay" in said.overall))
      return said.overall.alpha;
    const sides = channel.map(({ both, found }) => [
      { both, pairs: found.pairs },
    ]);
    return severalOf(sides, options, seed)?.alpha ?? null;
  };
  return {
    oneId,
    otherId,
    occasions: all.map(({ one, other, commonMs, alignedBy }) => ({
      oneId: one.facts.obsSessionId,
      otherId: other.facts.obsSessionId,
      startedAt: one.facts.startedAt,
      commonMs,
      alignedBy,
    })),
    commonMs: all.reduce((sum, both) => sum + both.commonMs, 0),
    animals: {
      both: union(all.map(({ animals }) => animals.both)),
      one: union(all.map(({ animals }) => animals.one)),
      other: union(all.map(({ animals }) => animals.other)),
    },
    scans: ofScans?.said ?? null,
    focal: ofTime === null ? null : { ...ofTime.said, stepMs: step },
    events:
      events.length === 0
        ? null
        : eventKappa(
            events.flatMap(({ found }) => found),
            seed,
            events.flatMap(({ both, found }) =>
              found.map(() => both.one.facts.obsSessionId),
            ),
          ),
    amounts: amountsAgree(all, pairsIn(scans), behaviours, seed),
    alpha: {
      scans: alphaOf(scans, ofScans?.said ?? null),
      focal: alphaOf(times, ofTime?.said ?? null),
    },
    coverage: coverageOf(all, pairsIn(scans), ids),
    disagreements: [
      ...(ofScans?.differing ?? []).flatMap(({ both, pairs }) =>
        scanDisagreements(both, pairs),
      ),
      ...(ofTime?.differing ?? []).flatMap(({ both, pairs }) =>
        timeDisagreements(both, pairs, step),
      ),
      ...events.flatMap(({ both, found }) => eventDisagreements(both, found)),
    ].toSorted(inOrder),
  };
}
