import { fleissKappa } from "../../../analysis/agreement/fleiss";
import type { Metric } from "../../../analysis/agreement/krippendorff";
import { krippendorffAlpha } from "../../../analysis/agreement/krippendorff";
import { pairedRecords } from "../../../analysis/agreement/record-pairs";
import { recordsOf } from "../../../analysis/agreement/record-pairs";
import type { IntervalRecord } from "../../../analysis/observed/observed";
import type { Said } from "../../../analysis/said";
import type { ChosenSession } from "../session";
import { hasFocal, hasScans, scanRecords, stepFor } from "./paired";
import type { Occasion } from "./occasions";
import type { SideBySide } from "./side-by-side";
import { coursesWithin, sideBySide } from "./side-by-side";

/** How far all observers agree, whoever they are. */
export interface SeveralAgreement {
  observerIds: string[];
  /** null: fewer than three observers, or not so many in one occasion: it says no more than of two. */
  fleiss: Said | null;
  alpha: Said;
}

/** What was told at one instant of one animal, by each observer. */
interface Unit {
  sessionId: string;
  t: number;
  told: Map<string, readonly string[]>;
}

type RecordsOf = (
  both: Pick<SideBySide, "spans" | "animals">,
  session: ChosenSession,
  by: number,
) => IntervalRecord[];

/** The records of the first of an occasion, and what the others told at the same instants. */
function unitsOf(
  { sessions }: Occasion,
  isOf: (both: SideBySide) => boolean,
  records: RecordsOf,
  tolerance: number,
): Unit[] {
  const [first, ...others] = sessions;
  if (first === undefined) return [];
  const units = new Map<string, Unit>();
  for (const other of others) {
    const both = sideBySide(first, other);
    if (!isOf(both)) continue;
    const { pairs } = pairedRecords(
      records(both, first, 0),
      records(both, other, both.shiftMs),
      tolerance,
    );
    for (const { t, animalId, one, other: theirs } of pairs) {
      const key = JSON.stringify([t, animalId]);
      const unit = units.get(key) ?? {
        sessionId: first.facts.obsSessionId,
        t,
        told: new Map(),
      };
      units.set(key, unit);
      if (one !== null) unit.told.set(first.facts.observerId, one);
      if (theirs !== null) unit.told.set(other.facts.observerId, theirs);
    }
  }
  return [...units.values()];
}

/** What was told as one category: several at once are one of their own. */
const categoryOf = (told: readonly string[]): string =>
  [...new Set(told)].sort().join("/");

interface SeveralOptions {
  /** In the order of the ethogram. */
  behaviourIds: readonly string[];
  metric: Metric;
  tolerance: number;
  seed: string;
}

function agreementOfUnits(
  units: readonly Unit[],
  observerIds: readonly string[],
  { behaviourIds, metric, seed }: SeveralOptions,
): SeveralAgreement {
  const others = new Set(
    units.flatMap(({ told }) => [...told.values()].map(categoryOf)),
  );
  const categories = [
    ...behaviourIds,
    ...[...others].filter((one) => !behaviourIds.includes(one)).sort(),
  ];
  const places = new Map(categories.map((one, place) => [one, place]));
  const rows = units.map(({ told }) =>
    observerIds.map((id) => {
      const own = told.get(id);
      return own === undefined ? null : (places.get(categoryOf(own)) ?? null);
    }),
  );
  const whole = rows.flatMap((row, at) => {
    const all = row.filter((value) => value !== null);
    return all.length === observerIds.length ? [{ all, unit: units[at] }] : [];
  });
  return {
    observerIds: [...observerIds],
    fleiss:
      observerIds.length < 3
        ? null
        : fleissKappa(
            whole.map(({ all }) =>
              categories.map(
                (_, place) => all.filter((value) => value === place).length,
              ),
            ),
            seed,
            whole.flatMap(({ unit }) => unit ?? []),
          ),
    alpha: krippendorffAlpha(rows, metric, seed, units),
  };
}

/**
 * How far all who watched agree, scans and continuous recording each for itself: Fleiss' kappa of what all of them told, alpha of what
 * two told at least. null where nobody did such.
 */
export function severalAgree(
  occasions: readonly Occasion[],
  options: SeveralOptions,
): { scans: SeveralAgreement | null; focal: SeveralAgreement | null } {
  const observerIds = [
    ...new Set(
      occasions.flatMap(({ sessions }) =>
        sessions.map(({ facts }) => facts.observerId),
      ),
    ),
  ].sort();
  const step = stepFor(
    occasions.flatMap(({ sessions: [first, ...others] }) =>
      first === undefined ? [] : others.map((one) => sideBySide(first, one)),
    ),
  );
  const { tolerance } = options;
  const scans = occasions.flatMap((one) =>
    unitsOf(
      one,
      hasScans,
      (both, session, by) => scanRecords(both, session, by, tolerance),
      tolerance,
    ),
  );
  const focal = occasions.flatMap((one) =>
    unitsOf(
      one,
      hasFocal,
      ({ spans, animals }, session, by) =>
        recordsOf(coursesWithin(session, by, spans, animals.both), step),
      0,
    ),
  );
  const said = (units: readonly Unit[]) =>
    units.length === 0 ? null : agreementOfUnits(units, observerIds, options);
  return { scans: said(scans), focal: said(focal) };
}
