import { identity, type Identity } from "../identity";
import type { OutboxOperation } from "../outbox/entry";
import type { OverlayEntry } from "../overlay/overlaid";

/** Whose switch of their own is on in this browser; never stored. */
let chosenBy: string | null = null;
/** The establishment where one works demonstrates, and one is not exempt. */
let imposed = false;
const none: readonly OverlayEntry[] = [];
let entries = none;
const listeners = new Set<() => void>();

export type Demonstration = "off" | "own" | "establishment";

/** Whether changes are only shown, and by whose wish: the establishment's goes over one's own. */
export function demonstration(): Demonstration {
  if (imposed) return "establishment";
  return chosenBy !== null && chosenBy === identity()?.uid ? "own" : "off";
}

/** Is one's own switch on, whatever the establishment's? */
export const isChosen = (): boolean =>
  chosenBy !== null && chosenBy === identity()?.uid;

function tell(): void {
  if (demonstration() === "off") entries = none;
  for (const listener of [...listeners]) listener();
}

export function choose(uid: string | null): void {
  if (chosenBy === uid) return;
  chosenBy = uid;
  tell();
}

/** Kept by the session: whether what this person writes is refused where they work. */
export function impose(demonstrates: boolean): void {
  if (imposed === demonstrates) return;
  imposed = demonstrates;
  tell();
}

/** Shows a write over what is stored, until the page is left or the mode ends. */
export function show(
  { uid }: Identity,
  operations: readonly OutboxOperation[],
): void {
  const entry: OverlayEntry = {
    id: crypto.randomUUID(),
    uid,
    createdAt: Date.now(),
    operations: [...operations],
    state: "demonstration",
  };
  entries = [...entries, entry];
  tell();
}

/** What is shown and kept nowhere, oldest first; the same array until it changes. */
export const shown = (): readonly OverlayEntry[] => entries;

/** Told at every change of the mode and of what it shows; returns its end. */
export function watchDemonstration(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
