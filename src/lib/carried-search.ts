import { useLocation } from "react-router-dom";

/** What somebody typed into the top bar's search, carried to the list without entering the address. */
export interface CarriedSearch {
  search: string;
}

/** The search a list page was opened with; "" for none. */
export function useCarriedSearch(): string {
  const state: unknown = useLocation().state;
  return typeof state === "object" &&
    state !== null &&
    "search" in state &&
    typeof state.search === "string"
    ? state.search
    : "";
}
