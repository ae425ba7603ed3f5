import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { packMonths } from "@domain/observation/analysed/query";
import { enclosurePacksQueries } from "@domain/observation/obs-session-queries";
import type { ErrorCode } from "@domain/errors";
import { useMemo } from "react";
import { useReadySession } from "../hooks/ready-session";
import { useEachQuery, useOnline } from "../hooks/use-live";
import type { Live, LiveList } from "../live-store";
import type { PackText } from "./messages";

/** The packs of a question: on their way, or there. */
export type PacksRead =
  | { state: "loading"; read: number; of: number }
  | { state: "error"; code: ErrorCode; retry: () => void }
  | {
      state: "data";
      packs: readonly PackText[];
      unreadable: number;
      /** Without a network: what this device has kept. */
      fromCache: boolean;
      /** There are more than are read for one enclosure. */
      full: boolean;
    };

type Part = Live<LiveList<"scanPacks">>;

/** Without a network what is kept here is all there is to come. */
const isThere = (part: Live<{ heard: boolean }>, online: boolean): boolean =>
  part.state === "data" && (part.data.heard || !online);

/** What is said while not all of what was asked for is there; null: it is. */
export function notYet(
  parts: readonly Live<{ heard: boolean }>[],
  online: boolean,
): Exclude<PacksRead, { state: "data" }> | null {
  const failed = parts.flatMap((part) =>
    part.state === "error" ? [part] : [],
  );
  const [first] = failed;
  if (first !== undefined)
    return {
      state: "error",
      code: first.code,
      retry: () => {
        for (const { retry } of failed) retry();
      },
    };
  const there = parts.filter((part) => isThere(part, online));
  return there.length < parts.length
    ? { state: "loading", read: there.length, of: parts.length }
    : null;
}

function readOf(parts: readonly Part[], online: boolean): PacksRead {
  const waiting = notYet(parts, online);
  if (waiting !== null) return waiting;
  const lists = parts.flatMap((part) =>
    part.state === "data" ? [part.data] : [],
  );
  const packs = new Map(
    lists.flatMap(({ rows }) =>
      rows.map(({ id, data: { enclosureId, rows: text } }) => [
        id,
        { packId: id, enclosureId, rows: text },
      ]),
    ),
  );
  return {
    state: "data",
    packs: [...packs.values()],
    unreadable: lists.reduce((sum, { unreadable }) => sum + unreadable, 0),
    fromCache: lists.some(({ fromCache }) => fromCache),
    full: lists.some(({ full }) => full),
  };
}

/**
 * What counts of the sessions in the enclosures and months of a question, live, enclosure by enclosure; null asks for
 * nothing, which also ends what was asked for. What several questions of one time and place need is read once.
 */
export function usePacks(
  query: Pick<AnalysisQuery, "enclosureIds" | "from" | "to"> | null,
): PacksRead {
  const session = useReadySession();
  const online = useOnline();
  const months = query === null ? [] : packMonths(query);
  const [first, last] = [months[0], months.at(-1)];
  const parts = useEachQuery(
    query === null || first === undefined || last === undefined
      ? []
      : query.enclosureIds.flatMap((enclosureId) =>
          enclosurePacksQueries(session, enclosureId, [first, last]),
        ),
  );
  return useMemo(() => readOf(parts, online), [parts, online]);
}
