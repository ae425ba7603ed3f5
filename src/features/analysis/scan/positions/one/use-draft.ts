import type { Position } from "@domain/observation/analysed/positions/positions";
import type { Seen } from "@domain/observation/rows/row";
import { equalValues } from "@domain/record/equal";
import { useState } from "react";
import { positionKey } from "./position-key";

/** A position as it would be once it is put right. */
export interface Draft {
  seen: Seen;
  isChanged: boolean;
  change: (more: Partial<Seen>) => void;
  reset: () => void;
}

/** What is being made of the chosen position: of another one, or once it stands otherwise, nothing yet. */
export function useDraft(chosen: Position | null): Draft | null {
  const of = chosen && `${positionKey(chosen)} ${JSON.stringify(chosen.seen)}`;
  const [held, hold] = useState<{ of: string; seen: Seen } | null>(null);
  if (chosen === null || of === null) return null;
  const seen = held?.of === of ? held.seen : chosen.seen;
  return {
    seen,
    isChanged: !equalValues(seen, chosen.seen),
    change: (more) => hold({ of, seen: { ...seen, ...more } }),
    reset: () => hold(null),
  };
}
