import type { ScanTiming } from "@domain/observation/collect/scan-timing";
import { scanTiming } from "@domain/observation/collect/scan-timing";
import type { Rows } from "@domain/observation/rows/row";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { signalScan, useScanSignal } from "./scan-signal";

/** How often the clock is looked at, in ms. */
const tick = 250;

interface Timed {
  /** What was collected: pauses hold the clock. */
  rows: Rows;
  /** Seconds between two scans; null: none are planned. */
  interval: number | null;
  /** ms since the session began. */
  instant: () => number;
}

export interface ScanTimer extends ScanTiming {
  interval: number | null;
  /** Sound and vibration when a scan falls due. */
  signals: boolean;
  setSignals: (on: boolean) => void;
}

/** The timer of a session's scans, on the session's own clock; it tells each scan that falls due once. */
export function useScanTimer({ rows, interval, instant }: Timed): ScanTimer {
  const [signals, setSignals] = useScanSignal();
  const [t, setT] = useState(instant);
  const look = useEffectEvent(() => {
    // Whole quarters of a second: nothing is drawn more often than it changes.
    setT(Math.floor(instant() / tick) * tick);
  });
  useEffect(() => {
    const timer = setInterval(look, tick);
    return () => clearInterval(timer);
  }, []);
  const timing = scanTiming(rows, interval, t);
  const told = useRef<number | null>(null);
  const { due } = timing;
  const tell = useEffectEvent(() => {
    if (due === null || due === told.current) return;
    told.current = due;
    if (signals) signalScan();
  });
  useEffect(() => tell(), [due]);
  return { ...timing, interval, signals, setSignals };
}
