import type { PairAgreement } from "../../../analysis/agreement/agreement";
import { agreementOn } from "../../../analysis/agreement/agreement";
import { eventKappa } from "../../../analysis/agreement/events";
import type {
  Paired,
  RecordPair,
} from "../../../analysis/agreement/record-pairs";
import type { Said } from "../../../analysis/said";
import type { Behaviour } from "../../../ethogram/version";
import type { AmountAgreement } from "./amounts";
import { amountsAgree } from "./amounts";
import type { Disagreement } from "./disagreements";
import {
  eventDisagreements,
  inOrder,
  scanDisagreements,
  timeDisagreements,
} from "./disagreements";
import type { Progress } from "../progress";
import { untold, within } from "../progress";
import type { ChosenSession } from "../session";
import type { ObserverPair, Occasion } from "./occasions";
import { chosenOccasions, occasionsOf, pairsOfObservers } from "./occasions";
import {
  eventPairs,
  hasFocal,
  hasScans,
  scanPairs,
  stepFor,
  timePairs,
} from "./paired";
import type { PairedSide, SeveralAgreement } from "./several";
import { severalAgree } from "./several";
import type { AlignedBy, SideBySide } from "./side-by-side";
import { boutsWithin, sideBySide } from "./side-by-side";

/** What is asked of observers. */
export interface AgreementOptions {
  /** The behaviours of the ethogram, in its order. */
  behaviours: readonly Pick<Behaviour, "behaviourId" | "kind">[];
  /** How far apart scans and events may be told, in ms. */
  tolerance: number;
  /** For behaviours that are steps of a scale in their order: how much those near each other agree. */
  order: 1 | 2 | null;
  /** Against whom the others are held; null: nobody is better than anybody. */
  referenceId: string | null;
  /** Whether somebody chose the sessions to be held against each other, whenever they were held: `chosenOccasions`. */
  byHand: boolean;
}

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

/** How often each of two told a behaviour while both watched: in scans side by side, and as bouts and events. */
export interface Coverage {
  behaviourId: string;
  one: number;
  other: number;
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

/** How far people agree, pair by pair, and, of more than two, all of them. */
export interface AgreementReport {
  pairs: PairReport[];
  all: { scans: SeveralAgreement | null; focal: SeveralAgreement | null };
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

function coverageOf(
  all: readonly SideBySide[],
  scans: readonly RecordPair[],
  ids: readonly string[],
): Coverage[] {
  const told = new Map(ids.map((id) => [id, { one: 0, other: 0 }]));
  const add = (id: string | null, side: "one" | "other") => {
    const own = id === null ? undefined : told.get(id);
    if (own !== undefined) own[side] += 1;
  };
  for (const side of ["one", "other"] as const) {
    for (const pair of scans) pair[side]?.forEach((id) => add(id, side));
    for (const both of all)
      for (const { behaviourId } of boutsWithin(both, side))
        add(behaviourId, side);
  }
  return [...told].map(([behaviourId, own]) => ({ behaviourId, ...own }));
}

/** How several agree of whom these are the sides. */
const severalOf = (
  occasions: readonly (readonly PairedSide[])[],
  { behaviours, order }: AgreementOptions,
  seed: string,
) =>
  severalAgree(occasions, {
    behaviourIds: behaviours.map(({ behaviourId }) => behaviourId),
    metric: order === null ? "nominal" : "ordinal",
    seed,
  });

function pairReport(
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

/** Every other session of each occasion beside the first, and how far all of them agree. */
function allAgree(
  occasions: readonly Occasion[],
  options: AgreementOptions,
): AgreementReport["all"] {
  const sides = occasions.map(({ sessions: [first, ...others] }) =>
    first === undefined ? [] : others.map((other) => sideBySide(first, other)),
  );
  const step = stepFor(sides.flat().filter(hasFocal));
  return {
    scans: severalOf(
      sides.map((own) =>
        own.filter(hasScans).map((both) => ({
          both,
          pairs: scanPairs(both, options.tolerance).pairs,
        })),
      ),
      options,
      "all",
    ),
    focal: severalOf(
      sides.map((own) =>
        own
          .filter(hasFocal)
          .map((both) => ({ both, pairs: timePairs(both, step).pairs })),
      ),
      options,
      "all",
    ),
  };
}

/**
 * How far people agree who watched the same things (`occasionsOf`, or sessions chosen by hand, `chosenOccasions`): pair by pair, and all
 * of them. Sessions that nobody else watched say nothing; no occasion: no pair, and nothing of all.
 */
export function agreementReport(
  sessions: readonly ChosenSession[],
  options: AgreementOptions,
  progress: Progress = untold,
): AgreementReport {
  const { referenceId, byHand } = options;
  const occasions = byHand ? chosenOccasions(sessions) : occasionsOf(sessions);
  const pairs = pairsOfObservers(occasions, referenceId);
  return {
    pairs: pairs.map((pair, at) =>
      pairReport(
        pair,
        options,
        // All of them together are as much as one pair more.
        within(
          progress,
          at / (pairs.length + 1),
          (at + 1) / (pairs.length + 1),
        ),
      ),
    ),
    all:
      pairs.length > 1
        ? allAgree(occasions, options)
        : { scans: null, focal: null },
  };
}
