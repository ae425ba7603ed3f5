import { fold } from "../directory/search";
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

/** A local id as ids of one establishment are compared: its own short code before it says nothing. */
export function localKey(localId: string, shortCode: string | null): string {
  const plain = fold(localId).replace(/\s+/gu, "");
  const code = shortCode === null ? "" : fold(shortCode);
  const rest = plain.startsWith(code) ? plain.slice(code.length) : "";
  return code !== "" && /^[/:|_-]./u.test(rest) ? rest.slice(1) : plain;
}

/**
 * The id of a new animal, which follows from its GAN, else from its local id; null without either. `isUsed`: an animal
 * that was given another number since has it already.
 */
export function animalIdOf(
  { zooId, shortCode }: { zooId: string; shortCode: string | null },
  { gan, localId }: { gan: string | null; localId: string | null },
  isUsed: (id: string) => boolean,
): string | null {
  if (gan !== null) return unusedId(zooId, ["gan", ganKey(gan)], isUsed);
  if (localId === null) return null;
  return unusedId(zooId, ["local", localKey(localId, shortCode)], isUsed);
}

/** A name of an enclosure or a group as names are compared. */
export const placeKey = (name: string): string =>
  fold(name)
    .replace(/[\s_-]+/gu, " ")
    .trim();
