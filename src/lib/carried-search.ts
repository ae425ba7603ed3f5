import { useCallback, useEffect, useRef, useState } from "react";
import type { NavigateFunction } from "react-router-dom";
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router-dom";

/** What was searched for, in the history entry's state: back and reload keep it, the address never holds it. */
export interface CarriedSearch {
  /** In the list of the page. */
  search?: string;
  /** In the whole establishment, from this page or on the way to it. */
  asked?: string;
}

const objectOf = (state: unknown): object =>
  typeof state === "object" && state !== null ? state : {};

/** What a history entry carries; "" for nothing. */
function carried(state: unknown, name: keyof CarriedSearch): string {
  const value = (objectOf(state) as Record<string, unknown>)[name];
  return typeof value === "string" ? value : "";
}

/** The last search of the whole establishment that a history entry knows of, else the one of its list. */
export const askedIn = (state: unknown): string =>
  carried(state, "asked") || carried(state, "search");

/** Browsers allow few changes of the history within a time: typing is written when it pauses. */
const pauseMs = 200;

/** Keeps what was searched for with the entry of the history that is shown. */
export const carrySearch = (
  navigate: NavigateFunction,
  { pathname, search: query, state }: ReturnType<typeof useLocation>,
  search: CarriedSearch,
): void | Promise<void> =>
  navigate(pathname + query, {
    replace: true,
    preventScrollReset: true,
    state: { ...objectOf(state), ...search },
  });

/** Replacing is how the page itself writes down what it shows; a record opened beside the list leaves it as it is. */
const staysTyped = (kind: NavigationType, state: unknown): boolean =>
  kind === NavigationType.Replace ||
  (kind === NavigationType.Push && !Object.hasOwn(objectOf(state), "search"));

/**
 * What is typed into the search of a list, and how it changes. It begins with what the entry of the
 * history carries and is kept there; another entry of the same page brings its own.
 */
export function useSearchTerm(): [string, (typed: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const kept = carried(location.state, "search");
  const [held, setHeld] = useState({ key: location.key, typed: kept });
  if (held.key !== location.key)
    setHeld({
      key: location.key,
      typed: staysTyped(kind, location.state) ? held.typed : kept,
    });
  const write = useRef<() => void>(() => undefined);
  const { typed } = held;
  useEffect(() => {
    if (typed === kept) return undefined;
    const now = () => {
      stop();
      void carrySearch(navigate, location, { search: typed });
    };
    const timer = setTimeout(now, pauseMs);
    const stop = () => {
      clearTimeout(timer);
      write.current = () => undefined;
    };
    write.current = now;
    return stop;
  }, [typed, kept, navigate, location]);
  useEffect(() => {
    // Whoever clicks on leaves the field first.
    const leave = () => write.current();
    addEventListener("focusout", leave);
    return () => removeEventListener("focusout", leave);
  }, []);
  const change = useCallback(
    (next: string) => setHeld((now) => ({ ...now, typed: next })),
    [],
  );
  return [typed, change];
}
