import { trainedSession } from "@domain/certificate/trained-session";
import type { AnalysisQuery } from "@domain/observation/analysed/query";
import type {
  ObsCorrection,
  ObsRecord,
  ObsSession,
} from "@domain/observation/obs-session";
import {
  campaignSessionsQueries,
  obsCorrectionsQuery,
  obsRecordsQuery,
} from "@domain/observation/obs-session-queries";
import { packsOf, partsOf } from "@domain/observation/pack";
import { besideSeen } from "@domain/observation/rows/corrected";
import { useMemo } from "react";
import { useReadySession } from "../hooks/ready-session";
import { useEachQuery, useLiveDoc, useOnline } from "../hooks/use-live";
import type { Live, LiveList } from "../live-store";
import type { PacksRead } from "./use-packs";
import { notYet } from "./use-packs";

/** What analyses read of a closed session, out of all that lies in it; []: it has no end, or it was declared void. */
function textsOf(
  session: ObsSession,
  records: readonly ObsRecord[],
  corrections: readonly ObsCorrection[],
  isExpert: boolean,
): string[] {
  const packed = trainedSession(session, records, corrections, isExpert);
  return packed === null
    ? []
    : packsOf(partsOf(packed) ?? []).map((pack) => pack.rows);
}

const none: readonly string[] = [];

/** A session of whoever learns, put right when the key could be read: what was put right then does not count. */
export interface CorrectedLater {
  obsSessionId: string;
  observerId: string;
  startedAt: Date | null;
  /** When the last of it was put right. */
  at: Date;
}

/** What a session's corrections say of what was seen, where they do not count; null: nothing, or the whole session counts nowhere. */
function correctedLater(
  obsSessionId: string,
  { observerId, startedAt, voidedAt }: ObsSession,
  made: readonly ObsCorrection[],
): CorrectedLater | null {
  const kept = new Set(besideSeen(made));
  const times = made.flatMap((one) => (kept.has(one) ? [] : one.at.getTime()));
  return times.length === 0 || voidedAt !== null
    ? null
    : {
        obsSessionId,
        observerId,
        startedAt,
        at: new Date(Math.max(...times)),
      };
}

/** A training: whose sessions are its key, what is read of it, and what was put right too late. */
export interface Training {
  experts: readonly string[];
  read: PacksRead;
  later: readonly CorrectedLater[];
}

/**
 * The sessions of a training that somebody may read, each as a pack of its own: what is learned counts in no figures, so it lies in
 * no pack that is stored. Read one by one, the latest fifty. null: the campaign is no training, packs say it all.
 */
export function useTraining(
  { campaignId }: Pick<AnalysisQuery, "campaignId">,
  isAsked: boolean,
): Training | null {
  const me = useReadySession();
  const online = useOnline();
  const campaign = useLiveDoc("campaigns", isAsked ? campaignId : null);
  const own = campaign.state === "data" ? campaign.data?.data : undefined;
  const training = own?.mode === "training" ? own : null;
  const experts = training?.experts ?? none;
  const lists = useEachQuery(
    training === null || campaignId === null
      ? []
      : campaignSessionsQueries(me, campaignId),
  );
  const sessions = useMemo(() => {
    const found = lists.flatMap((one) =>
      one.state === "data" ? one.data.rows : [],
    );
    return [...new Map(found.map((row) => [row.id, row])).values()];
  }, [lists]);
  const records = useEachQuery(sessions.map(({ id }) => obsRecordsQuery(id)));
  const corrections = useEachQuery(
    sessions.map(({ id }) => obsCorrectionsQuery(id)),
  );
  const later = useMemo(
    () =>
      sessions.flatMap(({ id, data }, at) => {
        const part = corrections[at];
        if (part?.state !== "data" || experts.includes(data.observerId))
          return [];
        const made = part.data.rows.map((row) => row.data);
        return correctedLater(id, data, made) ?? [];
      }),
    [sessions, corrections, experts],
  );
  const read = useMemo((): PacksRead => {
    const parts = [...lists, ...records, ...corrections];
    const waiting = notYet(parts, online);
    if (waiting !== null) return waiting;
    const rowsOf = <T extends "obsRecords" | "obsCorrections">(
      part: Live<LiveList<T>> | undefined,
    ) => (part?.state === "data" ? part.data.rows : []);
    return {
      state: "data",
      packs: sessions.flatMap(({ id, data }, at) => {
        const made = rowsOf(corrections[at]).map((row) => row.data);
        const brought = rowsOf(records[at]).map((row) => row.data);
        const isExpert = experts.includes(data.observerId);
        return textsOf(data, brought, made, isExpert).map((rows, n) => ({
          packId: `${id}_${n}`,
          enclosureId: data.enclosureId,
          rows,
        }));
      }),
      unreadable: 0,
      fromCache: lists.some(
        (part) => part.state === "data" && part.data.fromCache,
      ),
      full: lists.some((part) => part.state === "data" && part.data.full),
    };
  }, [lists, records, corrections, sessions, experts, online]);
  return training === null ? null : { experts, read, later };
}
