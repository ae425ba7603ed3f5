import { useLocation } from "react-router-dom";

/** Carried to a list by whoever has just made one of its records. */
export interface JustMade {
  made: string;
}

/** The id of the record that was made on the way here; null for none. */
export function useJustMade(): string | null {
  const { state } = useLocation() as { state: Partial<JustMade> | null };
  return typeof state?.made === "string" ? state.made : null;
}
