import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

export type ParamChange = Record<string, string | boolean | null | undefined>;

/** The address with some parameters set; null, undefined, false and "" take theirs away. */
export function withParams(
  params: URLSearchParams,
  change: ParamChange,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (
      value === null ||
      value === undefined ||
      value === false ||
      value === ""
    )
      next.delete(name);
    else next.set(name, value === true ? "1" : value);
  }
  return next;
}

/** Filters, tab and sort of a page live in its address: `[params, change]`; changing replaces the entry. */
export function usePageParams(): [
  URLSearchParams,
  (change: ParamChange) => void,
] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const change = useCallback(
    (wanted: ParamChange) =>
      setParams((now) => withParams(now, wanted), {
        replace: true,
        preventScrollReset: true,
        // What was searched for stays with the entry.
        state,
      }),
    [setParams, state],
  );
  return [params, change];
}
