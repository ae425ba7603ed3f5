import type { RecordFacts } from "@domain/access/can";
import { can } from "@domain/access/can";
import type { Action, Resource } from "@domain/access/matrix";
import type { Session } from "@domain/access/session";
import { entryOf } from "@domain/collections";
import { AppError } from "@domain/errors";
import type { Folder } from "@domain/file/path";
import { recordOf } from "@domain/file/path";
import type { FileSaid } from "@domain/file/slot-values";
import type { FileType, Preset } from "@domain/file/slots";
import { homeOf, namesFiles, slots } from "@domain/file/slots";
import { factsOf } from "@domain/record/desk/may-write";
import { isPutAway } from "@domain/record/put-away";
import type { Values } from "@domain/record/types";
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { checkMode, checkModeOf } from "../edge/demonstration";
import { readingOf, ref, refBelow } from "../edge/documents";

/** Where in a record a file belongs. */
export interface Place extends Folder {
  preset: Preset;
  name: string;
  /** What its record says of it beside its path, where it does. */
  said?: FileSaid;
}

/** Where the record of a folder is stored. */
export function recordRef(
  folder: Pick<Folder, "type" | "id">,
): DocumentReference {
  const { id, parentId } = recordOf(folder);
  return parentId === null
    ? ref(folder.type, id)
    : refBelow(folder.type, parentId, id);
}

/** Where what says the sectors of the record is stored: the enclosure of a value. What lies below an animal says its own, which follows. */
function parentRef(folder: Folder): DocumentReference[] {
  const { parentId } = recordOf(folder);
  return parentId === null || folder.type !== "measures"
    ? []
    : [ref("enclosures", parentId)];
}

/** The right that something asks for of a record as it is; null: nobody may. */
export type RightOn = (record: Values) => string | null;

/** What `can()` needs to know: of what lies below another the sectors in which that lies now. */
function factsNow(
  type: FileType,
  values: Values,
  parent: DocumentSnapshot | undefined,
): RecordFacts {
  const facts = factsOf(type, values);
  if (parent === undefined) return facts;
  const { record } = readingOf("enclosures", parent);
  const { sectorIds = [] } =
    record === null ? {} : factsOf("enclosures", record);
  return { ...facts, sectorIds };
}

/**
 * Throws "not-found" for a record that is not there, of another establishment than its folder, or removed; "not-allowed"
 * without the right. `parent` is what it lies below, if it does.
 */
export function checkRecord(
  session: Session,
  { zooId, type }: Folder,
  rightOn: RightOn,
  snapshot: DocumentSnapshot,
  parent?: DocumentSnapshot,
): Values {
  const { record } = readingOf(type, snapshot);
  const values: Values | null = record;
  const action = values === null ? null : rightOn(values);
  // What is named elsewhere is read on where its record was put away.
  const stays = action === "read" && !namesFiles(type);
  if (
    values === null ||
    homeOf(type, values["zooId"]) !== zooId ||
    (isPutAway(values) && !stays)
  )
    throw new AppError("not-found");
  const { resource } = entryOf(type);
  const facts = factsNow(type, values, parent);
  if (
    resource === null ||
    action === null ||
    !can(session, action as Action<Resource>, resource, facts)
  )
    throw new AppError("not-allowed");
  return snapshot.data() as Values;
}

/** The right that changing this place of a record asks for. Throws "invalid-input" where such records have none. */
export function rightOf(type: FileType, preset: Preset): RightOn {
  const slot = slots[type][preset];
  if (slot === undefined)
    throw new AppError("invalid-input", { fields: ["preset"] });
  return slot.rightOn;
}

/** The right that taking something out of it asks for; throws as `rightOf`. */
export const removeRightOf = (type: FileType, preset: Preset): RightOn =>
  slots[type][preset]?.removeRightOn ?? rightOf(type, preset);

/** The record as stored, if this person may change this place of it now: asked before any work is done. */
export async function mayPlace(
  session: Session,
  place: Place,
): Promise<Values> {
  const right = rightOf(place.type, place.preset);
  // A read-only transaction whose first read fails leaves a rejection that nobody handles: the process ends.
  const [snapshot, zoo, parent] = await database().getAll(
    recordRef(place),
    ref("zoo", place.zooId),
    ...parentRef(place),
  );
  if (snapshot === undefined) throw new AppError("not-found");
  const stored = checkRecord(session, place, right, snapshot, parent);
  checkMode(session, zoo?.data() ?? null);
  return stored;
}

/** The same within the transaction that changes it. */
export async function storedFor(
  transaction: Transaction,
  session: Session,
  folder: Folder,
  right: RightOn,
): Promise<Values> {
  const [snapshot, parent] = await transaction.getAll(
    recordRef(folder),
    ...parentRef(folder),
  );
  if (snapshot === undefined) throw new AppError("not-found");
  const stored = checkRecord(session, folder, right, snapshot, parent);
  await checkModeOf(transaction, session, folder.zooId);
  return stored;
}
