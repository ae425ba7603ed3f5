interface Message {
  uid: string;
  zooId: string;
}

const channel =
  typeof BroadcastChannel === "undefined"
    ? null
    : new BroadcastChannel("suricate-zoo");

/** Hears to which establishment this person goes in another tab of this browser. Returns its end. */
export function followZoo(
  uid: string,
  onZoo: (zooId: string) => void,
): () => void {
  const handle = ({ data }: MessageEvent<Message>) => {
    if (data.uid === uid) onZoo(data.zooId);
  };
  channel?.addEventListener("message", handle);
  return () => channel?.removeEventListener("message", handle);
}

/** Tells the other tabs of this browser. */
export function tellZoo(uid: string, zooId: string): void {
  channel?.postMessage({ uid, zooId } satisfies Message);
}
