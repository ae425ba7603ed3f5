import { entryOf } from "@domain/directory/entry-of";
import type { AnimalEntry } from "@domain/directory/kinds";
import type { PlaceKind } from "@domain/directory/touched-places";
import { contentOf } from "@domain/enclosure/content";
import { residentsQuery } from "@domain/enclosure/enclosure-queries";
import { membersQuery } from "@domain/group/group-queries";
import { membersOf } from "@domain/group/members";
import { equalValues } from "@domain/record/equal";
import type { Values } from "@domain/record/types";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, plain, ref, stampNew } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { placeMark } from "./marks";

/** What a place says of an animal follows from these. */
const read = [
  "animalName",
  "specieId",
  "animalEnclosureData",
  "groupId",
  "isArchived",
  "animalState",
] as const;

/** Documents of one transaction. */
const writesAtOnce = 400;

/** What was found in one place: the names of what differed, and whether some of it is left for another time. */
export interface Recounted {
  differing: string[];
  isWhole: boolean;
}

const queries = { enclosures: residentsQuery, groups: membersQuery };

/** Everybody who names a place as theirs, as they are stored now. */
async function animalsIn(
  transaction: Transaction,
  kind: PlaceKind,
  zooId: string,
  id: string,
): Promise<AnimalEntry[]> {
  const found: AnimalEntry[] = [];
  const all = compile(queries[kind](zooId, id, 1)).select(...read);
  for await (const docs of pagesOfQuery(all, (page) => transaction.get(page)))
    for (const doc of docs)
      found.push(entryOf("animals", doc.id, plain(doc.data()) as Values));
  return found;
}

type Writes = ((transaction: Transaction) => void)[];
interface Difference {
  differing: string[];
  writes: Writes;
}

function enclosureDifference(
  enclosure: DocumentSnapshot,
  animals: readonly AnimalEntry[],
): Difference {
  const differing = Object.entries(contentOf(animals)).filter(
    ([field, value]) => !equalValues(plain(enclosure.get(field)), value),
  );
  if (differing.length === 0) return { differing: [], writes: [] };
  const values = changeOf(
    "enclosures",
    Object.fromEntries(differing),
    systemAuthor,
  );
  return {
    differing: differing.map(([field]) => field),
    writes: [(transaction) => transaction.update(enclosure.ref, values)],
  };
}

async function groupDifference(
  transaction: Transaction,
  group: DocumentSnapshot,
  zooId: string,
  animals: readonly AnimalEntry[],
): Promise<Difference> {
  const wanted = membersOf(zooId, animals);
  const listed = group.ref.collection("animals");
  const stored = new Map(
    (await transaction.get(listed)).docs.map((doc) => [doc.id, doc]),
  );
  const writes: Writes = [];
  for (const [id, member] of wanted) {
    const known = stored.get(id);
    const isRight = Object.entries(member).every(
      ([field, value]) => known?.get(field) === value,
    );
    const data = { ...member, ...stampNew(systemAuthor) };
    if (!isRight) writes.push((writer) => writer.set(listed.doc(id), data));
  }
  for (const [id, doc] of stored)
    if (!wanted.has(id)) writes.push((writer) => writer.delete(doc.ref));
  return { differing: writes.length === 0 ? [] : ["animals"], writes };
}

/**
 * Counts again who is in an enclosure or a group, from the animals that name it, and writes what
 * differs; its mark goes in the same transaction, so that whoever comes or goes meanwhile is counted by
 * this run or the next. Nothing differs, or there is no such place: nothing is written.
 */
export const recountPlace = (
  kind: PlaceKind,
  id: string,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Recounted> =>
  database().runTransaction(async (transaction) => {
    const place = await transaction.get(ref(kind, id));
    const zooId: unknown = place.get("zooId");
    const nothing: Difference = { differing: [], writes: [] };
    const found = async (zoo: string): Promise<Difference> => {
      const animals = await animalsIn(transaction, kind, zoo, id);
      return kind === "enclosures"
        ? enclosureDifference(place, animals)
        : groupDifference(transaction, place, zoo, animals);
    };
    const { differing, writes } =
      typeof zooId === "string" ? await found(zooId) : nothing;
    const isWhole = writes.length <= writesAtOnce;
    if (!dryRun) {
      for (const write of writes.slice(0, writesAtOnce)) write(transaction);
      if (isWhole) transaction.delete(placeMark(kind, id));
    }
    return { differing, isWhole };
  });

/** The same until nothing is left. */
export async function recountWhole(
  kind: PlaceKind,
  id: string,
  options: { dryRun?: boolean } = {},
): Promise<string[]> {
  const differing = new Set<string>();
  for (;;) {
    const once = await recountPlace(kind, id, options);
    for (const name of once.differing) differing.add(name);
    if (once.isWhole || options.dryRun === true) return [...differing];
  }
}
