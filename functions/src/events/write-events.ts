import type { ZooEvent } from "@domain/event/event";
import type { Change, NewEvent } from "@domain/event/events-of";
import { eventsOf } from "@domain/event/events-of";
import { headKeyOf, headValues, ownAbout } from "@domain/event/head";
import { parseCreate } from "@domain/record/parse";
import { ref, stampNew } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { forgetPicture, wasRemoved } from "./forget-picture";
import { createOnce, markHead } from "./marks";

/** An event and the delivery that tells of it. */
interface Telling {
  event: NewEvent;
  source: string;
  operationId: string | null;
  writtenAt: Date;
}

const create = (
  id: string,
  { event, source, operationId }: Telling,
  more: Partial<ZooEvent>,
): Promise<boolean> =>
  createOnce(ref("events", id), {
    ...parseCreate("events", id, { ...event, source, ...more }),
    ...stampNew(event.by, operationId),
  });

/**
 * One event, once. The first of an operation becomes its head; every other is a document of its own, so
 * that a herd's events write none of each other's, and the minute's run tells the head of them.
 */
async function writeEvent(telling: Telling): Promise<void> {
  const { event, source, operationId, writtenAt } = telling;
  const key = headKeyOf(event, operationId, writtenAt);
  const headId = key === null ? source : sha256(key).slice(0, 40);
  const alone = { headId, isHead: true, ...headValues(event, []) };
  if (await create(headId, telling, alone)) return;
  const head = await ref("events", headId).get();
  if (head.get("source") === source) return;
  await create(source, telling, {
    headId,
    isHead: false,
    about: ownAbout(event.subject),
  });
  await markHead(headId);
}

/** What was removed is shown no more, in whatever order its coming and its going are told. */
async function settlePicture({ picture, gone }: NewEvent): Promise<void> {
  if (gone !== null) await forgetPicture(gone);
  if (picture !== null && (await wasRemoved(picture)))
    await forgetPicture(picture);
}

/**
 * Tells what a write made of a record. `delivery` is the id of what told of the write: told twice, or
 * later than what came after, nothing is doubled and nothing lost. Answers how many events that is.
 */
export async function writeEvents(
  delivery: string,
  change: Change,
): Promise<number> {
  const { operationId = null } = change.after ?? {};
  const events = eventsOf(change);
  for (const [index, event] of events.entries()) {
    await writeEvent({
      event,
      source: `${delivery.replaceAll("/", "_")}-${index}`,
      operationId: typeof operationId === "string" ? operationId : null,
      writtenAt: change.writtenAt,
    });
    await settlePicture(event);
  }
  return events.length;
}
