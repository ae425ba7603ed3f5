import type { HandoverAsked } from "@domain/task/handover/handover";
import {
  handoverAsked,
  handoverSectors,
  handoverSince,
} from "@domain/task/handover/handover";
import { lastWorkQueries } from "@domain/task/handover/handover-queries";
import { minuteMs } from "@domain/time/lengths";
import { startOfParisDay } from "@domain/time/paris";
import { useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { usePageParams } from "../../../ui/list/search-params";
import { idParam } from "../parts/id-param";

export interface AskedHandover {
  /** The sector that was chosen; null: all of one's own. */
  sectorId: string | null;
  sectorIds: readonly string[] | null;
  asked: HandoverAsked;
  /** null: it is being looked up. */
  since: Date | null;
}

/** What the address asks a handover of; one question for as long as it is looked at. */
export function useHandoverWish(): AskedHandover {
  const session = useReadySession();
  const now = useNow();
  const [opened] = useState(
    () => new Date(Math.floor(now.getTime() / minuteMs) * minuteMs),
  );
  const [params] = usePageParams();
  const sectorId = idParam(params, "sectorId");
  const sectorIds = handoverSectors(session, sectorId);
  const asked = handoverAsked(params.get("since"));
  const asks = asked === "last" && sectorIds?.length !== 0;
  const before = startOfParisDay(opened);
  const last = useLiveQueries(
    asks ? lastWorkQueries(session, sectorIds, before) : null,
  );
  const worked =
    last.state === "data"
      ? (last.data.rows[0]?.data.completedAt ?? null)
      : null;
  const since =
    asks && last.state === "loading"
      ? null
      : handoverSince(asked, opened, worked);
  return { sectorId, sectorIds, asked, since };
}
