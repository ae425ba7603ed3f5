import type { EthogramPlan, EthogramWords } from "@domain/ethogram/version";
import type { ObsSession } from "@domain/observation/obs-session";
import type { Rows, ScanRow } from "@domain/observation/rows/row";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc, useOnline } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { KeptScanBar } from "./timer/kept-scan";
import type { ScanAnimal } from "./scan-shapes";
import { ScanDue } from "./timer/scan-due";
import { ScanSheet } from "./scan-sheet";
import { useScanTimer } from "./timer/use-scan-timer";

interface ScanRoomProps {
  session: ObsSession;
  plan: EthogramPlan;
  words: EthogramWords;
  animals: readonly ScanAnimal[];
  rows: Rows;
  /** ms since the session began. */
  instant: () => number;
  /** What is coded now beside it. */
  goingOn: ReactNode;
  /** The scan that is made; null: none is. */
  open: { slot: number | null } | null;
  onOpen: (open: { slot: number | null } | null) => void;
  onSave: (row: ScanRow) => void;
}

/** So long a scan waits for the map of its enclosure, in ms: no animal does. */
const patienceMs = 3000;

/** The map and zones of an enclosure, if there are any; null: they are on their way. Without a network what is not kept here does not come. */
function usePlacesIn(enclosureId: string) {
  const enclosure = useLiveDoc("enclosures", enclosureId);
  const map = useLiveDoc("enclosureMaps", enclosureId);
  const online = useOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const isComing = enclosure.state === "loading" || map.state === "loading";
  if (isComing && online && !isLate) return null;
  return {
    map: map.state === "data" ? (map.data?.data ?? null) : null,
    areas: enclosure.state === "data" ? (enclosure.data?.data.areas ?? []) : [],
  };
}

/** Where the focus goes once a scan is saved or left: to where the next one begins. */
function useFocusAfter(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}

/** The scans of a session: when the next one is due, and the sheet of the one that is made. The map is read with the session, so that it is there without a network. */
export function ScanRoom(props: ScanRoomProps) {
  const { session, rows, instant, open, onOpen, onSave } = props;
  const { zooId } = useReadySession();
  const places = usePlacesIn(session.enclosureId);
  const groups = useDirectory("groups", zooId);
  const timer = useScanTimer({ rows, interval: session.interval, instant });
  const place = useFocusAfter(open !== null);
  if (open === null)
    return (
      <>
        <ScanDue
          timer={timer}
          place={place}
          onScan={(slot) => onOpen({ slot })}
        />
        <KeptScanBar
          obsSessionId={session.obsSessionId}
          onResume={(slot) => onOpen({ slot })}
        />
      </>
    );
  // Whoever took it for an enclosure without a map would scan without places.
  if (places === null) return <PageSkeleton />;
  return (
    <ScanSheet
      session={session}
      plan={props.plan}
      words={props.words}
      animals={props.animals}
      groups={groups.list}
      {...places}
      goingOn={props.goingOn}
      slot={open.slot}
      previous={rows.scans.at(-1) ?? null}
      instant={instant}
      onSave={(row) => {
        onSave(row);
        onOpen(null);
      }}
      onClose={() => onOpen(null)}
    />
  );
}
