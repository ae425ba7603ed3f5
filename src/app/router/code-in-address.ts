import { pageAt } from "@domain/pages";
import { useSyncExternalStore } from "react";
import { keptCode, setKeptCode } from "../../data/sdk/device";

/** The pages that links with a code lead to: `/login#reset=<code>`, `/Register#<code>`, `/export#<token>`. */
const withCode: readonly unknown[] = ["login", "register", "export"];

let code: string | null = null;
const listeners = new Set<() => void>();

function setCode(next: string | null): void {
  code = next;
  for (const listener of [...listeners]) listener();
}

/** What stands after "#" is kept here and, for a reload, in this tab alone: it leaves the address, and with it the history, at once. */
function takeCode(): void {
  const { pathname, search, hash } = location;
  const page = pageAt(pathname);
  if (hash === "" || !withCode.includes(page)) return;
  history.replaceState(history.state, "", pathname + search);
  const next = hash.replace(/^#(?:reset=)?/, "");
  setKeptCode(`${String(page)} ${next}`);
  setCode(next);
}

/** The page was loaded anew before its code was used. */
function resumeCode(): void {
  const [page, kept] = keptCode()?.split(" ") ?? [];
  if (kept === undefined) return;
  if (page === pageAt(location.pathname)) setCode(kept);
  else setKeptCode(null);
}

/** Takes the code of the page that opens, and of links followed in it; returns its end. */
export function watchCodes(): () => void {
  resumeCode();
  takeCode();
  addEventListener("hashchange", takeCode);
  return () => {
    removeEventListener("hashchange", takeCode);
    setCode(null);
  };
}

/** The code is used, or of no use. */
export function dropCode(): void {
  setKeptCode(null);
  setCode(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The one-time code the page was opened with; null for none. */
export const useCode = (): string | null =>
  useSyncExternalStore(subscribe, () => code);
