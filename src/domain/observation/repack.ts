import { bytesIn } from "../schema/bytes";
import { packedIdsMost, packTextMost } from "./obs-session";
import type { PackContent, PackPart } from "./pack";
import { packOf } from "./pack";

/** What each pack of a month holds, by the number of the pack. */
export type MonthParts = ReadonlyMap<number, readonly PackPart[]>;

/** A pack that is being filled. */
interface Filled {
  parts: PackPart[];
  size: number;
}

const sizeOf = (parts: readonly PackPart[]): number =>
  parts.reduce((sum, { text }) => sum + bytesIn(text) + 1, 2);

const idsIn = (parts: readonly PackPart[]): Set<string> =>
  new Set(parts.map(({ obsSessionId }) => obsSessionId));

function holds({ parts, size }: Filled, part: PackPart, most: number): boolean {
  const ids = idsIn(parts);
  const isNamed = ids.has(part.obsSessionId) || ids.size < packedIdsMost;
  return isNamed && size + bytesIn(part.text) + 1 <= most;
}

/** In which pack each piece of a session lies, by the number of the piece. */
const placesOf = (
  month: MonthParts,
  obsSessionId: string,
): Map<number, number> =>
  new Map(
    [...month].flatMap(([n, parts]) =>
      parts
        .filter((part) => part.obsSessionId === obsSessionId)
        .map(({ piece }) => [piece, n] as const),
    ),
  );

const firstFree = (packs: ReadonlyMap<number, Filled>): number => {
  let n = 0;
  while (packs.has(n)) n += 1;
  return n;
};

/**
 * What those packs of a month hold that hold a session, or held it, once its parts are as given: each part stays in its pack
 * where that has room, else it lies in the first that has, else in a new one. Parts of others stay where they are, so that
 * little is written however much a month holds. A pack without parts is to go: null. No parts: the session is taken out.
 */
export function repacked(
  month: MonthParts,
  obsSessionId: string,
  own: readonly PackPart[],
  most: number = packTextMost,
): Map<number, PackContent | null> {
  const places = placesOf(month, obsSessionId);
  const packs = new Map<number, Filled>();
  for (const n of [...month.keys()].sort((a, b) => a - b)) {
    const parts = (month.get(n) ?? []).filter(
      (part) => part.obsSessionId !== obsSessionId,
    );
    packs.set(n, { parts, size: sizeOf(parts) });
  }
  const touched = new Set(
    [...month].flatMap(([n, parts]) =>
      idsIn(parts).has(obsSessionId) ? [n] : [],
    ),
  );
  for (const part of own.toSorted((a, b) => a.piece - b.piece)) {
    const before = places.get(part.piece) ?? -1;
    const n =
      [before, ...packs.keys()].find((one) => {
        const pack = packs.get(one);
        return pack !== undefined && holds(pack, part, most);
      }) ?? firstFree(packs);
    const pack = packs.get(n) ?? { parts: [], size: 2 };
    pack.parts.push(part);
    pack.size += bytesIn(part.text) + 1;
    packs.set(n, pack);
    touched.add(n);
  }
  return new Map(
    [...touched].map((n) => {
      const parts = packs.get(n)?.parts ?? [];
      return [n, parts.length === 0 ? null : packOf(parts)];
    }),
  );
}
