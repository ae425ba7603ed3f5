import { fold } from "../directory/search";
import type { Zoo } from "../establishment/zoo";
import { ownId } from "../record/desk/own-id";

/** 53 bits of a text, another set of them for another seed. */
function bitsOf(text: string, seed: number): number {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a =
    Math.imul(a ^ (a >>> 16), 2246822507) ^
    Math.imul(b ^ (b >>> 13), 3266489909);
  b =
    Math.imul(b ^ (b >>> 16), 2246822507) ^
    Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/**
 * A document id of an establishment that follows from texts, the same whenever it is asked for: what an import makes is
 * not made again by the next one. Whoever knows the texts knows it, so only the establishment's own people may make it.
 */
export const stableId = (zooId: string, ...texts: string[]): string =>
  ownId(
    zooId,
    [1, 2]
      .map((seed) =>
        bitsOf(JSON.stringify(texts), seed).toString(36).padStart(11, "0"),
      )
      .join("i"),
  );

/** The first id of an establishment that follows from texts and that nothing has yet: `stableId` itself where that is free. */
export function unusedId(
  zooId: string,
  texts: readonly string[],
  isUsed: (id: string) => boolean,
): string {
  let id = stableId(zooId, ...texts);
  for (let more = 2; isUsed(id); more += 1)
    id = stableId(zooId, ...texts, String(more));
  return id;
}

/** A global accession number as numbers are compared. */
export const ganKey = (gan: string): string =>
  gan.toUpperCase().replace(/\s+/gu, "");

const folded = (text: string): string => fold(text).replace(/\s+/gu, "");

/** Of the ids that other systems give, shorter ones may well begin a local id by chance. */
const foreignIdMin = 3;

/**
 * What stands before local ids where a file says whose they are, folded, the longest first: the establishment's short
 * code, its id in the external records and its own. [] where none is known.
 */
export function ownCodes({
  shortCode,
  recordsId,
  ownId: own,
}: Pick<Zoo, "shortCode" | "recordsId" | "ownId">): string[] {
  const foreign = [recordsId, own].map((id) => folded(id ?? ""));
  return [
    folded(shortCode ?? ""),
    ...foreign.filter(({ length }) => length >= foreignIdMin),
  ]
    .filter((code) => code !== "")
    .sort((a, b) => b.length - a.length);
}

/** A local id as ids of one establishment are compared: a code of its own (`ownCodes`) before it says nothing. */
export function localKey(localId: string, codes: readonly string[]): string {
  const plain = folded(localId);
  const before = codes.find(
    (code) =>
      plain.startsWith(code) && /^[/:|_-]./u.test(plain.slice(code.length)),
  );
  return before === undefined ? plain : plain.slice(before.length + 1);
}

/**
 * The id of a new animal, which follows from its GAN, else from its local id; null without either. `isUsed`: an animal
 * that was given another number since has it already.
 */
export function animalIdOf(
  { zooId, codes }: { zooId: string; codes: readonly string[] },
  { gan, localId }: { gan: string | null; localId: string | null },
  isUsed: (id: string) => boolean,
): string | null {
  if (gan !== null) return unusedId(zooId, ["gan", ganKey(gan)], isUsed);
  if (localId === null) return null;
  return unusedId(zooId, ["local", localKey(localId, codes)], isUsed);
}

/** A name of an enclosure or a group as names are compared. */
export const placeKey = (name: string): string =>
  fold(name)
    .replace(/[\s_-]+/gu, " ")
    .trim();
