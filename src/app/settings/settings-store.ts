import { useSyncExternalStore } from "react";
import type { Settings } from "./settings";
import { defaultSettings, keepSettings, restoreSettings } from "./settings";

const storageKey = "suricate.settings";
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    return restoreSettings(localStorage.getItem(storageKey));
  } catch {
    return defaultSettings;
  }
}

let current = read();

/** Changes some settings now, and keeps the lasting ones in this browser. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(storageKey, keepSettings(current));
  } catch {
    // Without storage the choice holds for this page only.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings =>
  useSyncExternalStore(subscribe, () => current);
