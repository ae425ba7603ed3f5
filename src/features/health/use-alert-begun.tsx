import { idSchema } from "@domain/schema/fields";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useOnline } from "../../data/hooks/use-live";
import { usePageParams } from "../../ui/list/search-params";
import { ErrorBoundary } from "../../ui/state/error-boundary";
import { Slot, useFetchedAhead } from "../slots";

/** So long the words of an alert are waited for; without a network what is kept here is there sooner. */
const patienceMs = 3000;
const keptWithinMs = 500;

/** What is written of an animal because of an alert, which the address may name where it asks for it. */
interface AlertBegun {
  /** What the alert says; "" where none is named or it cannot be heard of, null until that is known. */
  words: string | null;
  /** What reads it. */
  reader: ReactNode;
}

/** The words of the alert of an animal that something begins with; by its id alone: an address holds nothing of anybody's health. */
export function useAlertBegun(animalId: string, isAsked: boolean): AlertBegun {
  const [params] = usePageParams();
  // An address may hold anything.
  const { data: named } = idSchema.safeParse(params.get("alertId"));
  const alertId = (isAsked && named) || null;
  const [read, setRead] = useState<{ of: string; words: string } | null>(null);
  const isOnline = useOnline();
  const isRead = read?.of === alertId;
  useFetchedAhead("alertWords");
  useEffect(() => {
    if (alertId === null || isRead) return;
    const late = setTimeout(
      () => setRead({ of: alertId, words: "" }),
      isOnline ? patienceMs : keptWithinMs,
    );
    return () => clearTimeout(late);
  }, [alertId, isRead, isOnline]);
  if (alertId === null) return { words: "", reader: null };
  return {
    words: isRead ? read.words : null,
    reader: !isRead && (
      // What breaks here takes nothing of the book with it.
      <ErrorBoundary onError={() => setRead({ of: alertId, words: "" })}>
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
      </ErrorBoundary>
    ),
  };
}
