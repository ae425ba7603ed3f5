import type { Progress } from "../progress";
import { untold, within } from "../progress";
import type { ChosenSession } from "../session";
import type { AllAgreement } from "./all-agree";
import { allAgree } from "./all-agree";
import { chosenOccasions, occasionsOf, pairsOfObservers } from "./occasions";
import type { AgreementOptions } from "./options";
import type { PairReport } from "./pair-report";
import { pairReport } from "./pair-report";

/** How far people agree, pair by pair, and, of more than two, all of them. */
export interface AgreementReport {
  pairs: PairReport[];
  all: AllAgreement;
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
