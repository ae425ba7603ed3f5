import type { Occasion } from "./occasions";
import type { AgreementOptions } from "./options";
import { hasFocal, hasScans, scanPairs, stepFor, timePairs } from "./paired";
import type { PairedSide, SeveralAgreement } from "./several";
import { severalAgree } from "./several";
import { sideBySide } from "./side-by-side";

/** How far all agree who watched at once, by way of sampling; null: they did not all sample so. */
export interface AllAgreement {
  scans: SeveralAgreement | null;
  focal: SeveralAgreement | null;
}

/** How several agree of whom these are the sides. */
export const severalOf = (
  occasions: readonly (readonly PairedSide[])[],
  { behaviours, order }: AgreementOptions,
  seed: string,
) =>
  severalAgree(occasions, {
    behaviourIds: behaviours.map(({ behaviourId }) => behaviourId),
    metric: order === null ? "nominal" : "ordinal",
    seed,
  });

/** Every other session of each occasion beside the first, and how far all of them agree. */
export function allAgree(
  occasions: readonly Occasion[],
  options: AgreementOptions,
): AllAgreement {
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
