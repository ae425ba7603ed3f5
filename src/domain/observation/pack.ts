import * as z from "zod";
import { bytesIn } from "../schema/bytes";
import type { ObsSession, ScanPack } from "./obs-session";
import { packedIdsMost, packTextMost } from "./obs-session";
import { joinedRows, piecesMost, piecesOf } from "./pieces";
import { motionSchema } from "./rows/motion";
import { rowsOfStored, rowsText } from "./rows/rows-text";
import type { MadeMotion } from "./rows/corrected";
import type { Rows } from "./rows/row";

/** A session as a pack holds it: what analyses ask of it, and its rows with corrections applied. */
export interface PackedSession {
  facts: PackedFacts;
  rows: Rows;
}

const packedMotionSchema = z.object({
  correctionId: z.string(),
  at: z.coerce.date(),
  motion: motionSchema,
});

const factsSchema = z.object({
  obsSessionId: z.string(),
  observerId: z.string(),
  campaignId: z.string().nullable(),
  obsId: z.string(),
  obsVersion: z.number(),
  /** Who asked, so that answers can be said in words; packs of before do not say it. */
  contextId: z.string().nullable().default(null),
  contextVersion: z.number().nullable().default(null),
  contextAnswers: z.string(),
  animalIds: z.array(z.string()),
  interval: z.number().nullable(),
  plannedMinutes: z.number().nullable(),
  startedAt: z.coerce.date(),
  endedAt: z.coerce.date(),
  /** By which corrections all its points were moved, the first first; not said where none were. */
  motions: z.array(packedMotionSchema).optional(),
});
export type PackedFacts = z.infer<typeof factsSchema>;

/** What a pack says of a session, and of how its points were moved; null: it has not begun or not ended. */
export function packedFacts(
  session: ObsSession,
  motions: readonly MadeMotion[] = [],
): PackedFacts | null {
  const { startedAt, endedAt } = session;
  if (startedAt === null || endedAt === null) return null;
  return factsSchema.parse({
    ...session,
    ...(motions.length > 0 && { motions }),
  });
}

/** A session's text or that of a piece of it, and what orders it. */
export interface PackPart {
  obsSessionId: string;
  startedAt: Date;
  /** Which piece of its session it is, from 0. */
  piece: number;
  text: string;
}

/** What a piece says that is not the first one of its session: the facts lie in that. */
const laterSchema = factsSchema.pick({ obsSessionId: true, startedAt: true });

/** Which piece it is, from 0, and of how many. */
const placeSchema = z
  .tuple([z.int().min(0), z.int().min(2).max(piecesMost)])
  .refine(([piece, of]) => piece < of);

/** A session that lies in one pack says no place. */
const packedSchema = z.array(
  z.union([
    z.tuple([factsSchema, z.unknown()]),
    z.tuple([factsSchema, z.unknown(), placeSchema]),
    z.tuple([laterSchema, z.unknown(), placeSchema]),
  ]),
);

/**
 * A session as the parts that packs hold: one text, or where it is larger than a pack its pieces, each complete in itself.
 * null: larger than even that holds.
 */
export function partsOf(
  { facts, rows }: PackedSession,
  pieceMost?: number,
): PackPart[] | null {
  const pieces = piecesOf(rows, pieceMost);
  if (pieces === null) return null;
  const { obsSessionId, startedAt } = facts;
  const parts = pieces.map((own, piece): PackPart => {
    const said = JSON.stringify(
      piece === 0 ? facts : { obsSessionId, startedAt },
    );
    const place = pieces.length === 1 ? "" : `,[${piece},${pieces.length}]`;
    const text = `[${said},${rowsText(own)}${place}]`;
    return { obsSessionId, startedAt, piece, text };
  });
  const isHeld = parts.every(({ text }) => bytesIn(text) + 3 <= packTextMost);
  return isHeld ? parts : null;
}

const orderOf = ({ facts: { obsSessionId, startedAt } }: PackedSession) => ({
  obsSessionId,
  startedAt,
  piece: 0,
});

