import type { ObsSession } from "@domain/observation/obs-session";
import { lastInstant, sessionMost } from "@domain/observation/rows/row";
import type { Rows } from "@domain/observation/rows/row";
import { rowsText } from "@domain/observation/rows/rows-text";
import type { Row } from "../live-store";
import { create, newId, patch } from "../write";
import type { Receipt } from "../write-types";

/** Which device collects in which session, and what the outbox calls it. */
export interface CollectedAt {
  zooId: string;
  uid: string;
  obsSessionId: string;
  deviceId: string;
  name: string;
  startedAt: Date;
}

/** What is watched, and how, as somebody chose it. */
export type Setting = Pick<
  ObsSession,
  | "zooId"
  | "observerId"
  | "campaignId"
  | "mode"
  | "sealed"
  | "obsId"
  | "obsVersion"
  | "contextId"
  | "contextVersion"
  | "enclosureId"
  | "sectorIds"
  | "animalIds"
  | "channels"
  | "interval"
  | "plannedMinutes"
>;

/** What was answered of the context, as `answersText` writes it; as a session has it that was asked nothing. */
const noAnswers = "{}";

/** The id of the chunk that a device numbers so. */
export const recordIdOf = (deviceId: string, n: number): string =>
  `${deviceId}_${n}`;

/** Makes a session: planned for an instant, or begun now (null). Gives its id. */
export function makeObsSession(
  setting: Setting,
  plannedFor: Date | null,
  name: string,
  contextAnswers: string = noAnswers,
): { obsSessionId: string; receipt: Receipt } {
  const obsSessionId = newId();
  const receipt = create(
    "obsSessions",
    obsSessionId,
    {
      ...setting,
      contextAnswers,
      plannedFor,
      status: plannedFor === null ? "open" : "planned",
      startedAt: plannedFor === null ? new Date() : null,
    },
    { kind: "obsSessions.begin", name },
  );
  return { obsSessionId, receipt };
}

/** Begins a session that was planned. */
export const beginObsSession = (
  row: Row<"obsSessions">,
  name: string,
  contextAnswers: string = row.data.contextAnswers,
): Receipt =>
  patch(
    "obsSessions",
    row.id,
    { status: "open", startedAt: new Date(), contextAnswers },
    { kind: "obsSessions.begin", name },
    row,
  );

/** Plans a session that is not begun for another instant. */
export const moveObsSession = (
  row: Row<"obsSessions">,
  plannedFor: Date,
  name: string,
): Receipt =>
  patch(
    "obsSessions",
    row.id,
    { plannedFor },
    { kind: "obsSessions.plan", name },
    row,
  );

/** Says of a session that is not begun that it does not take place, and why. */
export const withdrawObsSession = (
  row: Row<"obsSessions">,
  withdrawnFor: string,
  name: string,
): Receipt =>
  patch(
    "obsSessions",
    row.id,
    { isDeleted: true, withdrawnFor },
    { kind: "obsSessions.withdraw", name },
    row,
  );

/** Changes what was answered of the context of a session that is open. */
export const answerContext = (
  row: Row<"obsSessions">,
  contextAnswers: string,
  name: string,
): Receipt =>
  patch(
    "obsSessions",
    row.id,
    { contextAnswers },
    { kind: "obsSessions.context", name },
    row,
  );

/** Closes a session that is collected: one that nobody closed for longer than sessions last ended then. */
export function closeObsSession(
  row: Row<"obsSessions">,
  endedAt: Date,
  name: string,
): Receipt {
  const most = (row.data.startedAt ?? endedAt).getTime() + sessionMost;
  const values = {
    status: "closed" as const,
    endedAt: new Date(Math.min(endedAt.getTime(), most)),
  };
  const about = { kind: "obsSessions.close", name };
  return patch("obsSessions", row.id, values, about, row);
}

/** Writes rows that are sealed. */
export const createRecord = (
  { zooId, uid, obsSessionId, deviceId, name, startedAt }: CollectedAt,
  n: number,
  rows: Rows,
): Receipt =>
  create(
    "obsRecords",
    recordIdOf(deviceId, n),
    {
      zooId,
      obsSessionId,
      deviceId,
      n,
      observerId: uid,
      until: new Date(startedAt.getTime() + lastInstant(rows)),
      rows: rowsText(rows),
    },
    { kind: "obsSessions.record", name },
    obsSessionId,
  );
