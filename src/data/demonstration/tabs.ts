import { choose, isChosen } from "./mode";

interface Message {
  uid: string;
  /** null asks the other tabs. */
  on: boolean | null;
}

const channel =
  typeof BroadcastChannel === "undefined"
    ? null
    : new BroadcastChannel("suricate-mode");

/** Follows the switch in this person's other tabs: one browser is one demonstration. Returns its end. */
export function followTabs(uid: string): () => void {
  const handle = ({ data }: MessageEvent<Message>) => {
    if (data.uid !== uid) return;
    if (data.on !== null) choose(data.on ? uid : null);
    else if (isChosen()) tellTabs(uid, true);
  };
  channel?.addEventListener("message", handle);
  channel?.postMessage({ uid, on: null });
  return () => channel?.removeEventListener("message", handle);
}

/** Tells the other tabs that this person's switch was turned. */
export function tellTabs(uid: string, on: boolean): void {
  channel?.postMessage({ uid, on });
}
