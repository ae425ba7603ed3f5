import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { sideOf } from "@domain/analysis/control-chart";
import { findingFacts } from "@domain/finding/collection";
import type { Finding } from "@domain/finding/finding";
import { findingIdOf } from "@domain/finding/finding";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create } from "../../../data/write";

/** What a finding is made of, and where that lies. */
export type FindingAbout = Pick<
  Finding,
  "zooId" | "class" | "subject" | "source"
> &
  // The alert that it begins from.
  Partial<Pick<Finding, "alertId">>;

/** Whether somebody may make a finding of what lies in sectors: who may read it then. */
export function mayFind(
  session: Session,
  about: Pick<Finding, "zooId" | "class" | "sectorIds">,
): boolean {
  const facts = findingFacts(about);
  return (
    can(session, "create", "findings", facts) &&
    can(session, "read", "findings", facts)
  );
}

/** Keeps what was seen as a finding: the same twice is one. */
export const makeFinding = (
  about: FindingAbout,
  seen: Finding["seen"],
  name: string,
): Promise<Outcome> =>
  outcomeOf(
    create(
      "findings",
      findingIdOf(about, seen.to),
      { ...about, seen },
      { kind: "measures.finding", name },
    ),
  );

const foundTexts = {
  above: "measures.findings.texts.foundAbove",
  below: "measures.findings.texts.foundBelow",
} as const;

/** The sentence that says what was seen: on which side of what was expected it lies. */
export function foundText(seen: Finding["seen"]) {
  const side = sideOf(seen.value, seen);
  return side === null ? "measures.findings.texts.found" : foundTexts[side];
}
