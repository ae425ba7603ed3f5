import type { Random } from "../../../../src/domain/analysis/interval/random";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import {
  press,
  runningAfter,
} from "../../../../src/domain/observation/collect/engine";
import type { ObsSession } from "../../../../src/domain/observation/obs-session";
import type { Grid } from "../../../../src/domain/grid/grid";
import { squareOf } from "../../../../src/domain/observation/collect/scan-place";
import { obsSessionSchema } from "../../../../src/domain/observation/obs-session";
import type {
  FocalRow,
  Rows,
  ScanRow,
} from "../../../../src/domain/observation/rows/row";
import { noRows } from "../../../../src/domain/observation/rows/row";
import type { demoDocument } from "../document";
import { daysAgoAt } from "../moments";
import { demoPlan } from "../surveys/ethograms";
import type { Moment } from "./behave";
import { doingAt, fallAt, placeAt } from "./behave";
import type { Herd } from "./herd";
import { enclosureId, zooId } from "./herd";
import { secondLook } from "./second-look";
import { inCampaign } from "./in-campaign";
import { partnerOf } from "./towards";

export const obsId = "primates-focal";
const observers = ["keeper", "hugo-ferreira", "vet"];
export const minutes = 10;
const minuteMs = 60_000;
/** So many days ago they began to be held for a campaign. */
const campaignDays = 40;
/** Seconds between two scans. */
const interval = 75;
/** What is done at once, and towards whom. */
export const events = ["call", "displace"];
/** So often one of them is done when something begins, and so long that goes on, in minutes. */
export const eventChance = 0.4;
const lasts = { least: 0.3, more: 1.2 };
export const usualMinutes = lasts.least + lasts.more / 2;
/** So often an animal is in sight of a scan. */
export const inSight = 0.94;

export const plan = demoPlan(obsId);
const keys = new Map(
  plan.behaviours.map((behaviour) => [behaviour.behaviourId, behaviour]),
);

/** What stands in a session that is begun. */
interface Begun {
  id: string;
  moment: Moment;
  /** So many of its kind were held before. */
  place: number;
}

/** A follow of one animal: what it does lasts about a minute. */
function followed(
  random: Random,
  { hierarchy }: Herd,
  animalId: string,
  { id, moment, place }: Begun,
): Rows {
  const focal: FocalRow[] = [];
  // Apart from what is done, which stays the same whoever it is done to.
  const meeting = randomFor(`${id} towards`);
  let n = 3 * Math.floor(place / hierarchy.length);
  const presses = (t: number, behaviourId: string) => {
    const partnerId = partnerOf(meeting, hierarchy, {
      ...{ animalId, behaviourId, n },
    });
    if (behaviourId === "displace") n += 1;
    focal.push(
      ...press(keys, runningAfter(focal), {
        ...{ t, animalId, behaviourId, partnerId },
      }),
    );
  };
  let t = 0;
  let last = "";
  while (t < minutes * minuteMs) {
    const behaviourId = doingAt(random, moment);
    if (behaviourId !== last) presses(Math.round(t), behaviourId);
    last = behaviourId;
    if (random() < eventChance)
      presses(
        Math.round(t + 500),
        events[Math.floor(random() * events.length)] ?? "call",
      );
    t += minuteMs * (lasts.least + random() * lasts.more);
  }
  return { ...noRows, focal };
}

/** The zone that is painted where somebody is; null: none. */
const zoneIn = (grid: Grid, place: { x: number; y: number }): string | null => {
  const square = squareOf(grid, place) ?? -1;
  return grid.palette[(grid.zones[square] ?? 0) - 1] ?? null;
};

/** Eight scans of all animals; one in twenty is not made. */
function scanned(
  random: Random,
  { animalIds, avoided, hierarchy, grid }: Herd,
  { id, moment }: Begun,
): Rows {
  const meeting = randomFor(`${id} towards`);
  const scans = Array.from({ length: 8 }, (_, slot): ScanRow => ({
    t: slot * interval * 1000 + Math.round(random() * 4000),
    slot,
    seen: animalIds.map((animalId) => {
      const now = { ...moment, isAvoided: animalId === avoided };
      const isVisible = random() < inSight;
      const place = placeAt(random, now);
      const behaviourId = isVisible ? doingAt(random, now) : null;
      return {
        animalId,
        groupId: null,
        count: 1,
        behaviourIds: behaviourId === null ? null : [behaviourId],
        ...(isVisible ? place : { x: null, y: null, level: null }),
        areaId: isVisible ? zoneIn(grid, place) : null,
        partnerId:
          behaviourId === null
            ? null
            : partnerOf(meeting, hierarchy, { animalId, behaviourId, n: slot }),
      };
    }),
  })).filter(() => random() >= 0.05);
  return { ...noRows, scans };
}

type Fields = Parameters<typeof demoDocument<"obsSessions">>[2];

export interface Held {
  /** As it was held. */
  fields: Fields;
  /** The same as it is read. */
  session: ObsSession;
  rows: Rows;
}

/** When a session is held: in the morning or in the afternoon, each some days before the last. */
export function heldAt(channel: "focal" | "scan", place: number, now: Date) {
  const hour: Moment["hour"] = place % 2 === 0 ? "morning" : "afternoon";
  const step = channel === "focal" ? 3.75 : 5.3;
  const daysAgo = 1 + Math.floor((place * step) / 2);
  const time = `${hour === "morning" ? "09" : "15"}:${String(10 + (place % 5) * 10)}`;
  const startedAt = daysAgoAt(now, daysAgo, time);
  return { hour, startedAt, fall: fallAt(daysAgo), daysAgo };
}

/** One session. */
export function held(
  herd: Herd,
  channel: "focal" | "scan",
  place: number,
  now: Date,
): Held {
  const id = `lemurs-${channel}-${place + 1}`;
  const random = randomFor(id);
  const { startedAt, hour, fall, daysAgo } = heldAt(channel, place, now);
  const animalId = herd.animalIds[place % herd.animalIds.length] ?? "";
  const moment: Moment = {
    hour,
    fall,
    isOtherWay: Math.floor(place / 2) % 3 === 2,
    isAvoided: animalId === herd.avoided,
  };
  const rows =
    channel === "focal"
      ? followed(random, herd, animalId, { id, moment, place })
      : scanned(random, herd, { id, moment, place });
  const fields = {
    zooId,
    observerId: observers[place % observers.length] ?? "keeper",
    obsId,
    obsVersion: 1,
    enclosureId,
    sectorIds: herd.sectorIds,
    animalIds: channel === "focal" ? [animalId] : herd.animalIds,
    channels: [channel],
    interval: channel === "scan" ? interval : null,
    plannedMinutes: minutes,
    status: "closed",
    startedAt,
    endedAt: new Date(startedAt.getTime() + minutes * minuteMs),
    ...(daysAgo <= campaignDays && inCampaign(id, startedAt)),
  } satisfies Fields;
  const session = obsSessionSchema.parse({ ...fields, obsSessionId: id });
  return { fields, session, rows };
}

/** What somebody else saw at the same time. */
export function heldAgain(
  { fields, rows }: Held,
  id: string,
  place: number,
): Held {
  const observerId = observers[(place + 1) % observers.length] ?? "vet";
  const again = { ...fields, observerId };
  return {
    fields: again,
    session: obsSessionSchema.parse({ ...again, obsSessionId: id }),
    rows: secondLook(randomFor(id), rows, minutes * minuteMs),
  };
}
