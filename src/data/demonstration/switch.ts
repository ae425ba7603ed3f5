import { call } from "../calls";
import { requireIdentity } from "../identity";
import { outbox } from "../outbox/outbox";
import { choose } from "./mode";
import { tellTabs } from "./tabs";

/** How long the switch waits for writes on their way. */
const patienceMs = 4000;

/**
 * Turns one's own demonstration on, once every real write is sent: those that are not after a few
 * seconds are counted, and it stays off. Turning it off takes everything away that was only shown.
 */
export async function setOwnDemonstration(
  on: boolean,
): Promise<{ waiting: number }> {
  const { uid } = requireIdentity();
  const waiting = on ? await outbox.drained(patienceMs) : 0;
  if (waiting > 0) return { waiting };
  choose(on ? uid : null);
  tellTabs(uid, on);
  return { waiting: 0 };
}

/** Turns the establishment's demonstration on or off for everybody there; rejects AppError. */
export async function setZooDemonstration(
  zooId: string,
  on: boolean,
): Promise<void> {
  await call("setAnonymousMode", { zooId, on });
}
