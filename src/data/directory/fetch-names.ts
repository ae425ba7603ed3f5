import type { DirectoryKind } from "@domain/directory/kinds";
import { subscriptions } from "../subscriptions";
import { wantParts } from "./part-store";

/** A kind of more parts is asked for where it is shown: most people never open the list of five thousand animals. */
const mostParts = 2;

/** What lists show and are narrowed by. */
const listed: readonly DirectoryKind[] = [
  "sectors",
  "enclosures",
  "animals",
  "species",
];

/**
 * Asks for the names in an establishment before a list needs them; what the device has is not read again.
 * Listens to nothing afterwards; a directory that is not built yet is left to whoever shows it.
 */
export function fetchNames(zooId: string): void {
  const header = subscriptions.doc("directories", zooId);
  const handle = () => {
    const now = header.snapshot();
    if (now.state === "loading") return;
    // The first call may come before there is an end.
    queueMicrotask(() => end());
    if (now.state !== "data" || now.data === null) return;
    const { versions } = now.data.data;
    for (const kind of listed) {
      const ofKind = versions[kind] ?? [];
      if (ofKind.length <= mostParts) wantParts(zooId, kind, ofKind);
    }
  };
  const end = header.subscribe(handle);
  handle();
}
