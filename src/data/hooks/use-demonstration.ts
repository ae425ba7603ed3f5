import type { CollectionName } from "@domain/collections";
import { useSyncExternalStore } from "react";
import {
  demonstration,
  isChosen,
  shown,
  watchDemonstration,
  type Demonstration,
} from "../demonstration/mode";

/** Whether changes are only shown now, live. */
export const useDemonstration = (): Demonstration =>
  useSyncExternalStore(watchDemonstration, demonstration);

/** Whether one's own switch is on, live. */
export const useChosenDemonstration = (): boolean =>
  useSyncExternalStore(watchDemonstration, isChosen);

/** Whether a record was made in a demonstration, live: no server knows of it. */
export const useIsOnlyShown = (
  collection: CollectionName,
  id: string,
): boolean =>
  useSyncExternalStore(watchDemonstration, () =>
    shown().some(({ operations }) =>
      operations.some(
        (one) =>
          one.kind === "create" &&
          one.collection === collection &&
          one.id === id,
      ),
    ),
  );
