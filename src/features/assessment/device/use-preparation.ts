import type { ErrorCode } from "@domain/errors";
import type { Need, NeedKind } from "@domain/field-mode/needs";
import { needsOf } from "@domain/field-mode/needs";
import { lastWeightsOf } from "@domain/field-mode/weighed";
import { useCallback, useEffect, useMemo, useState } from "react";
import { backend } from "../../../data/backend";
import { fetchNeeds } from "../../../data/field-mode/fetch-needs";
import {
  keepsDocuments,
  noteReady,
  useFieldDay,
  wasReady,
} from "../../../data/field-mode/use-field-day";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc, useOnline } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";
import { usePlaces } from "../parts/use-places";
import type { ForTheDay } from "./use-for-the-day";

/** What a device is prepared with beside documents. */
export type OwnKind = "session" | "app" | "storage";

/** A line of the list of what is needed: on its way, here, missing, why, or here for as long as the browser leaves it. */
export interface Line {
  kind: OwnKind | NeedKind;
  state: "coming" | "here" | "missing" | "unsure";
  /** Of documents that are missing; null: the device itself is why. */
  why: ErrorCode | null;
  missing: number;
}

export interface Preparation {
  lines: readonly Line[];
  isComing: boolean;
  /** Everything without which nothing can be answered is here; a browser that promises no room is none of it. */
  isReady: boolean;
  retry: () => void;
}

const ownLine = (
  kind: OwnKind,
  isHere: boolean,
  otherwise: Line["state"] = "missing",
): Line => ({
  kind,
  state: isHere ? "here" : otherwise,
  why: null,
  missing: 0,
});

/** Whether this browser keeps the code of every page; waits a little while it fetches it. */
async function keepsApp(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, 20_000, null);
  });
  return (await Promise.race([navigator.serviceWorker.ready, late])) !== null;
}

/** Whether this browser promises to clear nothing of what is kept; asks it to. */
const promisesRoom = (): Promise<boolean> =>
  "storage" in navigator
    ? navigator.storage.persist().catch(() => false)
    : Promise.resolve(false);

async function lookThrough(
  needs: readonly Need[],
  wasWhole: boolean,
): Promise<Line[]> {
  const [app, room, found] = await Promise.all([
    keepsApp(),
    promisesRoom(),
    fetchNeeds(backend(), needs, wasWhole),
  ]);
  return [
    ownLine("session", keepsDocuments()),
    ownLine("app", app),
    ...found.map(({ kind, missing, why }): Line => ({
      kind,
      state: missing === 0 ? "here" : "missing",
      why,
      missing,
    })),
    // Nothing lacks without this promise: what is here may only be gone later.
    ownLine("storage", room, "unsure"),
  ];
}

/**
 * Fetches what somebody needs to answer and observe what they are asked without a network, as long as the device is prepared for a day, and
 * says what is here; null: it is prepared for none.
 */
export function usePreparation({
  campaigns,
  sessions,
  tasks,
}: ForTheDay): Preparation | null {
  const session = useReadySession();
  const { zooId } = session;
  const language = useLanguage();
  const places = usePlaces();
  const directory = useLiveDoc("directories", zooId);
  const online = useOnline();
  const day = useFieldDay();
  const [tries, setTries] = useState(0);
  const [told, setTold] = useState<{ of: string; lines: Line[] } | null>(null);
  const header = directory.state === "data" ? directory.data : null;
  const needs = useMemo(
    () =>
      JSON.stringify(
        needsOf({
          zooId,
          language,
          campaigns,
          sessions,
          places,
          directory: header?.data ?? null,
          measures: tasks.length > 0,
          weights: lastWeightsOf(session, tasks, places.animals),
        }),
      ),
    [session, zooId, language, campaigns, sessions, tasks, places, header],
  );
  const begins = day !== null && places.isKnown;
  const run = `${String(day?.until)} ${String(tries)} ${String(online)} ${needs}`;
  useEffect(() => {
    if (!begins) return;
    let current = true;
    lookThrough(JSON.parse(needs) as Need[], wasReady()).then(
      (lines) => {
        if (!current) return;
        setTold({ of: run, lines });
        noteReady(isWhole(lines));
      },
      () => current && setTold({ of: run, lines: [ownLine("session", false)] }),
    );
    return () => {
      current = false;
    };
  }, [begins, run, needs]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const lacksApp =
    told?.lines.some(
      ({ kind, state }) => kind === "app" && state === "missing",
    ) === true;
  useEffect(() => {
    if (!lacksApp || !("serviceWorker" in navigator)) return;
    let current = true;
    // What comes late is seen by itself.
    void navigator.serviceWorker.ready.then(() => {
      if (current) retry();
    });
    return () => {
      current = false;
    };
  }, [lacksApp, retry]);
  return useMemo(() => {
    if (day === null) return null;
    const isComing = told?.of !== run;
    const lines = told?.lines ?? comingLines(needs);
    return {
      lines,
      isComing,
      isReady: told !== null && isWhole(told.lines),
      retry,
    };
  }, [day, told, run, needs, retry]);
}

/** Last weights that lack are told, and keep nobody from answering or observing. */
const isWhole = (lines: readonly Line[]): boolean =>
  lines.every(
    ({ kind, state }) =>
      state === "here" || state === "unsure" || kind === "weights",
  );

/** What is looked for, before anything is known of it. */
const comingLines = (needs: string): Line[] =>
  (["session", "app"] as (OwnKind | NeedKind)[])
    .concat((JSON.parse(needs) as Need[]).map(({ kind }) => kind))
    .concat("storage")
    .map((kind) => ({ kind, state: "coming", why: null, missing: 0 }));
