import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { usePageKey } from "./use-page-key";

/** Does what creating a record does on "c"; null does nothing. */
export const useCreateKey = (create: (() => void) | null): void =>
  usePageKey("c", create);

/** Goes on "c" to where a record is created; null goes nowhere. */
export function useCreateKeyTo(to: string | null): void {
  const navigate = useNavigate();
  const go = useCallback(() => {
    if (to !== null) void navigate(to);
  }, [navigate, to]);
  useCreateKey(to === null ? null : go);
}
