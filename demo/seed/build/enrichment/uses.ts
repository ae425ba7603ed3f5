import type { DemoApproval } from "../../../data/enrichments/approvals";
import { demoApprovals } from "../../../data/enrichments/approvals";
import { demoStock } from "../../../data/enrichments/stock";
import type { DemoZooId } from "../../../data/types";
import { lastUseOf } from "../../../../src/domain/enrichment/effect/effect";
import type { EnrichmentSession } from "../../../../src/domain/enrichment/session";
import { countPieces } from "../../../../src/domain/enrichment/stock";
import type { Approval } from "../../../../src/domain/enrichment/use";
import { idOfUse } from "../../../../src/domain/enrichment/use";
import { systemAuthor } from "../../../../src/domain/task/task";
import { endOfParisDay } from "../../../../src/domain/time/paris";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { foundingOf } from "../founding";
import { daysAgoAt } from "../moments";
import type { Moved } from "./movements";

/** An establishment's side of an object. */
interface Side {
  zooId: string;
  enrichmentId: string;
}

const isOf =
  ({ zooId, enrichmentId }: Side) =>
  (one: { zooId: string; enrichmentId: string }): boolean =>
    one.zooId === zooId && one.enrichmentId === enrichmentId;

function approvalOf(one: DemoApproval, now: Date): Approval {
  const { about, by, daysAgo, untilInDays, why } = one;
  return {
    ...{ about, by, why },
    state: why === null ? "approved" : "refused",
    at: daysAgoAt(now, daysAgo, "11:10"),
    until:
      untilInDays === null
        ? null
        : endOfParisDay(daysAgoAt(now, -untilInDays, "12:00")),
  };
}

function useDocument(
  side: Side,
  sessions: readonly EnrichmentSession[],
  moves: readonly Moved[],
  now: Date,
): DemoDocument {
  const { zooId, enrichmentId } = side;
  const approvals = Object.fromEntries(
    demoApprovals
      .filter(isOf(side))
      .map((one) => [one.subjectId, approvalOf(one, now)]),
  );
  const stockManaged = demoStock.some(isOf(side));
  const founding = foundingOf(zooId as DemoZooId, now);
  const changedAt = [
    ...moves.map(({ at }) => at),
    ...Object.values(approvals).map(({ at }) => at),
  ].reduce((last, at) => (at > last ? at : last), founding.createdAt);
  const made = demoDocument(
    "enrichmentUses",
    idOfUse(zooId, enrichmentId),
    { zooId, enrichmentId, stockManaged, approvals },
    { ...founding, updatedAt: changedAt, updatedBy: systemAuthor },
  );
  const stock = { managed: stockManaged, ...countPieces(moves) };
  const lastUsedAt = lastUseOf(sessions);
  return { ...made, data: { ...made.data, stock, lastUsedAt } };
}

const sideOf = ({ zooId, enrichmentId }: Side): Side => ({
  zooId,
  enrichmentId,
});

/** What each establishment has of all that it has, plans or speaks of, and for whom it is approved there. */
export function useDocuments(
  sessions: readonly EnrichmentSession[],
  moves: readonly Moved[],
  now: Date,
): DemoDocument[] {
  const sides = [...demoStock, ...sessions, ...demoApprovals].map(
    (one) => [idOfUse(one.zooId, one.enrichmentId), sideOf(one)] as const,
  );
  return [...new Map(sides).values()].map((side) =>
    useDocument(
      side,
      sessions.filter(isOf(side)),
      moves.filter(isOf(side)),
      now,
    ),
  );
}
