import type { ReactNode } from "react";
import { useState } from "react";
import { usePageParams } from "../../ui/list/search-params";
import { Slot } from "../slots";

/** What is written of an animal because of an alert, which the address may name where it asks for it. */
interface AlertBegun {
  /** What the alert says; "" where none is named, null until it is known. */
  words: string | null;
  /** What reads it. */
  reader: ReactNode;
}

/** The words of the alert of an animal that something begins with; by its id alone: an address holds nothing of anybody's health. */
export function useAlertBegun(animalId: string, isAsked: boolean): AlertBegun {
  const [params] = usePageParams();
  const alertId = isAsked ? params.get("alertId") : null;
  const [read, setRead] = useState<{ of: string; words: string } | null>(null);
  if (alertId === null) return { words: "", reader: null };
  const isRead = read?.of === alertId;
  return {
    words: isRead ? read.words : null,
    reader: !isRead && (
      <Slot
        name="alertWords"
        props={{
          alertId,
          begins: {
            animalId,
            onWords: (words) => setRead({ of: alertId, words }),
          },
        }}
      />
    ),
  };
}
