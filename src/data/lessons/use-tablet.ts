import { useState, useSyncExternalStore } from "react";
import { requireIdentity } from "../identity";
import type { TabletStore } from "./tablet";
import { tabletStore } from "./tablet";
import type { Tablet } from "./tablet-state";

/** The tablet of whoever is signed in, and what it keeps now. */
export function useTablet(): [Tablet, TabletStore] {
  const [store] = useState(() => tabletStore(requireIdentity().uid));
  return [useSyncExternalStore(store.watch, store.state), store];
}
