import type { LoggedObject, LoggedPlace } from "@domain/enrichment/logging";
import { loggedSession, movementOf } from "@domain/enrichment/logging";
import type { EnrichmentSession } from "@domain/enrichment/session";
import type { Actor, Judgement } from "@domain/enrichment/transitions";
import { sessionChangeOf } from "@domain/enrichment/transitions";
import i18next from "i18next";
import type { Row } from "../../../data/live-store";
import { subscriptions } from "../../../data/subscriptions";
import type { Operation } from "../../../data/write";
import { batch, newId } from "../../../data/write";
import type { Receipt } from "../../../data/write-types";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";

type SessionRow = Row<"enrichmentSessions">;

/** Nobody waits for what is logged: what is refused is told, and kept in the outbox. */
const tellRefusal = ({ acknowledged }: Receipt): void => {
  acknowledged.catch((error: unknown) => notifyError(error));
};

type Moved = Parameters<typeof movementOf>[1];

const movement = (
  reason: "placed" | "returned",
  session: Moved,
  sessionId: string,
  actor: Actor,
): Operation => ({
  kind: "create",
  collection: "enrichmentMovements",
  id: newId(),
  values: movementOf(reason, session, sessionId, actor),
});

const actorOf = (uid: string): Actor => ({ uid, now: new Date() });

/** The session and its pieces come back together, as a further fact: nothing that was logged is rubbed out. */
function takeBack(row: SessionRow, uid: string, name: string): void {
  const actor = actorOf(uid);
  const change = sessionChangeOf("complete", row.data, actor);
  if (change === null) return;
  tellRefusal(
    batch(
      [
        {
          kind: "patch",
          collection: "enrichmentSessions",
          id: row.id,
          values: change,
          base: row,
        },
        movement("returned", row.data, row.id, actor),
      ],
      { kind: "enrichment.takeBack", name },
    ),
  );
}

/** The offer to take a placement back, withdrawn as soon as somebody has gone on. */
function undoOf(sessionId: string, uid: string, name: string) {
  const source = subscriptions.doc("enrichmentSessions", sessionId);
  let latest: SessionRow | null = null;
  return {
    take: () => {
      if (latest !== null) takeBack(latest, uid, name);
    },
    whileTrue: (end: () => void) => {
      const look = () => {
        const live = source.snapshot();
        if (live.state !== "data" || live.data === null) return;
        latest = live.data;
        if (latest.data.status !== "ongoing") end();
      };
      const unwatch = source.subscribe(look);
      look();
      return unwatch;
    },
  };
}

/** Logs that an object is placed, and its pieces with it; also without a network. */
export function placeObject(
  place: LoggedPlace,
  object: LoggedObject & { name: string },
  uid: string,
): void {
  const actor = actorOf(uid);
  const sessionId = newId();
  const values = loggedSession(place, object, actor);
  tellRefusal(
    batch(
      [
        {
          kind: "create",
          collection: "enrichmentSessions",
          id: sessionId,
          values,
        },
        movement("placed", values, sessionId, actor),
      ],
      { kind: "enrichment.place", name: object.name },
    ),
  );
  notifyDone(
    i18next.t("enrichment.log.messages.placed", { name: object.name }),
    undoOf(sessionId, uid, object.name),
  );
}

const donePieces = { place: "placed", takeOut: "returned" } as const;
const doneKeys = {
  place: "enrichment.log.messages.placed",
  takeOut: "enrichment.log.messages.removed",
} as const;

/** Places what was planned, or takes out what is there, its pieces with it; nothing where its state no longer allows it. */
export function moveSession(
  action: "place" | "takeOut",
  row: SessionRow,
  uid: string,
  name: string,
): void {
  const actor = actorOf(uid);
  const change = sessionChangeOf(action, row.data, actor);
  if (change === null) return;
  tellRefusal(
    batch(
      [
        {
          kind: "patch",
          collection: "enrichmentSessions",
          id: row.id,
          values: change,
          base: row,
        },
        movement(donePieces[action], row.data, row.id, actor),
      ],
      { kind: `enrichment.${action}`, name },
    ),
  );
  notifyDone(i18next.t(doneKeys[action], { name }));
}

/** What is said of a session by now: what others said of it stays. */
export const judgementOf = (
  { evaluation }: Pick<EnrichmentSession, "evaluation">,
  said: { responses: Judgement["responses"]; note: string },
): Judgement => ({
  responses: { ...evaluation?.responses, ...said.responses },
  goals: evaluation?.goals ?? {},
  note: said.note.trim() === "" ? (evaluation?.note ?? null) : said.note.trim(),
});

/** Judges a session, or closes it with what is said of it. */
export function judgeSession(
  action: "evaluate" | "complete",
  row: SessionRow,
  uid: string,
  { name, judgement }: { name: string; judgement: Judgement },
): void {
  const change = sessionChangeOf(action, row.data, actorOf(uid), judgement);
  if (change === null) return;
  tellRefusal(
    batch(
      [
        {
          kind: "patch",
          collection: "enrichmentSessions",
          id: row.id,
          values: change,
          base: row,
        },
      ],
      { kind: `enrichment.${action}`, name },
    ),
  );
  if (action === "complete")
    notifyDone(i18next.t("enrichment.log.messages.closed", { name }));
}