/** A piece of a session, as a pack holds it; most sessions are one. */
export interface PackedPiece {
  obsSessionId: string;
  /** Which it is, from 0, and of how many. */
  place: readonly [piece: number, of: number];
  /** null: they lie in the first piece. */
  facts: PackedFacts | null;
  rows: Rows;
}

const readPacked = (rows: string) => {
  try {
    return packedSchema.safeParse(JSON.parse(rows)).data ?? null;
  } catch {
    return null;
  }
};

/** What a pack holds, in its order; null for a text that holds none. */
export const piecesOfPack = ({
  rows,
}: Pick<ScanPack, "rows">): PackedPiece[] | null =>
  readPacked(rows)?.flatMap(([said, stored, place = [0, 1]]) => {
    const own = rowsOfStored(stored);
    if (own === null) return [];
    const { obsSessionId } = said;
    const facts = "observerId" in said ? said : null;
    return [{ obsSessionId, place, facts, rows: own }];
  }) ?? null;

/**
 * The sessions of pieces from whatever packs, in the order in which they began; each piece counts once. One of which a
 * piece is not there is no session: it is counted in `lacking`.
 */
export function sessionsOfPieces(pieces: readonly PackedPiece[]): {
  sessions: PackedSession[];
  lacking: number;
} {
  const found = new Map<string, PackedPiece[]>();
  for (const piece of pieces) {
    const own = found.get(piece.obsSessionId) ?? [];
    found.set(piece.obsSessionId, own);
    own[piece.place[0]] ??= piece;
  }
  const sessions = [...found.values()].flatMap((own): PackedSession[] => {
    const [first] = own;
    const facts = first?.facts ?? null;
    const of = first?.place[1];
    const there = own.filter(({ place }) => place[1] === of);
    if (facts === null || there.length !== of) return [];
    return [{ facts, rows: joinedRows(there.map(({ rows }) => rows)) }];
  });
  sessions.sort((a, b) => inOrder(orderOf(a), orderOf(b)));
  return { sessions, lacking: found.size - sessions.length };
}

/** What one pack holds. */
export interface PackContent {
  obsSessionIds: string[];
  rows: string;
}

const inOrder = (a: Omit<PackPart, "text">, b: Omit<PackPart, "text">) =>
  a.startedAt.getTime() - b.startedAt.getTime() ||
  (a.obsSessionId === b.obsSessionId
    ? a.piece - b.piece
    : a.obsSessionId < b.obsSessionId
      ? -1
      : 1);

/** All these parts as one pack, in the order in which their sessions began. No parts: a pack that holds nothing. */
export function packOf(parts: readonly PackPart[]): PackContent {
  const all = parts.toSorted(inOrder);
  return {
    obsSessionIds: [...new Set(all.map(({ obsSessionId }) => obsSessionId))],
    rows: `[${all.map(({ text }) => text).join(",")}]`,
  };
}

/**
 * Parts of sessions as packs, each of at most 700,000 bytes and 1,000 sessions, in the order in which the sessions began, so that the
 * pieces of one follow each other: the same sessions give the same packs. A part is never larger than a pack (`partsOf`).
 * No sessions: no packs.
 */
export function packsOf(
  parts: readonly PackPart[],
  most: number = packTextMost,
): PackContent[] {
  const packs: { ids: Set<string>; parts: PackPart[]; size: number }[] = [];
  for (const part of parts.toSorted(inOrder)) {
    const size = bytesIn(part.text) + 1;
    let last = packs.at(-1);
    const isFull =
      last === undefined ||
      last.size + size > most ||
      last.ids.size >= packedIdsMost;
    if (last === undefined || isFull) {
      last = { ids: new Set(), parts: [], size: 2 };
      packs.push(last);
    }
    last.ids.add(part.obsSessionId);
    last.parts.push(part);
    last.size += size;
  }
  return packs.map((pack) => packOf(pack.parts));
}

/** Each part of a pack as its own text again, to be packed anew; [] for a text that holds none. */
export const partsOfPack = ({ rows }: Pick<ScanPack, "rows">): PackPart[] =>
  (readPacked(rows) ?? []).map((packed) => {
    const [{ obsSessionId, startedAt }, , [piece] = [0]] = packed;
    return { obsSessionId, startedAt, piece, text: JSON.stringify(packed) };
  });
