import {
  obsRecordsMost,
  obsRecordsQuery,
} from "@domain/observation/obs-session-queries";
import { useEffect, useState, useSyncExternalStore } from "react";
import { ownDevice } from "../evaluations/own-device";
import { useLiveQueries } from "../hooks/use-live";
import type { Live, Row } from "../live-store";
import type { Collected, Collector } from "./collector";
import { collector } from "./collector";
import { taps } from "./tap-log";
import type { CollectedAt } from "./writes";

const nothing: Collected = {
  rows: { focal: [], scans: [], marks: [] },
  loose: [],
  refusal: null,
  isHandedOver: false,
  isShared: false,
};
const noChange = () => () => undefined;
const none = () => nothing;

/** A session that is collected on this device. */
export interface Collecting extends Omit<
  Collector,
  "subscribe" | "snapshot" | "setStored"
> {
  collected: Collected;
  /** The same as it is this moment, whatever is drawn. */
  now: () => Collected;
  /** Chunks of this device that the server does not have. */
  waiting: number;
}

/** Collects in a session that is open, from where its log and what is stored left off. */
export function useCollecting(
  { id: obsSessionId, data, pending }: Row<"obsSessions">,
  name: string,
): Live<Collecting> {
  const { zooId, observerId: uid } = data;
  const [isAgain, setAgain] = useState(false);
  const most = isAgain ? obsRecordsMost - 1 : obsRecordsMost;
  const live = useLiveQueries([obsRecordsQuery(obsSessionId, most)]);
  // A session that is on its way may be asked for before it is there: it is asked for once more, as another question.
  const isEarly = live.state === "error" && !isAgain;
  if (isEarly && !pending) setAgain(true);
  const [opened, setOpened] = useState<Collector | null>(null);
  const [deviceId] = useState(ownDevice);
  const rows = live.state === "data" ? live.data.rows : null;
  const isRead = rows !== null;
  const begun = data.startedAt?.getTime() ?? 0;
  useEffect(() => {
    if (!isRead || opened !== null) return;
    let current = true;
    const at: CollectedAt = {
      zooId,
      uid,
      obsSessionId,
      deviceId,
      name,
      startedAt: new Date(begun),
    };
    const stored = rows.map((row) => row.data);
    void taps.of({ uid, obsSessionId }).then((held) => {
      if (current) setOpened(collector(at, taps, held, stored));
    });
    return () => {
      current = false;
    };
  }, [isRead, rows, opened, zooId, uid, obsSessionId, deviceId, name, begun]);
  useEffect(() => {
    if (rows !== null) opened?.setStored(rows.map((row) => row.data));
  }, [opened, rows]);
  const collected = useSyncExternalStore(
    opened?.subscribe ?? noChange,
    opened?.snapshot ?? none,
  );
  if (live.state === "error" && !isEarly) return live;
  if (opened === null || rows === null) return { state: "loading" };
  const waiting = rows.filter(
    (row) => row.pending && row.data.deviceId === deviceId,
  ).length;
  const { add, complete, undo, sealAll, snapshot } = opened;
  return {
    state: "data",
    data: { collected, now: snapshot, waiting, add, complete, undo, sealAll },
  };
}
