import { lettersOfLines } from "@domain/words/build";
import type { Catalogue } from "@domain/words/catalogue";
import { changedCatalogue, differing, linesOf } from "@domain/words/catalogue";
import type { WordKeys } from "@domain/words/keys";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import {
  readCatalogue,
  speciesNow,
  storedSpecies,
  writeCatalogue,
} from "./catalogue";
import { withLease } from "./lease";
import { speciesMarksPath, taxaMark } from "./mark-species";
import { markEveryDirectory, tellDirectories } from "./tell-directories";
import type { Written } from "./write-words";
import { writeTaxa } from "./write-taxa";
import { readKeys, soundKeys, writeWords } from "./write-words";

/** Marks of one run; what is left waits a minute. */
const marksAtOnce = 1000;

/** What a run did: how many species differed, and the documents of the index. */
export interface WordsResult extends Written {
  species: number;
}

const nothing: WordsResult = { species: 0, written: 0, removed: 0, bytes: 0 };

const linesAt = (ids: readonly string[], ...all: readonly Catalogue[]) =>
  all.flatMap((catalogue) => ids.flatMap((id) => catalogue.get(id) ?? []));

/** Brings the index to these lines; `only`: just the part of the words that the changed species had and have. */
async function settle(
  before: Catalogue,
  after: Catalogue,
  keys: WordKeys | null,
  only: "changed" | "all",
): Promise<WordsResult> {
  const ids = differing(before, after);
  if (ids.length === 0 && only === "changed" && keys !== null) return nothing;
  const letters =
    only === "all" ? null : lettersOfLines(linesAt(ids, before, after));
  const written = await writeWords(linesOf(after), keys ?? new Map(), letters);
  // The catalogue last: what stopped half-way finds the same species differing again.
  if (keys !== null) await tellDirectories(ids);
  await writeCatalogue(after, ids);
  return { species: ids.length, ...written };
}

async function unmark(marks: readonly QueryDocumentSnapshot[]): Promise<void> {
  for (const { ref, updateTime } of marks)
    await database().runTransaction(async (transaction) => {
      const now = await transaction.get(ref);
      // Marked again meanwhile: the next run looks again.
      if (now.updateTime?.isEqual(updateTime) === true) transaction.delete(ref);
    });
}

/**
 * Brings the index of the species' words up to date with what was marked, and marks the directories
 * that name those species; the document of the orders and families follows. A database without an index gets it, and every directory is built anew.
 */
export async function runWords(now: Date): Promise<WordsResult> {
  const [{ docs }, keys] = await Promise.all([
    database().collection(speciesMarksPath).limit(marksAtOnce).get(),
    readKeys(),
  ]);
  if (docs.length === 0 && keys !== null) return nothing;
  const marks = docs.filter(({ id }) => id !== taxaMark);
  const ids = marks.flatMap((one) => {
    const id: unknown = one.get("specieId");
    return typeof id === "string" ? [id] : [];
  });
  const isWhole = keys === null || ids.length < marks.length;
  const done = await withLease(now, async () => {
    const before = await readCatalogue();
    const after = isWhole
      ? await storedSpecies()
      : changedCatalogue(before, await speciesNow(ids));
    if (keys === null) await markEveryDirectory();
    const result = await settle(
      before,
      after,
      keys,
      keys === null ? "all" : "changed",
    );
    await writeTaxa(after.size, marks.length < docs.length);
    await unmark(docs);
    return result;
  });
  return done ?? nothing;
}

/** Builds the whole index anew from every species and writes what differs, also what only seems to be there. */
export async function rebuildWords(now: Date): Promise<WordsResult> {
  const done = await withLease(now, async () => {
    const keys = await readKeys();
    const sound = keys === null ? null : await soundKeys(keys);
    const [before, after] = [await readCatalogue(), await storedSpecies()];
    await writeTaxa(after.size, true);
    return settle(before, after, sound, "all");
  });
  return done ?? nothing;
}
