import { fleissKappa } from "../../../analysis/agreement/fleiss";
import type { Metric } from "../../../analysis/agreement/krippendorff";
import { krippendorffAlpha } from "../../../analysis/agreement/krippendorff";
import type { RecordPair } from "../../../analysis/agreement/record-pairs";
import { joined, lengthOf } from "../../../analysis/observed/spans";
import type { Said } from "../../../analysis/said";
import type { SideBySide } from "./side-by-side";

/** How far all observers agree, whoever they are. */
export interface SeveralAgreement {
  observerIds: string[];
  /** How often, and for how long, two of them at least watched at once; in ms. */
  occasions: number;
  commonMs: number;
  /** null: fewer than three observers, or nothing that all of them told. */
  fleiss: Said | null;
  alpha: Said;
}

/** What was told at one instant of one animal, by each observer. */
interface Unit {
  sessionId: string;
  t: number;
  told: Map<string, readonly string[]>;
}

/** Two sessions beside each other, with what both told at the same instants. */
export interface PairedSide {
  both: SideBySide;
  pairs: readonly RecordPair[];
}

/** What the first of an occasion told, and what the others told at the same instants; `sides`: each of them beside the first. */
function unitsOf(sides: readonly PairedSide[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const { both, pairs } of sides)
    for (const { sessionId, t, animalId, one, other } of pairs) {
      const key = `${String(t)} ${animalId}`;
      const unit = units.get(key) ?? { sessionId, t, told: new Map() };
      units.set(key, unit);
      if (one !== null) unit.told.set(both.one.facts.observerId, one);
      if (other !== null) unit.told.set(both.other.facts.observerId, other);
    }
  return [...units.values()];
}

/** What was told as one category: several at once are one of their own. */
const categoryOf = (told: readonly string[]): string =>
  told.length < 2 ? (told[0] ?? "") : [...new Set(told)].sort().join("/");

interface SeveralOptions {
  /** In the order of the ethogram. */
  behaviourIds: readonly string[];
  metric: Metric;
  seed: string;
}

function agreementOfUnits(
  units: readonly Unit[],
  observerIds: readonly string[],
  { behaviourIds, metric, seed }: SeveralOptions,
): Omit<SeveralAgreement, "occasions" | "commonMs"> {
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
      observerIds.length < 3 || whole.length === 0
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
 * How far all who told of some occasions agree, of scans or of continuous recording: Fleiss' kappa of what all of them told, alpha of what two
 * told at least. `occasions`: of each, every other session beside the first. null where nobody told anything.
 */
export function severalAgree(
  occasions: readonly (readonly PairedSide[])[],
  options: SeveralOptions,
): SeveralAgreement | null {
  const observerIds = [
    ...new Set(
      occasions
        .flat()
        .flatMap(({ both: { one, other } }) => [
          one.facts.observerId,
          other.facts.observerId,
        ]),
    ),
  ].sort();
  const units = occasions.flatMap(unitsOf);
  if (units.length === 0) return null;
  const watched = occasions.filter((own) => own.length > 0);
  return {
    ...agreementOfUnits(units, observerIds, options),
    occasions: watched.length,
    commonMs: watched.reduce(
      (sum, own) =>
        sum + lengthOf(joined(own.flatMap(({ both }) => both.spans))),
      0,
    ),
  };
}
