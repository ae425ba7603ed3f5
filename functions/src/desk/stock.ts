import { shortPlans } from "@domain/enrichment/calendar/plan";
import type { EnrichmentSession } from "@domain/enrichment/session";
import { openSessionsOfObjectQuery } from "@domain/enrichment/session-queries";
import type { EnrichmentUse } from "@domain/enrichment/use";
import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import { readingOf } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import type { Known } from "./known";
import { pathOf } from "./known";
import type { Prepared } from "./prepare";

/** A plan as it becomes, and by which change of the operation. */
interface Plan {
  index: number;
  session: EnrichmentSession;
}

const plansOf = (prepared: readonly Prepared[]): Plan[] =>
  prepared.flatMap(({ change: { collection }, after }, index) => {
    if (collection !== "enrichmentSessions") return [];
    const session = after as EnrichmentSession;
    const isPlan = session.status === "add" && !session.isDeleted;
    return isPlan ? [{ index, session }] : [];
  });

/** The sessions with an object that ask for pieces, as stored. */
async function openSessions(
  transaction: Transaction,
  { zooId, enrichmentId }: EnrichmentUse,
): Promise<EnrichmentSession[]> {
  const found: EnrichmentSession[] = [];
  const all = compile(openSessionsOfObjectQuery(zooId, enrichmentId, 1));
  for await (const docs of pagesOfQuery(all, (page) => transaction.get(page)))
    for (const doc of docs) {
      const { record } = readingOf("enrichmentSessions", doc);
      if (record !== null) found.push(record);
    }
  return found;
}

/**
 * Throws "invalid-input", by `blame`, for the first plan for which there are too few pieces at its time beside what is
 * planned and out already, and beside what else the operation plans. Asked before the first write, of what is counted.
 */
export async function checkStock(
  transaction: Transaction,
  known: Known,
  prepared: readonly Prepared[],
  now: Date,
  blame: (index: number, error: AppError) => never,
): Promise<void> {
  const written = new Set(prepared.map(({ change: { id } }) => id));
  const plans = plansOf(prepared);
  const short: number[] = [];
  for (const useId of new Set(plans.map(({ session }) => session.useId))) {
    const place = { collection: "enrichmentUses", id: useId } as const;
    const use = (known.get(pathOf(place)) ?? null) as EnrichmentUse | null;
    if (use?.stock.managed !== true) continue;
    const stored = await openSessions(transaction, use);
    const others = stored.filter(({ sessionId }) => !written.has(sessionId));
    const planned = plans.filter(({ session }) => session.useId === useId);
    const refused = shortPlans(
      planned.map(({ session }) => session),
      { stock: use.stock, sessions: others, now },
    );
    short.push(...refused.map((at) => planned[at]?.index ?? 0));
  }
  if (short.length > 0)
    blame(
      Math.min(...short),
      new AppError("invalid-input", { fields: ["quantity:stockTaken"] }),
    );
}
