import { useSyncExternalStore } from "react";
import {
  demonstration,
  isChosen,
  watchDemonstration,
  type Demonstration,
} from "../demonstration/mode";

/** Whether changes are only shown now, live. */
export const useDemonstration = (): Demonstration =>
  useSyncExternalStore(watchDemonstration, demonstration);

/** Whether one's own switch is on, live. */
export const useChosenDemonstration = (): boolean =>
  useSyncExternalStore(watchDemonstration, isChosen);
