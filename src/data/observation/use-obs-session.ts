import { useEffect, useState } from "react";
import { useLiveDoc, useOutbox } from "../hooks/use-live";
import type { Live, Row } from "../live-store";

/** After so long, in ms, it is asked for once more: its creation may be under way from another tab or device. */
const again = [700, 1500] as const;

/**
 * A session; null data or an error: there is none, or none that may be read. One that is asked for before it is there is
 * loading as long as its creation waits here, and for a moment more.
 */
export function useObsSession(
  id: string | null,
): Live<Row<"obsSessions"> | null> {
  const live = useLiveDoc("obsSessions", id);
  const [tried, setTried] = useState({ id, times: 0 });
  const isWaiting = useOutbox().some(
    ({ state, operations }) =>
      state === "pending" &&
      operations.some(
        (one) =>
          one.kind === "create" &&
          one.collection === "obsSessions" &&
          one.id === id,
      ),
  );
  // The server says no of what is not there, as of what is not to be read.
  const retry =
    live.state === "error" && live.code === "not-allowed" ? live.retry : null;
  const times = tried.id === id ? tried.times : 0;
  const pause = isWaiting ? 0 : again[times];
  useEffect(() => {
    if (retry === null || pause === undefined) return;
    const timer = setTimeout(() => {
      setTried({ id, times: times + 1 });
      retry();
    }, pause);
    return () => clearTimeout(timer);
  }, [retry, pause, id, times]);
  return retry !== null && pause !== undefined ? { state: "loading" } : live;
}
