import * as z from "zod";
import { highestLevel, lowestLevel } from "../../grid/grid";
import { idSchema } from "../../schema/fields";

/**
 * Places on a map are in thousandths of the map's width, from its upper left corner, both ways: they stay where they are
 * drawn if the width in metres is put right.
 */
export const placeMost = 20_000;

/** What happens to an animal's behaviour: a state starts and stops, an event is a point. */
export const acts = ["start", "stop", "point"] as const;

/** What is noted beside behaviour. */
export const markKinds = [
  /** An animal is followed from here on, or no more. */
  "follow",
  "leave",
  "pause",
  "resume",
  "note",
  /** The device's clock jumped by so many ms, which `text` says. */
  "clock",
  /** The session went on on another device. */
  "handOver",
  /** It was over, whenever it was closed: what is stored tells kinds by their place, so that this is the last. */
  "end",
] as const;

/** So long a session is at most, in ms: what lies later belongs to none. */
export const sessionMost = 7 * 24 * 60 * 60 * 1000;

/** ms since the session began, on a clock that does not jump. */
const t = z.number().int().min(0).max(sessionMost);
const id = idSchema.nullable();
const ids = z.array(idSchema).max(20);

/** One act of focal sampling. */
export const focalRowSchema = z.object({
  t,
  act: z.enum(acts),
  animalId: idSchema,
  /** null: it is not visible. */
  behaviourId: id,
  /** `<modifierId>.<valueId>` each. */
  modifiers: z.array(z.string().max(401)).max(6),
  /** The other animal of a directed behaviour. */
  partnerId: id,
});
export type FocalRow = z.infer<typeof focalRowSchema>;

/** One animal, or so many that are not told apart, in one scan. */
export const seenSchema = z.object({
  /** null: nobody in particular, or some of the group. */
  animalId: id,
  groupId: id,
  count: z.number().int().min(1).max(100_000),
  /** What it did; [] for none of the behaviours, null: it was not visible. */
  behaviourIds: ids.nullable(),
  x: z.number().int().min(0).max(placeMost).nullable(),
  y: z.number().int().min(0).max(placeMost).nullable(),
  level: z.number().int().min(lowestLevel).max(highestLevel).nullable(),
  areaId: id,
  partnerId: id,
});
export type Seen = z.infer<typeof seenSchema>;

/** All animals at one instant. */
export const scanRowSchema = z.object({
  t,
  /** Which of the scans that are due, from 0; null: one more. */
  slot: z.number().int().min(0).max(100_000).nullable(),
  seen: z.array(seenSchema).max(300),
});
export type ScanRow = z.infer<typeof scanRowSchema>;

export const markSchema = z.object({
  t,
  kind: z.enum(markKinds),
  animalId: id,
  text: z.string().max(500).nullable(),
});
export type Mark = z.infer<typeof markSchema>;

/** What one device, or one session, holds: each list in the order in which it came. */
export interface Rows {
  focal: readonly FocalRow[];
  scans: readonly ScanRow[];
  marks: readonly Mark[];
}

export const noRows: Rows = { focal: [], scans: [], marks: [] };

const happens: readonly Mark["kind"][] = [
  ...(["follow", "leave", "pause", "resume"] as const),
];

/**
 * The instants at which somebody collected, in ms since the beginning: an act, a scan, a pause, an animal that came or left.
 * [] for none.
 */
export const collectedAt = ({ focal, scans, marks }: Rows): number[] =>
  [focal, scans, marks.filter(({ kind }) => happens.includes(kind))].flatMap(
    (rows) => rows.map(({ t }) => t),
  );

/**
 * The last instant at which somebody collected, in ms since the beginning: an act, a scan, a pause, an animal that came or
 * left. What was noted, and what became of devices, may be later; states that stopped because it was closed then, at
 * `closed`, tell of nobody. 0 for none.
 */
export const lastCollected = (
  { focal, scans, marks }: Rows,
  closed = Infinity,
): number =>
  lastInstant({
    focal: focal.filter(({ act, t }) => act !== "stop" || t < closed),
    scans,
    marks: marks.filter(({ kind }) => happens.includes(kind)),
  });

/** The last instant of some rows, in ms since the beginning; 0 for none. */
export const lastInstant = ({ focal, scans, marks }: Rows): number =>
  [focal, scans, marks].reduce(
    (last, list) => list.reduce((max, row) => Math.max(max, row.t), last),
    0,
  );
