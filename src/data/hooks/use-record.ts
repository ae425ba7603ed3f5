import { idSchema } from "@domain/schema/fields";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { Live, Row } from "../live-store";
import { seesZoo } from "../live/observe-session";
import { useReadySession } from "./ready-session";
import { useLiveDoc } from "./use-live";

/** The collections whose records have a page of their own. */
type PageKind =
  "sectors" | "enclosures" | "animals" | "tasks" | "taskTemplates";

const loading = { state: "loading" } as const;
const nothing = { state: "data", data: null } as const;

/**
 * The record that a page is about, live. Data null: there is none of this id, or none this person may
 * see; nobody is told which. One of another establishment they work in takes the page there first,
 * so that no record is shown under a name that is not its own.
 */
export function useRecord<C extends PageKind>(
  collection: C,
  id: string,
): Live<Row<C> | null> {
  const { access, zooId } = useReadySession();
  const isId = idSchema.safeParse(id).success;
  const live = useLiveDoc(collection, isId ? id : null);
  const home =
    live.state === "data" && live.data !== null ? live.data.data.zooId : zooId;
  const isElsewhere = home !== zooId;
  const maySwitch = isElsewhere && seesZoo(access, home);
  useFollow(maySwitch ? home : null);
  if (!isId) return nothing;
  if (live.state === "error" && live.code === "not-allowed") return nothing;
  if (isElsewhere) return maySwitch ? loading : nothing;
  return live;
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
