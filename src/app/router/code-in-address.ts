import { pageAt } from "@domain/pages";
import { useSyncExternalStore } from "react";

/** The pages that links with a one-time code lead to: `/login#reset=<code>`, `/Register#<code>`. */
const withCode: readonly unknown[] = ["login", "register"];

let code: string | null = null;
const listeners = new Set<() => void>();

function setCode(next: string | null): void {
  code = next;
  for (const listener of [...listeners]) listener();
}

/** What stands after "#" is kept here alone: it leaves the address, and with it the history, at once. */
function takeCode(): void {
  const { pathname, search, hash } = location;
  if (hash === "" || !withCode.includes(pageAt(pathname))) return;
  history.replaceState(history.state, "", pathname + search);
  setCode(hash.replace(/^#(?:reset=)?/, ""));
}

/** Takes the code of the page that opens, and of links followed in it; returns its end. */
export function watchCodes(): () => void {
  takeCode();
  addEventListener("hashchange", takeCode);
  return () => removeEventListener("hashchange", takeCode);
}

/** The code is used, or of no use. */
export const dropCode = (): void => setCode(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The one-time code the page was opened with; null for none. */
export const useCode = (): string | null =>
  useSyncExternalStore(subscribe, () => code);
