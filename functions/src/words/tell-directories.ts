import { markDirectory, markSpecieIn } from "../directory/marks";
import { usesPath } from "../directory/stored";
import { database } from "../edge/admin";

/** At most this many values of an `array-contains-any` filter in one query. */
const idsAtOnce = 30;
/** From here on all establishments are asked rather than those of each thirty species. */
const many = 300;

interface Use {
  directoryId: string;
  species: readonly string[];
}

const useOf = (stored: FirebaseFirestore.QueryDocumentSnapshot): Use => ({
  directoryId: stored.id,
  species: (stored.get("species") ?? []) as string[],
});

/** The establishments that name one of these species, and which. */
async function usesOf(ids: readonly string[]): Promise<Use[]> {
  const uses = database().collection(usesPath);
  if (ids.length > many) return (await uses.get()).docs.map(useOf);
  const found = new Map<string, Use>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce);
    const { docs } = await uses
      .where("species", "array-contains-any", some)
      .get();
    for (const one of docs) found.set(one.id, useOf(one));
  }
  return [...found.values()];
}

/** Marks these species in the directories of the establishments that have them; more than fifty of one: its whole directory. */
export async function tellDirectories(ids: readonly string[]): Promise<void> {
  const changed = new Set(ids);
  for (const { directoryId, species } of await usesOf(ids)) {
    const touched = species.filter((id) => changed.has(id));
    if (touched.length > 50) await markDirectory(directoryId);
    else await Promise.all(touched.map((id) => markSpecieIn(directoryId, id)));
  }
}

/** Marks the directory of every establishment. */
export async function markEveryDirectory(): Promise<void> {
  const zoos = await database().collection("zoo").select().get();
  for (const { id } of zoos.docs) await markDirectory(id);
}
