import type {
  ObsCorrection,
  ObsRecord,
  ObsSession,
  ScanPack,
} from "@domain/observation/obs-session";
import {
  obsCorrectionSchema,
  obsRecordSchema,
  obsSessionSchema,
  scanPackSchema,
} from "@domain/observation/obs-session";
import { changeText } from "@domain/observation/rows/change";
import type {
  FocalRow,
  Mark,
  Rows,
  ScanRow,
  Seen,
} from "@domain/observation/rows/row";
import { noRows } from "@domain/observation/rows/row";
import { rowsText } from "@domain/observation/rows/rows-text";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { sector1, zooA } from "./ids";

const instant = new Date("2026-11-20T09:00:00Z");

export const aFocalRow = (row: Partial<FocalRow> = {}): FocalRow => ({
  t: 0,
  act: "start",
  animalId: "animal-1",
  behaviourId: "rest",
  modifiers: [],
  partnerId: null,
  ...row,
});

export const aSeen = (seen: Partial<Seen> = {}): Seen => ({
  animalId: "animal-1",
  groupId: null,
  count: 1,
  behaviourIds: ["rest"],
  x: 500,
  y: 250,
  level: 0,
  areaId: null,
  partnerId: null,
  ...seen,
});

export const aScanRow = (row: Partial<ScanRow> = {}): ScanRow => ({
  t: 0,
  slot: 0,
  seen: [aSeen()],
  ...row,
});

export const aMark = (mark: Partial<Mark> = {}): Mark => ({
  t: 0,
  kind: "note",
  animalId: null,
  text: null,
  ...mark,
});

export const someRows = (rows: Partial<Rows> = {}): Rows => ({
  ...noRows,
  ...rows,
});

/** A session that its observer has begun, of both channels. */
export const anObsSession = (session: Partial<ObsSession> = {}): ObsSession =>
  obsSessionSchema.parse({
    zooId: zooA,
    obsSessionId: "obs-session-1",
    observerId: "author",
    obsId: "form-1",
    obsVersion: 1,
    enclosureId: "enclosure-1",
    sectorIds: [sector1],
    animalIds: ["animal-1"],
    channels: ["focal", "scan"],
    interval: 60,
    plannedMinutes: 10,
    status: "open",
    startedAt: instant,
    ...session,
  });

/** One that was closed, and which keepers of the sector read. */
export const aClosedSession = (session: Partial<ObsSession> = {}): ObsSession =>
  anObsSession({
    status: "closed",
    endedAt: new Date("2026-11-20T09:10:00Z"),
    openToKeepers: true,
    day: calendarDaySchema.parse("2026-11-20"),
    watchedMs: 600_000,
    ...session,
  });

export const anObsRecord = (record: Partial<ObsRecord> = {}): ObsRecord =>
  obsRecordSchema.parse({
    zooId: zooA,
    obsSessionId: "obs-session-1",
    recordId: "device-1_0",
    deviceId: "device-1",
    n: 0,
    observerId: "author",
    until: instant,
    rows: rowsText(someRows({ focal: [aFocalRow()] })),
    ...record,
  });

export const anObsCorrection = (
  correction: Partial<ObsCorrection> = {},
): ObsCorrection =>
  obsCorrectionSchema.parse({
    zooId: zooA,
    obsSessionId: "obs-session-done",
    correctionId: "correction-1",
    target: "device-1_0:f0",
    change: changeText({ removed: true }),
    reason: "Relu",
    by: "author",
    at: instant,
    ...correction,
  });

export const aScanPack = (pack: Partial<ScanPack> = {}): ScanPack =>
  scanPackSchema.parse({
    zooId: zooA,
    packId: "enclosure-1_2026-11_0",
    enclosureId: "enclosure-1",
    month: "2026-11",
    sectorIds: [sector1],
    obsSessionIds: ["obs-session-done"],
    ...pack,
  });
