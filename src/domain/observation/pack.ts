import * as z from "zod";
import type { ObsSession, ScanPack } from "./obs-session";
import { packTextMost } from "./obs-session";
import { rowsOfStored, rowsText } from "./rows/rows-text";
import type { Rows } from "./rows/row";

/** A session as a pack holds it: what analyses ask of it, and its rows with corrections applied. */
export interface PackedSession {
  facts: PackedFacts;
  rows: Rows;
}

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
});
export type PackedFacts = z.infer<typeof factsSchema>;

/** What a pack says of a session; null: it has not begun or not ended. */
export function packedFacts(session: ObsSession): PackedFacts | null {
  const { startedAt, endedAt } = session;
  if (startedAt === null || endedAt === null) return null;
  return factsSchema.parse(session);
}

/** One session as text, alone within a pack. */
export const packedText = ({ facts, rows }: PackedSession): string =>
  `[${JSON.stringify(facts)},${rowsText(rows)}]`;

const packedSchema = z.array(z.tuple([factsSchema, z.unknown()]));

/** The sessions of a pack, by when they began; null for a text that holds none. */
export function sessionsOfPack({
  rows,
}: Pick<ScanPack, "rows">): PackedSession[] | null {
  let json: unknown;
  try {
    json = JSON.parse(rows);
  } catch {
    return null;
  }
  const { data } = packedSchema.safeParse(json);
  return (
    data?.flatMap(([facts, stored]) => {
      const own = rowsOfStored(stored);
      return own === null ? [] : [{ facts, rows: own }];
    }) ?? null
  );
}

/** A session's text, and what orders it. */
export interface PackPart {
  obsSessionId: string;
  startedAt: Date;
  text: string;
}

/** What one pack holds. */
export interface PackContent {
  obsSessionIds: string[];
  rows: string;
}

const inOrder = (a: PackPart, b: PackPart) =>
  a.startedAt.getTime() - b.startedAt.getTime() ||
  (a.obsSessionId < b.obsSessionId ? -1 : 1);

/**
 * Sessions as packs, each of at most 700,000 characters, in the order in which they began: the same sessions give the same
 * packs. A session that is larger alone is cut in no pack: it is left out, and named in `tooLarge`. No sessions: no packs.
 */
export function packsOf(
  parts: readonly PackPart[],
  most: number = packTextMost,
): { packs: PackContent[]; tooLarge: string[] } {
  const packs: { ids: string[]; texts: string[]; size: number }[] = [];
  const tooLarge: string[] = [];
  for (const { obsSessionId, text } of parts.toSorted(inOrder)) {
    const size = text.length + 1;
    if (size + 1 > most) {
      tooLarge.push(obsSessionId);
      continue;
    }
    let last = packs.at(-1);
    if (last === undefined || last.size + size > most) {
      last = { ids: [], texts: [], size: 2 };
      packs.push(last);
    }
    last.ids.push(obsSessionId);
    last.texts.push(text);
    last.size += size;
  }
  return {
    packs: packs.map(({ ids, texts }) => ({
      obsSessionIds: ids,
      rows: `[${texts.join(",")}]`,
    })),
    tooLarge,
  };
}

/** Each session of a pack as its own text again, to be packed anew; [] for a text that holds none. */
export function partsOfPack({ rows }: Pick<ScanPack, "rows">): PackPart[] {
  let json: unknown;
  try {
    json = JSON.parse(rows);
  } catch {
    return [];
  }
  return (packedSchema.safeParse(json).data ?? []).map(([facts, stored]) => ({
    obsSessionId: facts.obsSessionId,
    startedAt: facts.startedAt,
    text: `[${JSON.stringify(facts)},${JSON.stringify(stored)}]`,
  }));
}
