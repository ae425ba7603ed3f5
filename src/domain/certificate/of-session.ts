import type { Agreement } from "../analysis/agreement/figures";
import type { CannotSay, Said, Unsaid } from "../analysis/said";
import type { Behaviour } from "../ethogram/version";
import { occasionsOf } from "../observation/analysed/agreement/occasions";
import type {
  ChannelAgreement,
  PairReport,
} from "../observation/analysed/agreement/pair-report";
import { pairReport } from "../observation/analysed/agreement/pair-report";
import { overlapMs } from "../observation/analysed/agreement/side-by-side";
import { untold } from "../observation/analysed/progress";
import type { ChosenSession } from "../observation/analysed/session";
import type { CertificateFigure, ComparedChannel, Found } from "./certificate";
import { verdictOfAll } from "./verdict";

/** How far apart scans and events may be told, in ms: as the page on agreement asks where nobody chose otherwise. */
export const toleranceMs = 5_000;

/**
 * The expert's session that one is held against: of the same thing by the clock (`occasionsOf`), of several the one that was watched
 * together longest, then the first to begin. What was held at another time is never the same thing: no session says that it was of a
 * film. null: none.
 */
export function expertFor(
  own: ChosenSession,
  experts: readonly ChosenSession[],
): ChosenSession | null {
  const same = experts.filter((one) => occasionsOf([own, one]).length > 0);
  const [best] = same.toSorted(
    (a, b) =>
      overlapMs(own, b) - overlapMs(own, a) ||
      a.facts.startedAt.getTime() - b.facts.startedAt.getTime() ||
      (a.facts.obsSessionId < b.facts.obsSessionId ? -1 : 1),
  );
  return best ?? null;
}

/** Bootstrap and kappa end within -1..1 but for rounding. */
const within = (value: number): number => Math.min(1, Math.max(-1, value));

function figureOf(of: ComparedChannel, said: Said, n: number) {
  if (!said.canSay)
    return { of, n, value: null, low: null, high: null, why: said.why };
  const { interval } = said;
  return {
    of,
    n: said.n,
    value: within(said.value),
    low: interval === null ? null : within(interval.low),
    high: interval === null ? null : within(interval.high),
    why: null,
  };
}

const kappaIn = (overall: Agreement | Unsaid<CannotSay>): Said =>
  "canSay" in overall ? overall : overall.kappa;

const ofChannel = (
  of: "scans" | "focal",
  channel: ChannelAgreement | null,
): CertificateFigure[] =>
  channel === null
    ? []
    : [figureOf(of, kappaIn(channel.overall), channel.seen.both)];

function behavioursIn(report: PairReport): Found["behaviours"] {
  const { scans, focal, coverage } = report;
  const told = new Set(
    coverage.flatMap(({ behaviourId, one, other }) =>
      one + other > 0 ? [behaviourId] : [],
    ),
  );
  const channels = [
    { of: "scans", channel: scans },
    { of: "focal", channel: focal },
  ] as const;
  return channels.flatMap(({ of, channel }) =>
    (channel?.behaviours ?? []).flatMap(({ behaviourId, agreement }) =>
      told.has(behaviourId)
        ? [
            {
              behaviourId,
              ...figureOf(of, agreement.kappa, channel?.seen.both ?? 0),
            },
          ]
        : [],
    ),
  );
}

/**
 * Of follows what went on, second by second: what began is told by that, too. Where both told events alone, no state was there to agree
 * on, and what was told to have begun is held against each other instead.
 */
function ofFocal({ focal, events }: PairReport): CertificateFigure[] {
  const isOfEvents = focal !== null && focal.met.length === 0;
  return isOfEvents && events?.canSay === true
    ? [figureOf("events", events, 0)]
    : ofChannel("focal", focal);
}

/**
 * What a session proves beside an expert's of the same thing: kappa of scans and of follows, each with its 95 % interval,
 * and on each behaviour. `met`: the behaviours that the expert told, `missed`: the others of the version, on which nobody was tested.
 * `behaviours`: those of the version, in its order; none: it cannot be said.
 */
export function foundInSession(
  own: ChosenSession,
  expert: ChosenSession,
  behaviours: readonly Pick<Behaviour, "behaviourId" | "kind">[],
): Found {
  const [oneId, otherId] = [expert.facts.observerId, own.facts.observerId];
  const report = pairReport(
    { oneId, otherId, occasions: [[expert, own]] },
    {
      behaviours,
      tolerance: toleranceMs,
      order: null,
      referenceId: oneId,
      byHand: false,
    },
    untold,
  );
  const figures = [...ofChannel("scans", report.scans), ...ofFocal(report)];
  const isMet = (at: number) => (report.coverage[at]?.one ?? 0) > 0;
  const ids = report.coverage.map(({ behaviourId }) => behaviourId);
  return {
    verdict: verdictOfAll(figures),
    figures,
    behaviours: behavioursIn(report),
    met: ids.filter((_, at) => isMet(at)),
    missed: ids.filter((_, at) => !isMet(at)),
  };
}
