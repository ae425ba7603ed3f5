import { seesOnly, seesZoo } from "@domain/establishment/place";
import { idSchema } from "@domain/schema/fields";
import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { isAtHand } from "../directory/directory-source";
import type { Live, Row } from "../live-store";
import { useReadySession } from "./ready-session";
import { useLiveDoc, useOnline } from "./use-live";
import { useDirectory } from "./use-names";

/** The collections whose records have a page of their own. */
type PageKind =
  | "sectors"
  | "enclosures"
  | "animals"
  | "groups"
  | "enrichments"
  | "campaigns"
  | "tasks"
  | "taskTemplates";

const namedKinds = ["sectors", "enclosures", "animals", "groups"] as const;

const loading = { state: "loading" } as const;
const nothing = { state: "data", data: null } as const;
/** What this device does not have comes by itself once somebody can be asked. */
const offline = {
  state: "error",
  code: "offline",
  retry: () => undefined,
} as const;
/** So long what the device has itself may take. */
const ownMs = 1500;

/**
 * The record that a page is about, live. Data null: there is none of this id, or none this person may
 * see; nobody is told which. One of another establishment they work in takes the page there first,
 * so that no record is shown under a name that is not its own.
 */
export function useRecord<C extends PageKind>(
  collection: C,
  id: string,
): Live<Row<C> | null> {
  const { zooId } = useReadySession();
  const isId = idSchema.safeParse(id).success;
  const live = useLiveDoc(collection, isId ? id : null);
  const home =
    live.state === "data" && live.data !== null ? live.data.data.zooId : zooId;
  const place = usePlace(home);
  const isMissing = useMissing(
    collection,
    id,
    isId && live.state === "loading",
  );
  const isUnknown = useUnknown(isId && live.state === "loading");
  if (!isId || isMissing) return nothing;
  if (isUnknown) return offline;
  if (live.state === "error" && live.code === "not-allowed") return nothing;
  if (place !== "here") return place === "coming" ? loading : nothing;
  return live;
}

/**
 * Whether the names of everything there is tell, before the server is heard, that there is nothing of
 * this id: where they are at hand, and where nobody can be asked. Who sees several establishments waits.
 */
function useMissing(collection: PageKind, id: string, asks: boolean): boolean {
  const { access, zooId } = useReadySession();
  const isOnline = useOnline();
  const kind = namedKinds.find((one) => one === collection);
  const tells =
    asks &&
    seesOnly(access, zooId) &&
    kind !== undefined &&
    (!isOnline || isAtHand(kind, zooId));
  const { live } = useDirectory(kind ?? "sectors", tells ? zooId : null);
  return (
    tells && live.state === "data" && live.data.whole && !live.data.byId.has(id)
  );
}

/** Whether something that is awaited comes no more for now: nobody can be asked, and the device had its time. */
function useUnknown(awaits: boolean): boolean {
  const waits = !useOnline() && awaits;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setOver(true), ownMs);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [waits]);
  return waits && isOver;
}

/**
 * Whether what belongs to an establishment (null: to none) is shown where one works; in another that this person sees
 * too, the page is on its way there.
 */
export function usePlace(home: string | null): "here" | "coming" | "closed" {
  const { access, zooId } = useReadySession();
  const isElsewhere = home !== null && home !== zooId;
  const mayFollow = isElsewhere && seesZoo(access, home);
  useFollow(mayFollow ? home : null);
  if (!isElsewhere) return "here";
  return mayFollow ? "coming" : "closed";
}

/** Names the establishment in the address, which is how the shell goes to another. */
function useFollow(zooId: string | null): void {
  const location = useLocation();
  const state: unknown = location.state;
  const [, setParams] = useSearchParams();
  useEffect(() => {
    if (zooId === null) return;
    const named = (params: URLSearchParams) => {
      const next = new URLSearchParams(params);
      next.set("zoo", zooId);
      return next;
    };
    setParams(named, { replace: true, preventScrollReset: true, state });
  }, [zooId, setParams, state]);
}
