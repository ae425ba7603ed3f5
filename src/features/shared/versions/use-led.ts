import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";

/** What a link to a form carries that leads to one of its fields. */
export const leadingTo = (field: string) => ({ lead: field });

/** Tells once which field the way here leads to, after the form has taken the focus. */
export function useLed(onLed: (field: string) => void): void {
  const { state } = useLocation() as { state: unknown };
  const lead = (state as { lead?: unknown } | null)?.lead;
  const tell = useEffectEvent(onLed);
  useEffect(() => {
    if (typeof lead === "string") tell(lead);
  }, [lead]);
}
