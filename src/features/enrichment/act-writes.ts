import { AppError } from "@domain/errors";
import { movementOf } from "@domain/enrichment/logging";
import type { EnrichmentSession } from "@domain/enrichment/session";
import type { Judgement, SessionAction } from "@domain/enrichment/transitions";
import { sessionChangeOf } from "@domain/enrichment/transitions";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import type { Operation } from "../../data/write";
import { batch, newId } from "../../data/write";

const moves = { place: "placed", takeOut: "returned" } as const;

/** Which of its pieces an action moves: completing takes out what is still there. */
const moveOf = (
  action: SessionAction,
  { status }: EnrichmentSession,
): "placed" | "returned" | null => {
  if (action === "place" || action === "takeOut") return moves[action];
  return action === "complete" && status === "ongoing" ? "returned" : null;
};

interface Act {
  action: SessionAction;
  uid: string;
  /** What is said of how it went; judging needs it. */
  judgement?: Judgement | null;
  /** What the outbox calls it. */
  name: string;
}

/** What takes place now, with its pieces; also without a network. Throws "conflict" where its state does not allow it any more. */
export function actOnSession(
  row: Row<"enrichmentSessions">,
  { action, uid, judgement = null, name }: Act,
): Promise<Outcome> {
  const actor = { uid, now: new Date() };
  const change = sessionChangeOf(action, row.data, actor, judgement);
  // Somebody else went on with it, or took it off the plan, meanwhile.
  if (change === null) return Promise.reject(new AppError("conflict"));
  const operations: Operation[] = [
    {
      kind: "patch",
      collection: "enrichmentSessions",
      id: row.id,
      values: change,
      base: row,
    },
  ];
  const reason = moveOf(action, row.data);
  if (reason !== null)
    operations.push({
      kind: "create",
      collection: "enrichmentMovements",
      id: newId(),
      values: movementOf(reason, row.data, row.id, actor),
    });
  const about = { kind: `enrichment.${action}`, name };
  return outcomeOf(batch(operations, about));
}
