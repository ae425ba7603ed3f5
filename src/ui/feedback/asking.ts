import { useSyncExternalStore } from "react";

/** The questions a person wants no more, kept in this browser for each of those who share it. */
const keyOf = (uid: string) => `unasked:${uid}`;

const none: readonly string[] = [];
const listeners = new Set<() => void>();
const known = new Map<string, readonly string[]>();

function read(uid: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((one) => typeof one === "string")
      : none;
  } catch {
    return none;
  }
}

function unasked(uid: string): readonly string[] {
  const now = known.get(uid) ?? read(uid);
  known.set(uid, now);
  return now;
}

/** Does this person want to be asked before such a step? Yes, until they say otherwise. */
export const isAsked = (uid: string, step: string): boolean =>
  !unasked(uid).includes(step);

export function setAsked(uid: string, step: string, asked: boolean): void {
  const others = unasked(uid).filter((one) => one !== step);
  const next = asked ? others : [...others, step];
  known.set(uid, next);
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(next));
  } catch {
    // Without storage the choice holds for this page only.
  }
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** `isAsked`, followed as it changes. */
export const useAsked = (uid: string, step: string): boolean =>
  useSyncExternalStore(subscribe, () => isAsked(uid, step));
